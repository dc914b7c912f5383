/// `Documentation/FolderOrder.md`: the declared order of each module's folders, and its violations.
struct OrderReport {
  let graphs: [FileGraph]

  var findings: [FolderOrder.Finding] {
    graphs.flatMap { (FolderOrder.all[$0.module] ?? FolderOrder(folders: [])).findings(in: $0) }
  }

  /// The number of files in groups.
  private var count: Int {
    graphs.map { graph in
      let groups = FolderOrder.all[graph.module]?.groups ?? []
      return graph.files.filter { file in groups.contains { $0.contains(file) } }.count
    }.reduce(0, +)
  }

  var text: String {
    var parts = [
      """
      # Order of the folders

      In these modules a file refers only to types and members in its own folder and in folders listed
      before it. A test fails if a file breaks this order, or if files of any module refer to each other
      in a cycle that is not listed here. Files of one folder that declare and extend one Swift type may
      refer to each other. A group is a list of folders and files; all files of a group may refer to
      each other, and each of them is in a cycle of the group. \(count) files are in groups. `make graph`
      writes this page from
      `Tests/ArchitectureTests/Order/FolderOrder.swift`.
      """
    ]
    parts += graphs.compactMap { graph in
      FolderOrder.all[graph.module].map { section(graph, $0) }
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func section(_ graph: FileGraph, _ order: FolderOrder) -> String {
    var parts = ["## \(graph.module)"]
    if !order.folders.isEmpty {
      parts.append(order.folders.map { "`\($0)`" }.joined(separator: " · "))
    }
    for group in order.groups {
      let count = graph.files.filter(group.contains).count
      parts.append(
        "Group \"\(group.name)\" (\(count) files): \(group.reason) "
          + group.places.map { "`\($0)`" }.joined(separator: ", "))
    }
    return parts.joined(separator: "\n\n")
  }
}
