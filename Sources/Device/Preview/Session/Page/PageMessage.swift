import Foundation
import Stage

/// A request of the browser page. `Documentation/PageProtocol.md` documents the protocol.
package enum PageMessage: Equatable {
  /// The first message of a page. `resume` is the token for the state that the page had in the
  /// previous build. `address` is the part of the page's address after `#`.
  case hello(scale: Double, resume: String? = nil, address: String? = nil)
  case load(id: String)
  /// Shows the state that an address describes.
  case open(address: String)
  /// Creates the entry with these values; if a value is missing, its default is used.
  case remake(id: String, values: PageParameter.Values)
  case touch([Touch])
  case wheel(x: Double, y: Double, dx: Double, dy: Double)
  case key(String, modifiers: [String])
  case set(Settings)
  case gesture(String)
  case pause, resume
  case step(ticks: Int)
  case show(recording: Int, t: Double)
  case live
  /// Continues a recording from a time. If `lifts` is true, the touches that are down at this time
  /// end; otherwise the next touches continue them.
  case `continue`(recording: Int, t: Double, lifts: Bool)
  /// Requests the layers at a time in a recording. If `recording` is nil, requests the device's
  /// current layers.
  case layers(recording: Int?, t: Double)
  case curve(recording: Int, layer: Int, property: String)
  /// Requests the motions of a layer in a recording.
  case motions(recording: Int, layer: Int)
  case edit(MotionRequest)
  /// Asks which release of the last drag would have had the other outcome.
  case alternatives(recording: Int)
  /// Requests the line of the app's source for the call `n` of a recording.
  case source(recording: Int, n: Int)
  /// Asks a question about a recording; `t` is the time for questions that name none.
  case ask(recording: Int, question: String, t: Double)
  case export(recording: Int, format: String)
  /// Requests the elements of the live device's screen.
  case elements
  /// Activates the element `n` of the last message `elements`.
  case activate(n: Int)
  case stats

  package struct Touch: Decodable, Equatable {
    var id: Int
    var phase: TouchScript.Phase
    var x, y: Double
    /// The number of milliseconds from the touch until the message was sent.
    var ago: Double?
  }

  /// The settings to change; settings that are nil do not change.
  package struct Settings: Decodable, Equatable {
    var device: String?
    var orientation: DeviceEvent.Orientation?
    var dark, rtl, reduceMotion, hardwareKeyboard: Bool?
    var textSize: String?
    var era: Int?
    var horizontal, vertical: SizeClass?
    var scale, speed: Double?

    /// Whether any change affects the device.
    var changesDevice: Bool {
      orientation != nil || dark != nil || rtl != nil || reduceMotion != nil
        || hardwareKeyboard != nil || textSize != nil || era != nil || horizontal != nil
        || vertical != nil
    }

    /// A size class. The value null means that the window's size determines the size class.
    package struct SizeClass: Decodable, Equatable {
      package var value: DeviceEvent.SizeClass?

      package init(_ value: DeviceEvent.SizeClass?) { self.value = value }

      package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        value = container.decodeNil() ? nil : try container.decode(DeviceEvent.SizeClass.self)
      }
    }

    private enum CodingKeys: String, CodingKey {
      case device, orientation, dark, rtl, reduceMotion, hardwareKeyboard, textSize, era
      case horizontal, vertical, scale, speed
    }

    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      device = try values.decodeIfPresent(String.self, forKey: .device)
      orientation = try values.decodeIfPresent(DeviceEvent.Orientation.self, forKey: .orientation)
      dark = try values.decodeIfPresent(Bool.self, forKey: .dark)
      rtl = try values.decodeIfPresent(Bool.self, forKey: .rtl)
      reduceMotion = try values.decodeIfPresent(Bool.self, forKey: .reduceMotion)
      hardwareKeyboard = try values.decodeIfPresent(Bool.self, forKey: .hardwareKeyboard)
      textSize = try values.decodeIfPresent(String.self, forKey: .textSize)
      era = try values.decodeIfPresent(Int.self, forKey: .era)
      // `decodeIfPresent` does not distinguish null from a missing member.
      func sizeClass(_ key: CodingKeys) throws -> SizeClass? {
        values.contains(key) ? try values.decode(SizeClass.self, forKey: key) : nil
      }
      horizontal = try sizeClass(.horizontal)
      vertical = try sizeClass(.vertical)
      scale = try values.decodeIfPresent(Double.self, forKey: .scale)
      speed = try values.decodeIfPresent(Double.self, forKey: .speed)
    }
  }
}

