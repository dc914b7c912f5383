import Foundation

/// One declaration in the form used to compare Matchcut's declarations with Apple's.
///
/// Attributes, access, isolation, `override`, `any`, and the internal parameter names are removed,
/// because a caller does not write them. The remaining parts are visible to a caller: static or
/// not, labels, types, optionality, defaults, settable or not, and escaping closures.
struct Declaration: Hashable {
  /// For example "animate(alongsideTransition:completion:)", "init(frame:)" or "layer".
  let name: String
  /// For example "func update(_: CGFloat)" or "static var zero: CGVector { get }".
  let form: String
  /// Whether the declaration is an optional requirement.
  var isOptional = false
  /// The names of a call that leaves out arguments with defaults.
  let shorterNames: Set<String>

  /// Nil if the text is not a declaration.
  init?(_ text: String) {
    var rest = Self.plain(text)[...]
    var words: Set<Substring> = []
    while let word = rest.prefixMatch(of: #/([a-z]+)(\([a-z]+\))? /#),
      Self.modifiers.contains(word.1)
    {
      words.insert(word.1)
      rest = rest[word.range.upperBound...]
    }
    isOptional = words.contains("optional")
    var shorter: Set<String> = []
    let prefix = words.contains("static") || words.contains("class") ? "static " : ""

    if let match = rest.wholeMatch(of: #/case (\w+)(.*)/#) {
      name = String(match.1)
      form = "case \(match.1)\(match.2)"
    } else if let match = rest.wholeMatch(of: #/(typealias|associatedtype) (\w+)(.*)/#) {
      name = String(match.2)
      form = "\(match.1) \(match.2)\(match.3)"
    } else if let match = rest.wholeMatch(of: #/(var|let) (\w+): (.*?)( \{.*\})?/#) {
      let isReadOnly = match.1 == "let" || match.4?.contains("set") == false
      // For a read-only property, `weak` makes no difference to a caller.
      let isWeak = words.contains("weak") && !isReadOnly
      name = String(match.2)
      form =
        prefix + (isWeak ? "weak " : "") + "var \(match.2): \(match.3)"
        + (isReadOnly ? " { get }" : "")
    } else if let call = Self.call(rest) {
      name = call.base + "(" + call.parameters.map { $0.label + ":" }.joined() + ")"
      let parameters = call.parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", ")
      form = prefix + call.head + "(\(parameters))" + call.tail
      shorter = call.shorterNames.subtracting([name])
    } else {
      return nil
    }
    shorterNames = shorter
  }

  /// The form without default values such as `= nil`.
  var withoutDefaults: String { form.replacing(Self.defaultValue, with: "") }

  // Each evaluation of a regex literal compiles the pattern again. The regex is a constant, so that
  // it is compiled only once for thousands of declarations.
  private nonisolated(unsafe) static let defaultValue = #/ = (nil|\[\]|[\w.]+)(?=[,)])/#
  private nonisolated(unsafe) static let attribute = #/@(?!escaping)\w+(\([^)]*\))? ?/#
  private nonisolated(unsafe) static let existential = #/\bany /#
  private nonisolated(unsafe) static let optionalInBrackets = #/\((\w+)\)([?!])/#
  private nonisolated(unsafe) static let wholeNumber = #/(\d)\.0\b/#
  private nonisolated(unsafe) static let space = #/\s+/#
  private nonisolated(unsafe) static let start =
    #/((?:func )?)(\w+|[=<>!+\-*\/]+ ?)([?!]?)(<[^(]*>)?\(/#

  private static let modifiers: Set<Substring> = [
    "public", "open", "override", "required", "convenience", "final", "nonisolated", "static",
    "class", "weak", "unowned", "lazy", "optional", "mutating", "indirect", "dynamic",
  ]

  /// The text without attributes, backticks and repeated spaces.
  private static func plain(_ text: String) -> String {
    text.replacing("`", with: "")
      .replacing(attribute, with: "")
      .replacing(existential, with: "")
      .replacing(optionalInBrackets) { "\($0.1)\($0.2)" }
      .replacing(wholeNumber) { String($0.1) }
      .replacing(space, with: " ")
      .trimmingCharacters(in: .whitespaces)
  }

  private struct Call {
    /// For example "animate", "init" or "subscript".
    var base: String
    /// For example "func animate<T>" or "init?".
    var head: String
    var parameters: [(label: String, type: String)]
    /// For example " -> Bool".
    var tail: String

    var shorterNames: Set<String> {
      var starts: Set = [base + "("]
      for parameter in parameters {
        let longer = starts.map { $0 + parameter.label + ":" }
        starts = parameter.type.contains(" = ") ? starts.union(longer) : Set(longer)
      }
      return Set(starts.map { $0 + ")" })
    }
  }

  private static func call(_ text: Substring) -> Call? {
    guard let match = text.prefixMatch(of: start),
      !match.1.isEmpty || match.2 == "init" || match.2 == "subscript"
    else { return nil }
    let inside = text[match.range.upperBound...]
    var depth = 1
    guard
      let end = inside.indices.first(where: { index in
        depth += step(inside, index)
        return depth == 0
      })
    else { return nil }
    // The parameters of subscripts and operators have only an internal name.
    let isOperator = match.2.first?.isLetter == false
    let parameters = split(inside[..<end]).map { parameter in
      let colon = parameter.firstIndex(of: ":") ?? parameter.endIndex
      let names = parameter[..<colon].split(separator: " ")
      let type = parameter[colon...].dropFirst().trimmingCharacters(in: .whitespaces)
      let hasLabel = names.count > 1 || (match.2 != "subscript" && !isOperator)
      return (label: hasLabel ? String(names.first ?? "_") : "_", type: type)
    }
    let base = String(match.2).trimmingCharacters(in: .whitespaces)
    return Call(
      base: base, head: "\(match.1)\(base)\(match.3)\(match.4 ?? "")", parameters: parameters,
      tail: String(inside[inside.index(after: end)...]))
  }

  /// The change of the bracket depth at this position.
  private static func step(_ text: Substring, _ index: Substring.Index) -> Int {
    switch text[index] {
    case "(", "[", "<": return 1
    case ")", "]": return -1
    case ">":
      let isArrow = index > text.startIndex && text[text.index(before: index)] == "-"
      return isArrow ? 0 : -1
    default: return 0
    }
  }

  /// The parts between commas outside of brackets.
  private static func split(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var depth = 0
    for index in text.indices {
      depth += step(text, index)
      guard depth == 0, text[index] == "," else { continue }
      parts.append(text[start..<index])
      start = text.index(after: index)
    }
    if start < text.endIndex { parts.append(text[start...]) }
    return parts
  }
}
