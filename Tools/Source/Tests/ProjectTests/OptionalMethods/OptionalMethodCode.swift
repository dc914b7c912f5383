import SwiftSource
import SwiftSyntax

/// Writes the default implementations of optional methods.
struct OptionalMethodCode {
  /// A method that a protocol or class declares.
  struct Declared {
    var name: String
    var parameters: [String]
    /// The labels and names of the arguments of a call that passes the parameters on.
    var arguments: [String]
    /// Without the arrow; empty if the method returns nothing.
    var result: String

    init(_ function: FunctionDeclSyntax) {
      let list = function.signature.parameterClause.parameters
      parameters = list.map { parameter in
        var parameter = parameter
        parameter.trailingComma = nil
        return parameter.trimmedDescription
      }
      arguments = list.map { parameter in
        let label = parameter.firstName.text
        let name = (parameter.secondName ?? parameter.firstName).text
        return label == "_" ? name : "\(label): \(name)"
      }
      let labels = list.map { $0.firstName.text + ":" }.joined()
      name = "\(function.name.text)(\(labels))"
      result = function.signature.returnClause?.type.trimmedDescription ?? ""
    }

    var baseName: String { String(name.prefix { $0 != "(" }) }
  }

  private static let width = 100

  private(set) var lines: [String] = []

  /// Adds a method's default implementation.
  mutating func add(
    _ method: Declared, _ entry: OptionalMethodTable.Method, access: String,
    forwardedAs delegate: String?
  ) {
    var body: [String] = []
    if let selector = entry.selector, let delegate {
      let call = Self.wrapped(
        "      return target.\(method.baseName)(", method.arguments, ")", indent: 8)
      body += ["    if let target: any \(delegate) = ForwardedMessages.target("]
      let name = "      of: self, \"\(selector)\")"
      if name.count <= Self.width {
        body.append(name)
      } else {
        // The selector is cut after an argument's colon.
        let half = selector.prefix(80).lastIndex(of: ":") ?? selector.startIndex
        let (start, end) = (selector[...half], selector[selector.index(after: half)...])
        body += ["      of: self,", "      \"\(start)\"", "        + \"\(end)\")"]
      }
      body += ["    {"] + call + ["    }"]
    }
    body.append("    Unanswered.mark()")
    if let result = entry.result ?? (method.result.isEmpty ? nil : "nil") {
      body.append("    return \(result)")
    }
    let arrow = method.result.isEmpty ? "" : " -> \(method.result)"
    let header = Self.wrapped(
      "  \(access) func \(method.baseName)(", method.parameters, ")\(arrow)", indent: 4)
    let last = header.count - 1
    let short = header[last] + " { Unanswered.mark() }"
    if body.count == 1, short.count <= Self.width {
      lines += header[..<last] + [short]
    } else {
      lines += header[..<last] + [header[last] + " {"] + body + ["  }"]
    }
  }

  /// A call or declaration in one line if it fits, with room for a brace, else with its items on
  /// lines of their own.
  private static func wrapped(
    _ start: String, _ items: [String], _ end: String, indent: Int
  ) -> [String] {
    let line = start + items.joined(separator: ", ") + end
    if line.count + 2 <= width { return [line] }
    let margin = String(repeating: " ", count: indent)
    var lines = [start]
    for (index, item) in items.enumerated() {
      let text = item + (index + 1 < items.count ? "," : "")
      let joined = lines[lines.count - 1] + " " + text
      if lines.count > 1, joined.count <= width {
        lines[lines.count - 1] = joined
      } else {
        lines.append(margin + text)
      }
    }
    // A call ends on the line of its last argument; a declaration ends on a line of its own.
    if end == ")" && start.contains(" return ") {
      lines[lines.count - 1] += end
      return lines
    }
    return lines + [String(repeating: " ", count: indent - 2) + end]
  }
}

extension OptionalMethodCode.Declared {
  /// The functions that a type or protocol of a file declares, in the file's order. Lines between
  /// `ignored` are left out.
  static func all(in file: SourceFile, type: String) -> [Self] {
    let reader = MemberReader(type: type)
    reader.walk(file.tree)
    return reader.functions.map(Self.init)
  }

  private final class MemberReader: SyntaxVisitor {
    let type: String
    var functions: [FunctionDeclSyntax] = []

    init(type: String) {
      self.type = type
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      read(node.name, node.memberBlock)
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      read(node.name, node.memberBlock)
    }

    private func read(
      _ name: TokenSyntax, _ block: MemberBlockSyntax
    ) -> SyntaxVisitorContinueKind {
      guard name.text == type else { return .visitChildren }
      functions += block.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      return .skipChildren
    }
  }
}
