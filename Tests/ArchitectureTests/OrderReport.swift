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

      In these modules a file refers only to types and members in its own folder and in folders listed
      before it. A test fails if a file breaks this order, or if files of any module refer to each other
      in a cycle that is not listed here. The files of one type count as one file. `make graph` writes
      this page from `Tests/ArchitectureTests/House.swift`.
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
        "`\(room)`" + (house.knots.contains(room) ? " (its files may refer to each other)" : "")
      }
      parts.append(folders.joined(separator: " · "))
    }
    for (name, files) in house.groups.sorted(by: { $0.key < $1.key }) {
      parts.append(
        "These may refer to each other (\(name)): "
          + files.map { "`\($0)`" }.joined(separator: ", "))
    }
    return parts.joined(separator: "\n\n")
  }
}