extension PageMessage: Decodable {
  private enum CodingKeys: String, CodingKey {
    case `do`, scale, id, touches, x, y, dx, dy, key, modifiers, name, ticks, recording, t, layer
    case property, format, values, resume, n, question, address, lift
  }

  /// The values of `do`.
  package enum Verb: String, CaseIterable {
    case hello, load, open, remake, touch, wheel, key, set, gesture, pause, resume, step, show, live
    case `continue`
    case layers, curve, motions, edit, alternatives, source, ask, export, elements, activate, stats
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func number(_ key: CodingKeys) throws -> Double { try values.decode(Double.self, forKey: key) }
    let word = try values.decode(String.self, forKey: .do)
    guard let verb = Verb(rawValue: word) else {
      let verbs = Verb.allCases.map(\.rawValue).joined(separator: ", ")
      throw PageError(
        about: word, "found \"\(word.prefix(40))\" at \"do\", expected one of \(verbs)")
    }
    switch verb {
    case .hello:
      self = .hello(
        scale: try values.decodeIfPresent(Double.self, forKey: .scale) ?? 2,
        resume: try values.decodeIfPresent(String.self, forKey: .resume),
        address: try values.decodeIfPresent(String.self, forKey: .address))
    case .load: self = .load(id: try values.decode(String.self, forKey: .id))
    case .open: self = .open(address: try values.decode(String.self, forKey: .address))
    case .remake:
      self = .remake(
        id: try values.decode(String.self, forKey: .id),
        values: try values.decode(PageParameter.Values.self, forKey: .values))
    case .touch: self = .touch(try values.decode([Touch].self, forKey: .touches))
    case .wheel:
      self = .wheel(x: try number(.x), y: try number(.y), dx: try number(.dx), dy: try number(.dy))
    case .key:
      self = .key(
        try values.decode(String.self, forKey: .key),
        modifiers: try values.decodeIfPresent([String].self, forKey: .modifiers) ?? [])
    case .set: self = .set(try Settings(from: decoder))
    case .gesture: self = .gesture(try values.decode(String.self, forKey: .name))
    case .pause: self = .pause
    case .resume: self = .resume
    case .step: self = .step(ticks: try values.decodeIfPresent(Int.self, forKey: .ticks) ?? 1)
    case .show:
      self = .show(recording: try values.decode(Int.self, forKey: .recording), t: try number(.t))
    case .live: self = .live
    case .continue:
      self = .continue(
        recording: try values.decode(Int.self, forKey: .recording), t: try number(.t),
        lifts: try values.decodeIfPresent(Bool.self, forKey: .lift) ?? false)
    case .layers:
      self = .layers(
        recording: try values.decodeIfPresent(Int.self, forKey: .recording),
        t: try values.decodeIfPresent(Double.self, forKey: .t) ?? 0)
    case .curve:
      self = .curve(
        recording: try values.decode(Int.self, forKey: .recording),
        layer: try values.decode(Int.self, forKey: .layer),
        property: try values.decode(String.self, forKey: .property))
    case .motions:
      self = .motions(
        recording: try values.decode(Int.self, forKey: .recording),
        layer: try values.decode(Int.self, forKey: .layer))
    case .edit: self = .edit(try MotionRequest(from: decoder))
    case .alternatives:
      self = .alternatives(recording: try values.decode(Int.self, forKey: .recording))
    case .source:
      self = .source(
        recording: try values.decode(Int.self, forKey: .recording),
        n: try values.decode(Int.self, forKey: .n))
    case .ask:
      self = .ask(
        recording: try values.decode(Int.self, forKey: .recording),
        question: try values.decode(String.self, forKey: .question), t: try number(.t))
    case .export:
      self = .export(
        recording: try values.decode(Int.self, forKey: .recording),
        format: try values.decode(String.self, forKey: .format))
    case .elements: self = .elements
    case .activate: self = .activate(n: try values.decode(Int.self, forKey: .n))
    case .stats: self = .stats
    }
  }

