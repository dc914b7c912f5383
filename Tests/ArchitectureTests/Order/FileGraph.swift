/// For each file of a module, the other files of the module whose declarations it refers to.
struct FileGraph {
  let module: String
  /// Sorted by path.
  let files: [SourceFile]
  /// For each path, the paths that it refers to, each with the names of the declarations. No entry
  /// is empty.
  let edges: [String: [String: Set<String>]]

  /// The files may come in any order.
  init(module: String, files: [SourceFile]) {
    self.module = module
    self.files = files.sorted { $0.path < $1.path }

    var homes: [String: [String]] = [:]
    for file in self.files {
      for declaration in file.occurrences.declared.keys {
        homes[declaration, default: []].append(file.path)
      }
    }
    var edges: [String: [String: Set<String>]] = [:]
    for file in self.files {
      for (declaration, name) in file.occurrences.referred {
        for home in homes[declaration] ?? [] where home != file.path {
          edges[file.path, default: [:]][home, default: []].insert(Self.property(name))
        }
      }
    }
    self.edges = edges
  }

  /// The name of the property whose accessor is named "getter:title"; other names are returned
  /// unchanged.
  private static func property(_ name: String) -> String {
    let accessors = ["getter:", "setter:"].filter(name.hasPrefix)
    return accessors.isEmpty ? name : String(name.drop { $0 != ":" }.dropFirst())
  }

  /// The files that the file at `path` refers to, sorted.
  func targets(of path: String) -> [String] { (edges[path] ?? [:]).keys.sorted() }

  /// Sets of files that can reach each other through references, each sorted. Files of one type in
  /// one folder may refer to each other and are no set by themselves.
  var tied: [[String]] {
    let types = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.home) })
    return Self.tied(in: edges.mapValues { $0.keys.sorted() }).filter { paths in
      Set(paths.map { types[$0] }).count > 1
    }
  }

  /// Cycles of files that refer to each other. Files for which `group` returns the same name are one
  /// node. A cycle of files that belong to one type, in one folder, is left out.
  ///
  /// Each set of nodes that can reach each other is reported once, as a short cycle through its
  /// first node that refers to another type. The cycles are sorted by their first nodes.
  func circles(group: (SourceFile) -> String?) -> [[Step]] {
    let nodes = Dictionary(uniqueKeysWithValues: files.map { ($0.path, group($0) ?? $0.path) })
    let homes = Dictionary(files.map { (group($0) ?? $0.path, group($0) ?? $0.home) }) { a, _ in a }
    var names: [String: [String: Set<String>]] = [:]
    for (from, targets) in edges {
      for (to, declarations) in targets {
        guard let a = nodes[from], let b = nodes[to], a != b else { continue }
        names[a, default: [:]][b, default: []].formUnion(declarations)
      }
    }
    let next = names.mapValues { $0.keys.sorted() }
    return Self.tied(in: next).compactMap { tied in
      let inside = Set(tied)
      for node in tied {
        let targets = (next[node] ?? []).filter { inside.contains($0) && homes[$0] != homes[node] }
        let paths = targets.compactMap { Self.shortestPath(from: $0, to: node, in: next) }
        guard let path = paths.min(by: { $0.count < $1.count }) else { continue }
        let circle = [node] + path.dropLast()
        return zip(circle, circle.dropFirst() + [node]).map { node, next in
          Step(node: node, declarations: names[node]?[next] ?? [])
        }
      }
      return nil
    }
  }

  /// A node of a cycle, and the names of the next node's declarations that it refers to.
  struct Step: Equatable {
    var node: String
    var declarations: Set<String>
  }

  /// The sets of nodes that can reach each other, each sorted; sorted by their first nodes.
  private static func tied(in next: [String: [String]]) -> [[String]] {
    var seen: Set<String> = []
    var found: [[String]] = []
    for start in next.keys.sorted() where !seen.contains(start) {
      let forward = reachable(from: start, in: next)
      guard forward.contains(start) else { continue }
      let tied = forward.filter { reachable(from: $0, in: next).contains(start) }
      seen.formUnion(tied)
      found.append(tied.sorted())
    }
    return found
  }

  private static func reachable(from start: String, in next: [String: [String]]) -> Set<String> {
    var seen: Set<String> = []
    var queue = next[start] ?? []
    while let node = queue.popLast() {
      if seen.insert(node).inserted { queue += next[node] ?? [] }
    }
    return seen
  }

  /// The nodes of a shortest path, with both ends.
  private static func shortestPath(
    from start: String, to end: String, in next: [String: [String]]
  ) -> [String]? {
    var previous: [String: String] = [:]
    var queue = [start]
    var head = 0
    while head < queue.count {
      let node = queue[head]
      head += 1
      if node == end {
        var path = [node]
        while let step = path.last, step != start, let back = previous[step] { path.append(back) }
        return path.reversed()
      }
      for target in next[node] ?? [] where target != start && previous[target] == nil {
        previous[target] = node
        queue.append(target)
      }
    }
    return nil
  }
}
