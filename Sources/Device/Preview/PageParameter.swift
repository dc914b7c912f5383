import Film

/// A parameter of an entry that the browser page can set.
package struct PageParameter: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A number in a range. A slider changes it in steps of `step`. `unit` is empty if the number
    /// has no unit.
    case number(ClosedRange<Double>, step: Double, unit: String)
    /// A whole number in a range.
    case count(ClosedRange<Int>)
    /// One of several choices. Each choice is identified by its id.
    case choice([Choice])
    case flag
  }

  package struct Choice: Encodable, Equatable, Sendable {
    package let id: String
    package let title: String
    package init(id: String, title: String) { (self.id, self.title) = (id, title) }
  }

  /// A value as it is sent in messages. A count is sent as a number, and a choice as a text.
  package enum Value: Hashable, Sendable {
    case number(Double)
    case text(String)
    case flag(Bool)
  }
  package typealias Values = [String: Value]

  package let name: String
  package let title: String
  package let kind: Kind
  package let standard: Value

  package init(_ name: String, title: String, _ kind: Kind, standard: Value) {
    (self.name, self.title, self.kind, self.standard) = (name, title, kind, standard)
  }

  /// Checks whether a value is allowed. Returns nil if the value is allowed, and otherwise a text
  /// with what was found and what was expected.
  package func fault(of value: Value) -> String? {
    func number(_ number: Double) -> String { JSONNumber(number).description }
    let expected: String
    switch (kind, value) {
    case (.number(let range, _, _), .number(let value)) where range.contains(value): return nil
    case (.number(let range, _, _), _):
      expected = "a number from \(number(range.lowerBound)) to \(number(range.upperBound))"
    case (.count(let range), .number(let value))
    where Int(exactly: value).map(range.contains) == true: return nil
    case (.count(let range), _):
      expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case (.choice(let choices), .text(let id)) where choices.contains { $0.id == id }: return nil
    case (.choice(let choices), _):
      expected = "one of \(choices.map(\.id).joined(separator: ", "))"
    case (.flag, .flag): return nil
    case (.flag, _): expected = "true or false"
    }
    return "found \(value.words) at \"values.\(name)\", expected \(expected)"
  }
}

extension PageParameter: Encodable {
  private enum CodingKeys: String, CodingKey {
    case name, title, kind, standard, from, to, step, unit, choices
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encode(title, forKey: .title)
    try values.encode(standard, forKey: .standard)
    switch kind {
    case .number(let range, let step, let unit):
      try values.encode("number", forKey: .kind)
      try values.encode(JSONNumber(range.lowerBound), forKey: .from)
      try values.encode(JSONNumber(range.upperBound), forKey: .to)
      try values.encode(JSONNumber(step), forKey: .step)
      try values.encode(unit, forKey: .unit)
    case .count(let range):
      try values.encode("count", forKey: .kind)
      try values.encode(range.lowerBound, forKey: .from)
      try values.encode(range.upperBound, forKey: .to)
      try values.encode(1, forKey: .step)
      try values.encode("", forKey: .unit)
    case .choice(let choices):
      try values.encode("choice", forKey: .kind)
      try values.encode(choices, forKey: .choices)
    case .flag: try values.encode("flag", forKey: .kind)
    }
  }
}

extension PageParameter.Value: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(JSONNumber(number))
    case .text(let text): try container.encode(text)
    case .flag(let flag): try container.encode(flag)
    }
  }
}

extension PageParameter.Value {
  /// The value as text for messages. Long texts are truncated, because any client can send them.
  fileprivate var words: String {
    switch self {
    case .number(let number): JSONNumber(number).description
    case .text(let text): "\"\(text.prefix(40))\""
    case .flag(let flag): String(flag)
    }
  }
}

extension PageParameter.Value: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      throw DecodingError.typeMismatch(
        Self.self,
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no plain value"))
    }
  }
}
