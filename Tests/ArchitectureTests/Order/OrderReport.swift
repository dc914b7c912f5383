/// `Documentation/FolderOrder.md`: the declared order of each module's folders, and its violations.
struct OrderReport {
  let graphs: [FileGraph]

  var findings: [FolderOrder.Finding] {
    graphs.flatMap { (FolderOrder.all[$0.module] ?? FolderOrder(folders: [])).findings(in: $0) }
  }

  var text: String {
    var parts = [
      """
      # Order of the folders

      In these modules a file refers only to declarations of its own folder and of folders listed before
      it, types and members alike; a test fails where one does not, and where files of any module refer
      to each other in a circle that is not listed here. The files of one type count as one. Written by
      `make graph` from `Tests/ArchitectureTests/Order/FolderOrder.swift`.
      """
    ]
    parts += graphs.compactMap { graph in
      FolderOrder.all[graph.module].map { section(graph.module, $0) }
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func section(_ module: String, _ order: FolderOrder) -> String {
    var parts = ["## \(module)"]
    if !order.folders.isEmpty {
      let folders = order.folders.map { room in
        "`\(room)`"
          + (order.groupedFolders.contains(room) ? " (its files may refer to each other)" : "")
      }
      parts.append(folders.joined(separator: " · "))
    }
    for (name, files) in order.groups.sorted(by: { $0.key < $1.key }) {
      parts.append(
        "May refer to each other, as \(name): " + files.map { "`\($0)`" }.joined(separator: ", "))
    }
    return parts.joined(separator: "\n\n")
  }
}
