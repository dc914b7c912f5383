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

  /// Cycles of files that refer to each other. The files of one type in one folder are one node,
  /// and so are files for which `group` returns the same name.
  ///
  /// Each set of nodes that can reach each other is reported once, as a shortest cycle through its
  /// first node. The cycles are sorted by their first nodes.
  func circles(group: (SourceFile) -> String?) -> [[Step]] {
    // The node of a type has the path of the file that is named after the type, or, without such a
    // file, of the type's first file.
    let types = Dictionary(grouping: files) { "\($0.folder ?? "")/\($0.type)" }.mapValues { files in
      files.first { !$0.path.contains("+") } ?? files[0]
    }
    let nodes = Dictionary(
      uniqueKeysWithValues: files.map { file in
        (file.path, group(file) ?? types["\(file.folder ?? "")/\(file.type)"]?.path ?? file.path)
      })
    var names: [String: [String: Set<String>]] = [:]
    for (from, targets) in edges {
      for (to, declarations) in targets {
        guard let a = nodes[from], let b = nodes[to], a != b else { continue }
        names[a, default: [:]][b, default: []].formUnion(declarations)
      }
    }
    return Self.circles(in: names.mapValues { $0.keys.sorted() }).map { circle in
      zip(circle, circle.dropFirst() + circle.prefix(1)).map { node, next in
        Step(node: node, declarations: names[node]?[next] ?? [])
      }
    }
  }

  /// A node of a cycle, and the names of the next node's declarations that it refers to.
  struct Step: Equatable {
    var node: String
    var declarations: Set<String>
  }

  private static func circles(in next: [String: [String]]) -> [[String]] {
    var seen: Set<String> = []
    var found: [[String]] = []
    for start in next.keys.sorted() where !seen.contains(start) {
      guard let circle = shortestCircle(through: start, in: next) else { continue }
      found.append(circle)
      // One cycle represents all files that reach each other.
      let forward = reachable(from: start, in: next)
      seen.formUnion(forward.filter { reachable(from: $0, in: next).contains(start) })
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

  private static func shortestCircle(
    through start: String, in next: [String: [String]]
  ) -> [String]? {
    var previous: [String: String] = [:]
    var queue = [start]
    var head = 0
    while head < queue.count {
      let node = queue[head]
      head += 1
      for target in next[node] ?? [] {
        if target == start {
          var path = [node]
          while let step = path.last, step != start, let back = previous[step] {
            path.append(back)
          }
          return path.reversed()
        }
        if previous[target] == nil {
          previous[target] = node
          queue.append(target)
        }
      }
    }
    return nil
  }
}
