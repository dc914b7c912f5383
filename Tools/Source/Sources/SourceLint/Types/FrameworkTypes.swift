import FrameworkTable

/// UIKit's protocols with the requirements that have a default implementation, and UIKit's classes
/// that conform to them. Rule T35 needs nothing else about UIKit.
struct FrameworkTypes {
  let declarations: [Declaration]

  /// The checked-in table. A test compares this table with UIKit's sources.
  static let uikit = FrameworkTypes(table: UIKitTable.text)

  init(declarations: [Declaration]) { self.declarations = declarations }

  /// Reads a table in the form of `UIKitTable`.
  init(table: String) {
    declarations = UIKitTable.entries(of: table).map { entry in
      Declaration(
        kind: entry.isClass ? .class : .protocol,
        name: entry.name.split(separator: ".").map(String.init), inherits: entry.inherits,
        isPublic: true,
        members: entry.members.map {
          Member(
            kind: $0.name.hasSuffix(")") ? .method : .property, name: $0.name, isPublic: true,
            requirement: $0.declaration, range: 0..<0)
        },
        range: 0..<0)
    }
  }

  /// Collects the public types from a framework's sources.
  init(sources: [(text: SourceText, declarations: [Declaration])]) {
    let table = TypeTable(files: sources, framework: [])
    let types = table.entries.indices.filter { table.entries[$0].declaration.isPublic }
    let protocols = types.filter { table.entries[$0].declaration.kind == .protocol }
    var declarations = protocols.compactMap { index -> Declaration? in
      var found = table.entries[index].declaration
      let defaults = table.entries[index].defaults.map(\.name)
      found.members = found.members.filter { defaults.contains($0.name) }
      found.inherits = table.protocols(of: index).map { table.entries[$0].name }
      return found
    }
    let requirements = Set(declarations.flatMap(\.members).map(\.name))
    let known = Set(declarations.map(\.fullName))
    for index in types where table.entries[index].declaration.kind == .class {
      var found = table.entries[index].declaration
      found.members = table.entries[index].members.filter { requirements.contains($0.name) }
      let superclass = table.ancestors(of: index).first.map { [table.entries[$0].name] } ?? []
      found.inherits =
        superclass
        + table.protocols(of: index).map { table.entries[$0].name }.filter(known.contains)
      declarations.append(found)
    }
    self.declarations = declarations.sorted { $0.fullName < $1.fullName }
  }

  /// The table in the form that `init(table:)` reads.
  var table: String {
    declarations.map { declaration in
      let kind = declaration.kind == .class ? "class" : "protocol"
      let inherits =
        declaration.inherits.isEmpty ? "" : ": " + declaration.inherits.joined(separator: ", ")
      let lines = declaration.members.map { $0.name + ($0.requirement.map { " " + $0 } ?? "") }
      let members = Set(lines).sorted().map { "\n  " + $0 }
      return kind + " " + declaration.fullName + inherits + members.joined()
    }.joined(separator: "\n") + "\n"
  }
}
