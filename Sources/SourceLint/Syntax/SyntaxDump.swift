import Foundation

/// The declarations of one file, read from the compiler's dump of its syntax.
struct SyntaxDump {
  private(set) var declarations: [Declaration] = []
  private let text: SourceText

  /// `dump` is the JSON of one file; what is not of the known form is left out.
  init(_ dump: Data, of text: SourceText) {
    self.text = text
    let root = (try? JSONSerialization.jsonObject(with: dump)) as? Node
    read(root?["items"], around: [])
  }

  private typealias Node = [String: Any]

  private mutating func read(_ items: Any?, around outer: [String]) {
    for item in (items as? [Any] ?? []).compactMap({ $0 as? Node }) {
      guard let kind = Self.kinds[item["_kind"] as? String ?? ""], let range = Self.range(of: item)
      else { continue }
      let tokens = text.tokens(in: range)
      let header = TypeNames(headerOf: tokens)
      var declaration = Declaration(kind: kind, name: outer, range: range)
      // What the compiler was given as a class may be an extension, see `CompilerInput`.
      if tokens.first?.text == "extension" {
        declaration.kind = .extension
        declaration.name += header.extended.split(separator: ".").map(String.init)
      } else if let name = Self.baseName(of: item) {
        declaration.name.append(name)
      }
      declaration.inherits = kind == .alias ? TypeNames(tokens).aliased : header.inherited
      declaration.isConstrained = header.isConstrained
      declaration.isPublic = Self.isPublic(item)
      declaration.members = (item["members"] as? [Any] ?? []).compactMap {
        ($0 as? Node).flatMap(member)
      }
      declarations.append(declaration)
      read(item["members"], around: declaration.name)
    }
  }

  private static let kinds: [String: Declaration.Kind] = [
    "class_decl": .class, "protocol": .protocol, "protocol_decl": .protocol,
    "extension_decl": .extension, "struct_decl": .other, "enum_decl": .other,
    "typealias": .alias, "typealias_decl": .alias,
  ]

  /// Methods and properties of instances; anything else is nil.
  private func member(_ item: Node) -> Member? {
    guard let range = Self.range(of: item), let name = Self.baseName(of: item),
      item["static"] as? Bool != true
    else { return nil }
    switch item["_kind"] as? String {
    case "func_decl":
      let labels = (item["name"] as? Node)?["args"] as? [String] ?? []
      let parameters = item["params"] as? Node
      return Member(
        kind: .method,
        name: name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")",
        isOverride: Self.isOverride(item), isPublic: Self.isPublic(item),
        types: parameters.flatMap(Self.range).map { TypeNames(text.tokens(in: $0)).parameterTypes }
          ?? [],
        range: range)
    case "var_decl":
      return Member(
        kind: .property, name: name, isOverride: Self.isOverride(item),
        isPublic: Self.isPublic(item), range: range)
    default: return nil
    }
  }

  private static func baseName(of item: Node) -> String? {
    ((item["name"] as? Node)?["base_name"] as? Node)?["name"] as? String
  }

  /// The dump's ranges end where their last token begins.
  private static func range(of item: Node) -> Range<Int>? {
    guard let range = item["range"] as? Node, let start = range["start"] as? Int,
      let end = range["end"] as? Int, start <= end
    else { return nil }
    return start..<end + 1
  }

  private static func attributes(of item: Node) -> [Node] {
    (item["attrs"] as? [Any] ?? []).compactMap { $0 as? Node }
  }

  private static func isOverride(_ item: Node) -> Bool {
    attributes(of: item).contains { $0["_kind"] as? String == "override_attr" }
  }

  private static func isPublic(_ item: Node) -> Bool {
    attributes(of: item).contains {
      ["public", "open"].contains($0["access_level"] as? String ?? "")
    }
  }
}
