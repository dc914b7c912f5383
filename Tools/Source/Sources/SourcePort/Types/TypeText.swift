/// The text of a type. Its properties return the types that it contains.
struct TypeText: Equatable, Sendable {
  let text: String

  /// A text such as `inout [UIView.Type]?`, without modifiers, attributes and outer parentheses.
  init(_ text: String) {
    var text = text.trimmingSpaces
    while true {
      if let space = text.firstIndex(of: " "), Self.isModifier(text[..<space]) {
        text = String(text[text.index(after: space)...]).trimmingSpaces
      } else if text.hasPrefix("("), text.hasSuffix(")"), Self.parts(text).count == 1,
        Self.end(of: text) == text.index(before: text.endIndex)
      {
        text = String(text.dropFirst().dropLast()).trimmingSpaces
      } else {
        break
      }
    }
    self.text = text
  }

  /// The type without `?`, `!` and `Optional<…>`.
  var unwrapped: TypeText {
    if text.hasSuffix("?") || text.hasSuffix("!") {
      return TypeText(String(text.dropLast())).unwrapped
    }
    return argument(of: "Optional").map(\.unwrapped) ?? self
  }

  /// The type `C` of a metatype `C.Type`.
  var instance: TypeText? {
    text.hasSuffix(".Type") ? TypeText(String(text.dropLast(".Type".count))) : nil
  }

  var metatype: TypeText {
    TypeText(text.contains("&") ? "(\(text)).Type" : text + ".Type")
  }

  /// The type of the elements of an array or a set; nil for other types.
  var element: TypeText? {
    if let inside, Self.parts(inside, at: ":").count == 1 { return TypeText(inside) }
    return ["Array", "Set", "ContiguousArray", "ArraySlice"].lazy.compactMap { argument(of: $0) }
      .first
  }

  /// The type of the values of a dictionary; nil for other types.
  var value: TypeText? {
    if let inside {
      let parts = Self.parts(inside, at: ":")
      return parts.count == 2 ? TypeText(parts[1]) : nil
    }
    guard text.hasPrefix("Dictionary<"), text.hasSuffix(">") else { return nil }
    let parts = Self.parts(String(text.dropFirst("Dictionary<".count).dropLast()), at: ",")
    return parts.count == 2 ? TypeText(parts[1]) : nil
  }

  /// The result of a function type.
  var result: TypeText? {
    guard text.hasPrefix("("), let end = Self.end(of: text) else { return nil }
    let rest = text[text.index(after: end)...]
    guard let arrow = rest.firstRange(of: "->") else { return nil }
    return TypeText(String(rest[arrow.upperBound...]))
  }

  /// The types of a composition such as `UIView & Card`.
  var compounds: [String] { text.split(separator: "&").map { TypeText(String($0)).text } }

  /// The text between the brackets of `[…]`.
  private var inside: String? {
    guard text.hasPrefix("["), text.hasSuffix("]"),
      Self.end(of: text) == text.index(before: text.endIndex)
    else { return nil }
    return String(text.dropFirst().dropLast())
  }

  private func argument(of name: String) -> TypeText? {
    guard text.hasPrefix(name + "<"), text.hasSuffix(">") else { return nil }
    return TypeText(String(text.dropFirst(name.count + 1).dropLast()))
  }

  private static func isModifier(_ word: Substring) -> Bool {
    word.hasPrefix("@")
      || ["any", "some", "inout", "borrowing", "consuming", "sending", "__owned", "__shared"]
        .contains(word)
  }

  /// The index of the bracket that closes the first bracket.
  private static func end(of text: String) -> String.Index? {
    var depth = 0
    for index in text.indices {
      if "([<".contains(text[index]) { depth += 1 }
      guard ")]>".contains(text[index]), !isArrow(text, index) else { continue }
      depth -= 1
      if depth == 0 { return index }
    }
    return nil
  }

  /// The parts between separators that are outside all brackets.
  private static func parts(_ text: String, at separator: Character = ",") -> [String] {
    var parts = [""]
    var depth = 0
    for index in text.indices {
      let character = text[index]
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character), !isArrow(text, index) { depth -= 1 }
      if character == separator, depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }

  private static func isArrow(_ text: String, _ index: String.Index) -> Bool {
    text[index] == ">" && index > text.startIndex && text[text.index(before: index)] == "-"
  }
}
