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

      In these modules a file refers only to types and members in its own folder and in folders listed
      before it. A test fails if a file breaks this order, or if files of any module refer to each other
      in a cycle that is not listed here. If several files of a folder declare and extend one Swift type,
      the test treats them as one file. A group is a list of folders and files; all files of a group may
      refer to each other. `make graph` writes this page from
      `Tests/ArchitectureTests/Order/FolderOrder.swift`.
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
      let folders = order.folders.map { folder in
        "`\(folder)`"
          + (order.groupedFolders.contains(folder) ? " (its files may refer to each other)" : "")
      }
      parts.append(folders.joined(separator: " · "))
    }
    for (name, files) in order.groups.sorted(by: { $0.key < $1.key }) {
      parts.append(
        "The files of the group \"\(name)\" may refer to each other: "
          + files.map { "`\($0)`" }.joined(separator: ", "))
    }
    return parts.joined(separator: "\n\n")
  }
}
