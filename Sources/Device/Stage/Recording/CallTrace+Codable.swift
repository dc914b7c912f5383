import UIKit

// Calls in files. The method's name and each argument are separate; the values are text, because a
// reader compares and shows them.
extension CallTrace.Message: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, arguments, then
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encodeIfPresent(arguments, forKey: .arguments)
    if !then.isEmpty { try values.encode(then, forKey: .then) }
  }

  /// Reads a message. A text is a call in the format of the first recordings.
  package init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(text: text)
      return
    }
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let name = try values.decode(String.self, forKey: .name)
    let then = try values.decodeIfPresent(String.self, forKey: .then) ?? ""
    if let arguments = try values.decodeIfPresent([Argument].self, forKey: .arguments) {
      self.init(name, arguments, then: then)
    } else {
      self.init(property: name, then: then)
    }
  }
}

extension CallTrace.Message.Argument: Codable {
  private enum CodingKeys: String, CodingKey {
    case label, value
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(label, forKey: .label)
    try values.encodeIfPresent(value?.description, forKey: .value)
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      label: try values.decodeIfPresent(String.self, forKey: .label) ?? "_",
      value: try values.decodeIfPresent(String.self, forKey: .value).map { .text($0) })
  }
}

// MARK: Recordings of version 1

extension CallTrace.Message {
  /// Reads the text of a call, for example `changed(translation: 4, 2)`. The text of the new message
  /// is the same. Only recordings of version 1 contain calls as text.
  package init(text: String) {
    guard let open = text.firstIndex(of: "("), let parts = Self.parts(of: text[open...]) else {
      self.init(property: text)
      return
    }
    self.init(String(text[..<open]), Self.arguments(parts.values), then: String(parts.rest))
  }

  /// The values between the outer parentheses, and the text after them; nil if a parenthesis is not
  /// closed.
  private static func parts(of text: Substring) -> (values: [Substring], rest: Substring)? {
    var values: [Substring] = []
    var start = text.index(after: text.startIndex)
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(", "[": depth += 1
      case ")", "]":
        depth -= 1
        guard depth == 0 else { continue }
        if start < index { values.append(text[start..<index]) }
        return (values, text[text.index(after: index)...])
      case "," where depth == 1:
        values.append(text[start..<index])
        start = text.index(after: index)
      default: continue
      }
    }
    return nil
  }

  private static func arguments(_ values: [Substring]) -> [Argument] {
    // Only labels, for example `_:willConnectTo:`.
    if values.count == 1, let only = values.first, only.hasSuffix(":"), !only.contains(" ") {
      return only.dropLast().split(separator: ":", omittingEmptySubsequences: false).map {
        Argument(label: String($0), value: nil)
      }
    }
    return values.enumerated().map { index, value in
      let value = index > 0 && value.hasPrefix(" ") ? value.dropFirst() : value
      let label = value.prefix { $0.isLetter || $0.isNumber }
      let rest = value.dropFirst(label.count)
      guard !label.isEmpty, rest.hasPrefix(": ") else {
        return Argument(label: "_", value: .text(String(value)))
      }
      return Argument(label: String(label), value: .text(String(rest.dropFirst(2))))
    }
  }
}
