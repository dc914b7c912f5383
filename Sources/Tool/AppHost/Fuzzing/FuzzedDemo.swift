import Preview

/// A demo that is fuzzed, and the chosen values of its parameters. The tool and its workers create
/// the same `FuzzSubject` from it.
package struct FuzzedDemo: Hashable, Sendable {
  let id: String
  let values: PageParameter.Values

  package init(_ id: String, values: PageParameter.Values = [:]) {
    (self.id, self.values) = (id, values)
  }

  /// The words that choose the demo on the command line, such as "gallery/cube edge=top".
  var words: String { ([id] + CommandParser.words(of: values)).joined(separator: " ") }
}

extension FuzzedDemo: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, values
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    values = try container.decode(PageParameter.Values.self, forKey: .values)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(values.mapValues(ExactValue.init), forKey: .values)
  }

  /// A value with all its digits. In messages to the page, a number has only six decimals.
  private struct ExactValue: Encodable {
    let value: PageParameter.Value

    func encode(to encoder: any Encoder) throws {
      guard case .number(let number) = value else { return try value.encode(to: encoder) }
      var container = encoder.singleValueContainer()
      try container.encode(number)
    }
  }
}
