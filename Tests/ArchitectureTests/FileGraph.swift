/// The references between a module's files: which file names a type that another file declares.
struct FileGraph {
  let module: String
  let files: [SourceFile]
  /// From a path to the paths it references, each with the type names; without empty entries.
  let edges: [String: [String: Set<String>]]

  /// The files may come in any order.
  init(module: String, files: [SourceFile]) {
    self.module = module
    self.files = files.sorted { $0.path < $1.path }

    var homes: [String: [String]] = [:]
    for file in self.files {
      for name in file.declared { homes[name, default: []].append(file.path) }
    }
    var edges: [String: [String: Set<String>]] = [:]
    for file in self.files {
      for name in file.named {
        for type in Self.meanings(of: name, in: file, homes) {
          for home in homes[type] ?? [] where home != file.path {
            edges[file.path, default: [:]][home, default: []].insert(type)
          }
        }
      }
    }
    self.edges = edges
  }

  /// The types of this module that `name` can refer to: first in the enclosing types, as the
  /// compiler looks them up, then at the top level.
  private static func meanings(
    of name: String, in file: SourceFile, _ homes: [String: [String]]
  ) -> [String] {
    let first = name.split(separator: ".").first.map(String.init) ?? name
    if file.parameters.contains(first) { return [] }

    var scopes: Set<String> = []
    for context in file.contexts {
      let parts = context.split(separator: ".")
      for count in 1...max(1, parts.count) {
        scopes.insert(parts.prefix(count).joined(separator: "."))
      }
    }
    let nested = scopes.map { "\($0).\(name)" }
    if nested.contains(where: file.hidden.contains) || file.hidden.contains(name) { return [] }
    let known = nested.filter { homes[$0] != nil }
    if !known.isEmpty { return known }
    // A nested type of that name shadows one at the top level, and so do its members.
    if scopes.contains(where: { homes["\($0).\(first)"] != nil }) { return [] }
    return homes[name] == nil ? [] : [name]
  }

  /// The named files, sorted.
  func targets(of path: String) -> [String] { (edges[path] ?? [:]).keys.sorted() }

  /// Groups of files that reach each other, with each set in `knots` treated as one node. Each
  /// group is one shortest cycle through its first node; names of nodes, sorted by start.
  func circles(knot: (SourceFile) -> String?) -> [[String]] {
    var node: [String: String] = [:]
    for file in files { node[file.path] = knot(file) ?? file.path }
    var next: [String: Set<String>] = [:]
    for (from, targets) in edges {
      for to in targets.keys {
        if let a = node[from], let b = node[to], a != b { next[a, default: []].insert(b) }
      }
    }
    return Self.circles(in: next.mapValues { $0.sorted() })
  }

  private static func circles(in next: [String: [String]]) -> [[String]] {
    var seen: Set<String> = []
    var found: [[String]] = []
    for start in next.keys.sorted() where !seen.contains(start) {
      guard let circle = shortestCircle(through: start, in: next) else { continue }
      found.append(circle)
      // One cycle represents all files that reach each other with it.
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
