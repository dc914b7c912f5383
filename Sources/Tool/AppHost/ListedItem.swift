import Preview

/// A catalogue item as `list --json` prints it. The item is one JSON object with its texts as
/// members. If the item has parameters, the object also has the member `parameters`.
struct ListedItem: Encodable {
  let texts: [String: String]
  let parameters: [PageParameter]

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Name.self)
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      try members.encode(text, forKey: Name(name))
    }
    if !parameters.isEmpty {
      try members.encode(parameters.map(ListedParameter.init), forKey: Name("parameters"))
    }
  }
}

/// A parameter. The kind of the parameter determines which of the members for range, step, unit and
/// choices are present.
private struct ListedParameter: Encodable {
  let name, title, kind: String
  var from, to, step: Double?
  var unit: String?
  var choices: [String]?
  let standard: Standard

  init(_ parameter: PageParameter) {
    (name, title) = (parameter.name, parameter.title)
    standard = Standard(value: parameter.standard)
    switch parameter.kind {
    case .number(let range, let step, let unit):
      kind = "number"
      (from, to, self.step, self.unit) = (range.lowerBound, range.upperBound, step, unit)
    case .count(let range):
      kind = "count"
      (from, to, step) = (Double(range.lowerBound), Double(range.upperBound), 1)
    case .choice(let choices):
      kind = "choice"
      self.choices = choices.map(\.id)
    case .flag: kind = "flag"
    }
  }

  struct Standard: Encodable {
    let value: PageParameter.Value

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch value {
      case .number(let number): try container.encode(number)
      case .text(let text): try container.encode(text)
      case .flag(let flag): try container.encode(flag)
      }
    }
  }
}
