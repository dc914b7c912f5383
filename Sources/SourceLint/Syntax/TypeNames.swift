/// Reads the part of a declaration that the compiler's dump leaves out: the names of types.
struct TypeNames {
  /// Up to the opening brace.
  private let tokens: [Token]

  /// The header that `tokens`, a whole declaration, begins with.
  init(headerOf tokens: ArraySlice<Token>) {
    self.tokens = Array(tokens.prefix { !($0.kind == .sign && $0.text == "{") })
  }

  init(_ tokens: some Sequence<Token>) { self.tokens = Array(tokens) }

  var isConstrained: Bool { tokens.contains { $0.kind == .identifier && $0.text == "where" } }

  /// What an extension extends.
  var extended: String {
    let end = tokens.firstIndex { $0.text == ":" || $0.text == "where" } ?? tokens.endIndex
    return Self.names(in: tokens[..<end].dropFirst()).first ?? ""
  }

  /// Behind the first colon outside of brackets, up to `where`.
  var inherited: [String] {
    let end = tokens.firstIndex { $0.text == "where" } ?? tokens.endIndex
    let header = Array(tokens[..<end])
    let depths = Self.depths(of: header)
    guard let colon = header.indices.first(where: { header[$0].text == ":" && depths[$0] == 0 })
    else { return [] }
    return Self.names(in: header[(colon + 1)...])
  }

  /// Behind an alias's sign.
  var aliased: [String] {
    guard let sign = tokens.firstIndex(where: { $0.text == "=" }) else { return [] }
    return Self.names(in: tokens[(sign + 1)...])
  }

  /// The types of a parameter list, each without blanks, attributes and defaults.
  var parameterTypes: [String] {
    let inner = Array(tokens.drop { $0.text != "(" }.dropFirst())
    let depths = Self.depths(of: inner)
    var types: [String] = []
    var part: [Token] = []
    for index in inner.indices {
      if depths[index] < 0 { break }
      if depths[index] == 0, inner[index].text == "," {
        types.append(Self.type(of: part))
        part = []
      } else {
        part.append(inner[index])
      }
    }
    return part.isEmpty ? types : types + [Self.type(of: part)]
  }

  private static func type(of parameter: [Token]) -> String {
    let type = parameter.drop { $0.text != ":" }.dropFirst()
    let depths = Self.depths(of: Array(type))
    var text = ""
    var skips = false
    for (token, depth) in zip(type, depths) {
      if token.text == "=", depth == 0 { break }
      if token.text == "@" {
        skips = true
      } else if skips {
        skips = false
      } else if !["inout", "any", "some", "sending", "borrowing", "consuming"].contains(token.text)
      {
        text += token.text
      }
    }
    return text
  }

  /// How many brackets are open at each token; an opening one counts itself, a closing one not.
  private static func depths(of tokens: [Token]) -> [Int] {
    var depth = 0
    return tokens.indices.map { index in
      switch tokens[index].text {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where !(index > 0 && tokens[index - 1].text == "-"): depth -= 1
      default: break
      }
      return depth
    }
  }

  /// Names joined by points, between commas and ampersands; arguments and attributes left out.
  private static func names(in tokens: ArraySlice<Token>) -> [String] {
    let tokens = Array(tokens)
    let depths = Self.depths(of: tokens)
    var names: [String] = []
    var name = ""
    var skips = false
    for (token, depth) in zip(tokens, depths) where depth == 0 {
      switch (token.kind, token.text) {
      case (.sign, ","), (.sign, "&"):
        names.append(name)
        name = ""
      case (.sign, "@"): skips = true
      case (.sign, "."): name += "."
      case (.identifier, "any"), (.identifier, "nonisolated"): break
      case (.identifier, let word):
        if skips {
          skips = false
        } else if name.isEmpty || name.hasSuffix(".") {
          name += word
        }
      default: break
      }
    }
    return (names + [name]).filter { !$0.isEmpty }
  }
}
