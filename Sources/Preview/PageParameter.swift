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

  package struct Choice: Equatable, Sendable {
    package let id: String
    package let title: String
    package init(id: String, title: String) { (self.id, self.title) = (id, title) }
  }

  /// A value as it is sent in messages. A count is sent as a number, and a choice as a text.
  package enum Value: Equatable, Sendable {
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
    func number(_ number: Double) -> String { JSONText.number(number) }
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

  /// The parameter as JSON, in the format of the message `welcome`.
  var json: String {
    var members = [
      ("name", JSONText.string(name)), ("title", JSONText.string(title)),
    ]
    switch kind {
    case .number(let range, let step, let unit):
      members += [
        ("kind", JSONText.string("number")), ("from", JSONText.number(range.lowerBound)),
        ("to", JSONText.number(range.upperBound)), ("step", JSONText.number(step)),
        ("unit", JSONText.string(unit)),
      ]
    case .count(let range):
      members += [
        ("kind", JSONText.string("count")), ("from", String(range.lowerBound)),
        ("to", String(range.upperBound)), ("step", "1"), ("unit", JSONText.string("")),
      ]
    case .choice(let choices):
      let list = choices.map {
        JSONText.object([("id", JSONText.string($0.id)), ("title", JSONText.string($0.title))])
      }
      members += [("kind", JSONText.string("choice")), ("choices", JSONText.array(list))]
    case .flag: members.append(("kind", JSONText.string("flag")))
    }
    return JSONText.object(members + [("standard", standard.json)])
  }
}

extension PageParameter.Value {
  var json: String {
    switch self {
    case .number(let number): JSONText.number(number)
    case .text(let text): JSONText.string(text)
    case .flag(let flag): String(flag)
    }
  }

  /// The value as text for messages. Long texts are truncated, because any client can send them.
  fileprivate var words: String {
    if case .text(let text) = self { "\"\(text.prefix(40))\"" } else { json }
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
