/// The targets of `Package.swift` with their declared dependencies.
///
/// SwiftPM checks imports against the dependencies only in a clean build, so the tests compare them
/// with the sources as well.
struct Manifest {
  struct Target: Equatable {
    var name: String
    var isTest: Bool
    var dependencies: Set<String>
  }

  let targets: [Target]

  /// Reads calls of the form `.target(name: "A", …, dependencies: ["B", "C"], …)`. The list may end
  /// with the constant `inert`, as in `["B"] + inert.map { … }`.
  init(source: String) {
    let code = source.split(separator: "\n").filter { !$0.contains("//") }.joined(separator: "\n")
    let call = #/\.(target|executableTarget|testTarget|systemLibrary)\(\s*name:\s*"([^"]+)"/#
    let list = #/dependencies:\s*\[([^\]]*)\](\s*\+ inert)?/#
    let inert = code.firstMatch(of: #/let inert = \[([^\]]*)\]/#).map { Self.names(in: $0.1) } ?? []
    let matches = code.matches(of: call)
    targets = matches.enumerated().map { index, match in
      let end = index + 1 < matches.count ? matches[index + 1].range.lowerBound : code.endIndex
      let body = code[match.range.upperBound..<end]
      let found = body.firstMatch(of: list)
      let names = found.map { Self.names(in: $0.1) + ($0.2 == nil ? [] : inert) } ?? []
      return Target(
        name: String(match.2), isTest: match.1 == "testTarget", dependencies: Set(names))
    }
  }

  private static func names(in list: Substring) -> [String] {
    list.matches(of: #/"([^"]+)"/#).map { String($0.1) }
  }

  /// The package's modules that `target` may import: its declared dependencies and the modules that
  /// they re-export.
  func importable(by target: Target, passedOn: [String: Set<String>]) -> Set<String> {
    var found: Set<String> = []
    var queue = Array(target.dependencies)
    while let name = queue.popLast() {
      if found.insert(name).inserted { queue += passedOn[name] ?? [] }
    }
    return found
  }
}

/// The modules that a file imports, in order. Only imports before other code are found.
struct Imports: Equatable {
  var all: [String] = []
  /// Modules imported with `@_exported`: a file that imports this module imports them as well.
  var passedOn: Set<String> = []

  init(of source: String) {
    let form = #/(?:@?\w+(?:\(\w+\))? )*import (?:(?:class|struct|enum|protocol|func|let) )?(\w+)/#
    for line in source.split(whereSeparator: \.isNewline) {
      let code = line.drop(while: \.isWhitespace)
      if code.isEmpty || code.hasPrefix("//") || code.hasPrefix("#") { continue }
      guard let match = code.prefixMatch(of: form) else { break }
      all.append(String(match.1))
      if code.hasPrefix("@_exported") { passedOn.insert(String(match.1)) }
    }
  }
}
