/// `Documentation/FileGraph.md`: the findings, then each module's rooms and files.
struct GraphReport {
  let graphs: [FileGraph]

  var findings: [House.Finding] {
    graphs.flatMap { (House.all[$0.module] ?? House(rooms: [])).findings(in: $0) }
  }

  var text: String {
    var parts = [
      """
      # File graph

      Written by `make graph` from the sources; `make test` fails when it is out of date. A file
      points to another when it names a type that the other declares. Rooms are the folders of a
      module; each names only itself and rooms listed before it.
      """
    ]
    parts.append("## Findings\n\n" + list(findings.map(\.text), otherwise: "None."))
    for graph in graphs where graph.files.count > 1 { parts.append(section(graph)) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func section(_ graph: FileGraph) -> String {
    let house = House.all[graph.module]
    var parts = ["## \(graph.module)"]
    if let house {
      let rooms = house.rooms.map { house.knots.contains($0) ? "\($0) (a knot)" : $0 }
      if !rooms.isEmpty { parts.append("Order: " + rooms.joined(separator: " · ")) }
      for (name, files) in house.groups.sorted(by: { $0.key < $1.key }) {
        parts.append("Know each other, as \(name): " + files.joined(separator: " · "))
      }
    }
    let diagram = diagram(graph)
    if !diagram.isEmpty { parts.append("```mermaid\ngraph BT\n\(diagram)\n```") }
    parts.append(list(graph.files.map { line($0, in: graph) }, otherwise: "No files."))
    return parts.joined(separator: "\n\n")
  }

  private func line(_ file: SourceFile, in graph: FileGraph) -> String {
    let targets = graph.targets(of: file.path).map { path in
      let names = (graph.edges[file.path]?[path] ?? []).sorted().map { "`\($0)`" }
      return "\(path) (\(names.joined(separator: ", ")))"
    }
    return "**\(file.path)**" + (targets.isEmpty ? "" : " → " + targets.joined(separator: ", "))
  }

  /// Arrows between rooms, one a line; empty when no room names another, or there are none.
  private func diagram(_ graph: FileGraph) -> String {
    guard graph.files.contains(where: { $0.room != nil }) else { return "" }
    let rooms = Dictionary(uniqueKeysWithValues: graph.files.map { ($0.path, $0.room ?? $0.path) })
    var arrows: Set<String> = []
    for (from, targets) in graph.edges {
      for to in targets.keys {
        guard let a = rooms[from], let b = rooms[to], a != b else { continue }
        arrows.insert("  \(a) --> \(b)")
      }
    }
    return arrows.sorted().joined(separator: "\n")
  }

  private func list(_ lines: [String], otherwise: String) -> String {
    lines.isEmpty ? otherwise : lines.map { "- \($0)" }.joined(separator: "\n")
  }
}
