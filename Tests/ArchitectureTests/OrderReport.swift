/// `Documentation/FolderOrder.md`: the declared order of each module's folders, and its violations.
struct OrderReport {
  let graphs: [FileGraph]

  var findings: [House.Finding] {
    graphs.flatMap { (House.all[$0.module] ?? House(rooms: [])).findings(in: $0) }
  }

  var text: String {
    var parts = [
      """
      # Order of the folders

      In these modules a file uses only types of its own folder and of folders listed before it. Files
      that use each other in a circle are listed as mutually dependent. A test fails if a file breaks
      the order, or if files of any module form another circle. `make graph` writes this page from
      `Tests/ArchitectureTests/House.swift`.
      """
    ]
    parts += graphs.compactMap { graph in
      House.all[graph.module].map { section(graph.module, $0) }
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func section(_ module: String, _ house: House) -> String {
    var parts = ["## \(module)"]
    if !house.rooms.isEmpty {
      let folders = house.rooms.map { room in
        "`\(room)`" + (house.knots.contains(room) ? " (its files are mutually dependent)" : "")
      }
      parts.append(folders.joined(separator: " · "))
    }
    for (name, files) in house.groups.sorted(by: { $0.key < $1.key }) {
      parts.append(
        "Mutually dependent, \(name): " + files.map { "`\($0)`" }.joined(separator: ", "))
    }
    return parts.joined(separator: "\n\n")
  }
}
