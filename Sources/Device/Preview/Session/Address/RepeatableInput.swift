import CoreGraphics
import Film
import Foundation
import Stage

/// The input of a device up to a tick, and its form as a short text.
///
/// The text is base64url (RFC 4648) of a zlib stream of JSON, which is a `Document`. Equal input has
/// equal text.
package struct RepeatableInput: Equatable {
  package var log: InputLog
  /// The number of ticks that the device has run.
  package var ticks: Int

  package init(_ log: InputLog, ticks: Int) { (self.log, self.ticks) = (log, ticks) }

  /// The maximum number of characters of a text, so that a request of the page can contain it.
  package static let longestText = 48_000
  /// The maximum number of items that are written, which would not fit into the longest text.
  private static let mostItems = 30_000
  /// The maximum number of bytes of a document that is read.
  private static let mostBytes = 4 << 20

  /// The form of the document, which later versions may change.
  private static let version = 1

  private struct Document: Codable {
    let version, ticks: Int
    let items: [PackedInput]

    private enum CodingKeys: String, CodingKey {
      case version = "v"
      case ticks = "n"
      case items = "i"
    }
  }

  // MARK: Writing

  /// The text; nil if it would be too long.
  package var text: String? {
    guard log.items.count <= Self.mostItems, let items = packed else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let document = Document(version: Self.version, ticks: ticks, items: items)
    guard let json = try? encoder.encode(document),
      let stream = try? Deflate.stream(Array(json), level: 12)
    else { return nil }
    let text = Data(stream).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    return text.count <= Self.longestText ? text : nil
  }

  private var packed: [PackedInput]? {
    var (tick, x, y) = (0, 0, 0)
    var items: [PackedInput] = []
    for item in log.items {
      let ticks = item.tick - tick
      tick = item.tick
      switch item.input {
      case .touch(let finger, let phase, let pointX, let pointY, let time):
        let place = (
          x: TouchGrid.step(ofCoordinate: pointX), y: TouchGrid.step(ofCoordinate: pointY)
        )
        items.append(
          .touch(
            ticks: ticks, phase: Self.phases.firstIndex(of: phase) ?? 0, finger: finger,
            dx: place.x - x, dy: place.y - y,
            time: TouchGrid.step(ofTime: time) - tick * TouchGrid.stepsPerTick))
        (x, y) = place
      case .script(let script):
        guard let json = try? script.json(isPretty: false) else { return nil }
        items.append(.script(ticks: ticks, json: String(decoding: json, as: UTF8.self)))
      case .key(let key, let modifiers):
        items.append(.key(ticks: ticks, key: key, modifiers: modifiers))
      case .settings(let settings): items.append(.settings(ticks: ticks, settings))
      case .interruption: items.append(.interruption(ticks: ticks))
      }
    }
    return items
  }

  private static let phases: [TouchScript.Phase] = [.down, .move, .up, .cancel]

  // MARK: Reading

  /// Reads a text, which may come from anywhere.
  package init(text: String) throws(InputFault) {
    var base64 = text.replacing("-", with: "+").replacing("_", with: "/")
    base64 += String(repeating: "=", count: (4 - base64.count % 4) % 4)
    guard text.count <= Self.longestText, let stream = Data(base64Encoded: base64),
      let json = Deflate.content(of: Array(stream), atMost: Self.mostBytes)
    else { throw .damaged }
    let decoder = JSONDecoder()
    guard let document = try? decoder.decode(Document.self, from: Data(json)) else {
      struct Head: Decodable { let v: Int }
      let head = try? decoder.decode(Head.self, from: Data(json))
      throw head.map { $0.v > Self.version } == true ? .otherVersion : .damaged
    }
    guard document.version == Self.version else { throw .otherVersion }
    guard document.ticks >= 0 else { throw .damaged }
    guard document.ticks <= InputLog.longestReplay else { throw .tooLong }
    self.init(InputLog(try Self.unpacked(document)), ticks: document.ticks)
  }

  private static func unpacked(_ document: Document) throws(InputFault) -> [InputLog.Item] {
    var reader = InputReader(limit: document.ticks)
    for item in document.items { try reader.read(item, phases) }
    return reader.items
  }
}
