import Foundation
import Stage
import UIKit

/// A recording that was decoded from its file, so that runs can be compared.
package struct RecordedRun: Sendable, Equatable, Decodable {
  package struct Meta: Sendable, Equatable, Decodable {
    package var name: String
    package var title: String
    package var device: String
    package var gesture: String
    /// The screen's size at the start of the recording, in points.
    package var size: [Double]
    package var cancelledAt: Double?
    /// The time in seconds from the first to the last sample.
    package var duration: Double
    package var reduceMotion, rtl: Bool
    /// Whether the run used dark mode. Nil means false, because the file contains this value only
    /// if it is true.
    package var dark: Bool?
    /// Whether the device had hardware keys. Nil means false, because the file contains this value
    /// only if it is true.
    package var hardwareKeyboard: Bool?
    /// The iOS version whose behaviour was used. Nil means the current version, because the file
    /// contains only other versions.
    package var era: Int?
  }

  package struct Call: Sendable, Equatable, Decodable {
    /// The time in seconds since the recording began.
    package var t: Double
    package var lane: String
    package var object: ObjectName
    package var call: CallTrace.Message
    package var answer: String?
    /// The line of the app's source that made the call or caused it; nil if it is not known.
    package var source: SourcePlace?

    package init(
      t: Double, lane: String, object: ObjectName, call: CallTrace.Message, answer: String? = nil,
      source: SourcePlace? = nil
    ) {
      (self.t, self.lane, self.object) = (t, lane, object)
      (self.call, self.answer, self.source) = (call, answer, source)
    }
  }

  /// Whether the file contains the views' styles. Files that an earlier version has written do
  /// not contain them.
  package var hasStyles: Bool { samples.contains { $0.views.contains { $0.style != nil } } }

  /// A sample, which contains only the differences from the previous one.
  package struct Sample: Sendable, Equatable, Decodable {
    package var t: Double
    package var progress: Double?
    package var touches: [Recording.Touch]
    package var views: [RecordedView]
    package var gone: [Int]?
  }

  /// A finding of a rule.
  package struct Remark: Sendable, Equatable, Decodable {
    package var rule: String
    /// The time in seconds since the recording began.
    package var t: Double
    package var object: String
    package var property: String?
    package var message: String

    package init(
      rule: String, t: Double, object: String, property: String? = nil, message: String
    ) {
      (self.rule, self.t, self.object) = (rule, t, object)
      (self.property, self.message) = (property, message)
    }
  }

  /// How a run ended that did not reach its end.
  package struct End: Sendable, Equatable, Decodable {
    package var sentence: String
    package var place: SourcePlace?

    package init(sentence: String, place: SourcePlace? = nil) {
      (self.sentence, self.place) = (sentence, place)
    }

    /// What happened and when, without the line of the source, which moves when lines are added.
    package var cause: String {
      let suffix = place.map { " (\($0.text))" } ?? ""
      return sentence.hasSuffix(suffix) ? String(sentence.dropLast(suffix.count)) : sentence
    }
  }

  package var meta: Meta
  package var events: [Call]
  package var samples: [Sample]
  package var diagnostics: [Remark]
  /// The views and their names, and the views of the transitions. Nil in files that an earlier
  /// version has written.
  package var views: [ViewRecord]?
  package var transitions: [TransitionViews]?
  /// Nil if the run reached its end.
  package var end: End?
}

/// An error in a recording file, with its location, what was found, and what was expected.
package struct RecordingFileError: Error, Equatable {
  /// The path of the value that is wrong, such as `samples[3].views[0].frame`; empty for the whole
  /// file.
  package let path: String
  package let found: String
  package let expected: Expected

  package enum Expected: Equatable, Sendable {
    /// A file that the tool has written.
    case recording
    /// A value, such as "a number".
    case value(String)
  }
}

extension RecordedRun {
  /// Decodes a file that `RecordingFile` has written.
  package init(json: Data) throws(RecordingFileError) {
    let decoder = JSONDecoder()
    guard let head = try? decoder.decode(Head.self, from: json),
      head.format.name == RecordingFile.formatName
    else {
      let value = try? decoder.decode(JSONValue.self, from: json)
      let found =
        json.isEmpty
        ? "nothing" : value == nil ? "text that is not JSON" : "JSON that is not a recording"
      throw RecordingFileError(path: "", found: found, expected: .recording)
    }
    guard RecordingFile.readVersions.contains(head.format.version) else {
      throw RecordingFileError(
        path: "format.version", found: "\(head.format.version)",
        expected: .value(
          RecordingFile.readVersions.map(String.init).joined(separator: " or ")))
    }
    do {
      self = try decoder.decode(RecordedRun.self, from: json)
    } catch {
      throw Self.error(error as? DecodingError, in: json)
    }
  }

  private struct Head: Decodable {
    struct Format: Decodable { let name: String, version: Int }
    let format: Format
  }

  private static func error(_ error: DecodingError?, in json: Data) -> RecordingFileError {
    let value = try? JSONDecoder().decode(JSONValue.self, from: json)
    func made(_ path: [any CodingKey], _ expected: String) -> RecordingFileError {
      let way = path.reduce("") { way, key in
        key.intValue.map { "\(way)[\($0)]" } ?? (way.isEmpty ? "" : way + ".") + key.stringValue
      }
      let found = value?[path].map { "\($0)" } ?? "nothing"
      return RecordingFileError(path: way, found: found, expected: .value(expected))
    }
    switch error {
    case .keyNotFound(let key, let context):
      return made(context.codingPath + [key], "a value")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      return made(context.codingPath, name(of: type))
    case .dataCorrupted(let context): return made(context.codingPath, context.debugDescription)
    default: return made([], "a recording")
    }
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is Bool.Type: "true or false"
    case is Int.Type: "a whole number"
    case is Double.Type: "a number"
    case is [Any].Type: "a list"
    default: "a JSON object"
    }
  }
}

extension RecordedView: Decodable {
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    /// Reads numbers. Infinity and NaN are null in the file.
    func numbers(_ key: CodingKeys, _ counts: [Int]) throws -> [Double] {
      let numbers = try values.decodeIfPresent([Double?].self, forKey: key) ?? []
      guard counts.contains(numbers.count) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: values, debugDescription: "\(counts[0]) numbers")
      }
      return numbers.map { $0 ?? .infinity }
    }
    id = try values.decode(Int.self, forKey: .id)
    parent = try values.decodeIfPresent(Int.self, forKey: .parent)
    name = try values.decode(String.self, forKey: .name)
    frame = try numbers(.frame, [4])
    transform = try numbers(.transform, [16, 0])
    sublayerTransform = try numbers(.sublayerTransform, [16, 0])
    alpha = try values.decodeIfPresent(Double.self, forKey: .alpha) ?? .infinity
    isHidden = try values.decode(Bool.self, forKey: .isHidden)
    z = try values.decodeIfPresent(Double.self, forKey: .z) ?? .infinity
    style = try values.decodeIfPresent(RecordedStyle.self, forKey: .style)
  }
}

// In a file, the name of an object is text, such as `CardPage#2`.
extension ObjectName: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let mark = text.lastIndex(of: "#"), let number = Int(text[mark...].dropFirst()) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "an object such as Page#2")
    }
    self.init(String(text[..<mark]), number)
  }
}
