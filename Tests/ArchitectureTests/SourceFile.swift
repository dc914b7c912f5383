import SourceLint

/// The declarations of one Swift file and the type names it uses.
struct SourceFile: Equatable {
  /// Relative to the module's folder, "Layers/CALayer.swift".
  var path: String
  /// Types visible to other files: "CALayer", "UIView.AnimationOptions".
  var declared: Set<String> = []
  /// Types private to this file.
  var hidden: Set<String> = []
  /// Types with bodies or extensions in this file; nested names are looked up in them too.
  var contexts: Set<String> = []
  /// Capitalised names as written, with every shorter prefix: "A.B.C", "A.B", "A".
  var named: Set<String> = []
  /// Generic parameters and associated types: capitalised, but not types of ours.
  var parameters: Set<String> = []

  /// The folder, or nil for a file beside the folders.
  var room: String? {
    let parts = path.split(separator: "/")
    return parts.count > 1 ? parts.first.map(String.init) : nil
  }

  init(path: String, source: String, module: String = "") {
    self.path = path
    let tokens = Tokenizer.tokens(of: source)
    readDeclarations(tokens)
    readNames(tokens, besides: Self.namespaces(tokens), module: module)
  }

  /// The file of a type whose extension here only nests types in it: Apple's signatures nest them,
  /// but they use nothing of the outer type.
  private static func namespaces(_ tokens: [Token]) -> Set<Int> {
    var found: Set<Int> = []
    for (index, token) in tokens.enumerated() where token.text == "extension" {
      guard let body = tokens[index...].firstIndex(where: { $0.text == "{" }),
        !tokens[index..<body].contains(where: { $0.text == ":" })
      else { continue }
      var depth = 0
      let members = tokens[body...].prefix { token in
        depth += token.text == "{" ? 1 : token.text == "}" ? -1 : 0
        return depth > 0
      }
      depth = 0
      let hasMembers = members.contains { token in
        depth += token.text == "{" ? 1 : token.text == "}" ? -1 : 0
        return depth == 1 && memberWords.contains(token.text)
      }
      if !hasMembers { found.insert(index + 1) }
    }
    return found
  }

  private static let memberWords: Set<String> = ["func", "var", "let", "init", "subscript"]

  private static let typeWords: Set<String> = ["class", "struct", "enum", "protocol", "actor"]
  private static let modifiers: Set<String> = [
    "public", "open", "package", "internal", "private", "fileprivate", "final", "indirect",
    "nonisolated", "distributed",
  ]

  private mutating func readDeclarations(_ tokens: [Token]) {
    // The type of a brace; nil for the braces of code, whose types other files cannot see.
    var scopes: [String?] = []
    var header: String?
    for (index, token) in tokens.enumerated() {
      if token.text == "{" {
        scopes.append(header)
        header = nil
      } else if token.text == "}" {
        _ = scopes.popLast()
      }
      guard token.kind == .identifier, index + 1 < tokens.count else { continue }
      let before = index > 0 ? tokens[index - 1].text : ""
      let next = tokens[index + 1]
      guard before != ".", before != "import", next.kind == .identifier else { continue }

      switch token.text {
      case "extension":
        let path = Self.path(in: tokens, at: index + 1)
        contexts.insert(path)
        header = path
      case "associatedtype":
        parameters.insert(next.text)
      case "func":
        readParameters(tokens, after: index + 1)
      case "typealias":
        declare(next.text, in: scopes, isPrivate: Self.isPrivate(tokens, at: index))
      case let word where Self.typeWords.contains(word) && Self.isCapitalised(next.text):
        readParameters(tokens, after: index + 1)
        header = declare(next.text, in: scopes, isPrivate: Self.isPrivate(tokens, at: index))
        if let header { contexts.insert(header) }
      default:
        break
      }
    }
  }

  /// The full name of the type, or nil when it is local to some code.
  @discardableResult
  private mutating func declare(
    _ name: String, in scopes: [String?], isPrivate: Bool
  ) -> String? {
    guard scopes.allSatisfy({ $0 != nil }) else {
      hidden.insert(name)
      return nil
    }
    // The innermost scope's name already includes those around it.
    let path = (scopes.last ?? nil).map { "\($0).\(name)" } ?? name
    if isPrivate { hidden.insert(path) } else { declared.insert(path) }
    return path
  }

  private static func isPrivate(_ tokens: [Token], at index: Int) -> Bool {
    let words = tokens[..<index].reversed().prefix { modifiers.contains($0.text) }
    return words.contains { $0.text == "private" || $0.text == "fileprivate" }
  }

  /// The names in `<A, B: P>` after a declared name.
  private mutating func readParameters(_ tokens: [Token], after index: Int) {
    guard index + 1 < tokens.count, tokens[index + 1].text == "<" else { return }
    var depth = 0
    for position in (index + 1)..<tokens.count {
      switch tokens[position].text {
      case "<": depth += 1
      case ">": depth -= 1
      default: break
      }
      if depth == 0 { return }
      let isFirst = ["<", ","].contains(tokens[position - 1].text)
      if depth == 1, isFirst, tokens[position].kind == .identifier {
        parameters.insert(tokens[position].text)
      }
    }
  }

  private mutating func readNames(
    _ tokens: [Token], besides namespaces: Set<Int>, module: String
  ) {
    for (index, token) in tokens.enumerated() where token.kind == .identifier {
      guard !namespaces.contains(index) else { continue }
      guard Self.isCapitalised(token.text), token.text != module else { continue }
      if index > 0, tokens[index - 1].text == "." {
        // A member, unless the module's name precedes the point.
        guard index > 1, tokens[index - 2].text == module else { continue }
      }
      var name = token.text
      named.insert(name)
      var position = index + 1
      while position + 1 < tokens.count, tokens[position].text == ".",
        Self.isCapitalised(tokens[position + 1].text)
      {
        name += "." + tokens[position + 1].text
        named.insert(name)
        position += 2
      }
    }
  }

  /// `A.B` as written from `index` on.
  private static func path(in tokens: [Token], at index: Int) -> String {
    var path = tokens[index].text
    var position = index + 1
    while position + 1 < tokens.count, tokens[position].text == "." {
      path += "." + tokens[position + 1].text
      position += 2
    }
    return path
  }

  private static func isCapitalised(_ name: String) -> Bool {
    name.drop { $0 == "_" }.first?.isUppercase == true
  }
}
