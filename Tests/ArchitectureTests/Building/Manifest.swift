import SourceLint

/// The targets of `Package.swift` with their declared dependencies.
///
/// SwiftPM checks imports against the dependencies only in a clean build, so the tests compare them
/// with the sources as well.
struct Manifest {
  struct Target: Equatable {
    var name: String
    var isTest: Bool
    var dependencies: Set<String>
    /// The target's folder, if the manifest sets `path: "Folder/Name"`.
    var namedFolder: String?

    var folder: String { namedFolder ?? (isTest ? "Tests" : "Sources") }
  }

  let targets: [Target]

  /// Reads calls of the form `.target(name: "A", …, dependencies: ["B", "C"], …)`.
  init(source: String) {
    let code = source.split(separator: "\n").filter { !$0.contains("//") }.joined(separator: "\n")
    let call = #/\.(target|executableTarget|testTarget|systemLibrary)\(\s*name:\s*"([^"]+)"/#
    let list = #/dependencies:\s*\[([^\]]*)\]/#
    let path = #/path:\s*"([^"\/]+)\/[^"]+"/#
    let matches = code.matches(of: call)
    targets = matches.enumerated().map { index, match in
      let end = index + 1 < matches.count ? matches[index + 1].range.lowerBound : code.endIndex
      let body = code[match.range.upperBound..<end]
      let names = body.firstMatch(of: list)?.1.matches(of: #/"([^"]+)"/#).map { String($0.1) }
      return Target(
        name: String(match.2), isTest: match.1 == "testTarget", dependencies: Set(names ?? []),
        namedFolder: body.firstMatch(of: path).map { String($0.1) })
    }
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

/// The modules a file imports, in order.
struct Imports: Equatable {
  var all: [String] = []
  /// Modules imported with `@_exported`: a file that imports this module imports them as well.
  var passedOn: Set<String> = []

  init(of source: String) {
    let tokens = Tokenizer.tokens(of: source)
    let kinds: Set<String> = [
      "class", "struct", "enum", "protocol", "typealias", "func", "var", "let",
    ]
    for (index, token) in tokens.enumerated() where token.text == "import" {
      var next = index + 1
      if next < tokens.count, kinds.contains(tokens[next].text) { next += 1 }
      guard next < tokens.count, token.kind == .identifier else { continue }
      all.append(tokens[next].text)
      if index > 0, tokens[index - 1].text == "_exported" { passedOn.insert(tokens[next].text) }
    }
  }
}
