/// Any JSON value. The value is decoded only so that error messages can describe it.
package enum JSONValue: Decodable, CustomStringConvertible {
  case null
  case truth(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])
  /// A number outside the range of `Double`.
  case tooLarge

  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let truth = try? value.decode(Bool.self) {
      self = .truth(truth)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSONValue].self) {
      self = .list(list)
    } else if let object = try? value.decode([String: JSONValue].self) {
      self = .object(object)
    } else {
      self = .tooLarge
    }
  }

  /// The value at a key path; nil if the path does not lead to a value.
  package subscript(keys: some Collection<any CodingKey>) -> JSONValue? {
    guard let key = keys.first else { return self }
    switch self {
    case .list(let items):
      guard let index = key.intValue, items.indices.contains(index) else { return nil }
      return items[index][keys.dropFirst()]
    case .object(let members): return members[key.stringValue]?[keys.dropFirst()]
    default: return nil
    }
  }

  /// The value as a phrase for messages.
  package var description: String {
    switch self {
    case .null: "null"
    case .truth(let truth): "\(truth)"
    case .number(let number): "the number \(Self.text(of: number))"
    case .text(let text): text.count <= Self.longestText ? "'\(text.printable)'" : "a long text"
    case .list(let items): items.isEmpty ? "an empty list" : "a list"
    case .object: "a JSON object"
    case .tooLarge: "a number that is too large"
    }
  }

  /// If a message quotes a string, it shows at most this many characters.
  private static let longestText = 20

  /// The number as text, without ".0" if it is an integer.
  static func text(of number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}