  /// Decodes and validates a message. The error describes what was found and what was expected.
  package static func read(_ text: String) throws(PageError) -> PageMessage {
    do {
      let message = try JSONDecoder().decode(PageMessage.self, from: Data(text.utf8))
      try message.check()
      return message
    } catch let error as PageError {
      throw error
    } catch let error as DecodingError {
      throw PageError(about: verb(of: text), error.words)
    } catch {
      throw PageError(about: nil, "found \"\(text.prefix(40))\", expected a JSON object")
    }
  }

  /// The allowed range of coordinates, in points from the screen's corner. Larger coordinates would
  /// lose precision.
  package static let reach = -100_000.0...100_000.0
  /// The allowed touch numbers.
  static let fingers = 0...Int(Int32.max)
  /// The number of the touch that a wheel event produces. The page's own touches are numbered from
  /// zero.
  static let wheelFinger = -1
  /// The maximum number of simultaneous touches.
  package static let mostFingers = 10

  private func check() throws(PageError) {
    func check(_ value: Double, _ path: String, _ verb: Verb) throws(PageError) {
      guard !Self.reach.contains(value) else { return }
      throw PageError(
        about: verb.rawValue, "found \(value) at \"\(path)\", expected -100000 to 100000")
    }
    switch self {
    case .touch(let touches):
      for (index, touch) in touches.enumerated() {
        try check(touch.x, "touches[\(index)].x", .touch)
        try check(touch.y, "touches[\(index)].y", .touch)
        guard Self.fingers.contains(touch.id) else {
          throw PageError(
            about: Verb.touch.rawValue,
            "found \(touch.id) at \"touches[\(index)].id\", expected 0 to \(Int32.max)")
        }
      }
    case .wheel(let x, let y, let dx, let dy):
      for (value, path) in [(x, "x"), (y, "y"), (dx, "dx"), (dy, "dy")] {
        try check(value, path, .wheel)
      }
    default: return
    }
  }

  private static func verb(of text: String) -> String? {
    struct Head: Decodable { var `do`: String }
    return (try? JSONDecoder().decode(Head.self, from: Data(text.utf8)))?.do
  }
}

extension DecodingError {
  fileprivate var words: String {
    func path(_ keys: [any CodingKey]) -> String {
      let path = keys.reduce(into: "") { path, key in
        path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? "" : ".") + key.stringValue
      }
      return path.isEmpty ? "the whole message" : "\"\(path)\""
    }
    func name(_ type: Any.Type) -> String {
      switch type {
      case is Double.Type, is any FixedWidthInteger.Type: "a number"
      case is String.Type: "a text"
      case is Bool.Type: "true or false"
      case is [String: Any].Type: "an object"
      case is PageParameter.Value.Type: "a number, a text, or true or false"
      default: "another type"
      }
    }
    switch self {
    case .keyNotFound(let key, let context):
      return "found no \(path(context.codingPath + [key]))"
    case .typeMismatch(let type, let context):
      return "found the wrong type at \(path(context.codingPath)), expected \(name(type))"
    case .valueNotFound(let type, let context):
      return "found null at \(path(context.codingPath)), expected \(name(type))"
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      return "found no JSON object: \(context.debugDescription)"
    case .dataCorrupted(let context):
      return "found no value of \(path(context.codingPath)): \(context.debugDescription)"
    @unknown default: return "\(self)"
    }
  }
}
