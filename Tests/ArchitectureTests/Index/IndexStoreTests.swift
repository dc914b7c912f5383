import Foundation
import TemporaryFolders
import Testing

struct IndexStoreTests {
  private let temporary = TemporaryFolder()

  /// Compiles a module with these sources and returns its graph.
  private func graph(_ sources: [String: String]) throws -> FileGraph {
    // The compiler writes paths without symbolic links.
    let folder = temporary.url
    let files = sources.keys.sorted().map { folder.appendingPathComponent($0) }
    for file in files {
      try Data((sources[file.lastPathComponent] ?? "").utf8).write(to: file)
    }
    // One command compiles all files and writes its products next to them.
    let outputs = Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, ["object": $0.path + ".o"]) })
    let map = folder.appendingPathComponent("outputs.json")
    try JSONEncoder().encode(outputs).write(to: map)
    let command = try Command(
      [Command.swift + "c", "-parse-as-library", "-module-name", "M", "-Onone", "-c"]
        + ["-output-file-map", map.path]
        + ["-index-store-path", folder.appendingPathComponent("index").path]
        + files.map(\.path))
    try #require(command.status == 0, "\(command.errors)")

    let index = try IndexStore(at: folder.appendingPathComponent("index"))
    return FileGraph(
      module: "M",
      files: try files.map {
        SourceFile(path: $0.lastPathComponent, occurrences: try index.occurrences(in: $0))
      })
  }

  @Test func `types, members and members of extensions are seen`() throws {
    let graph = try graph([
      "A.swift": "class A { func show(_ b: B) { b.name = \"\"; fade(); b.hide() } }",
      "A+Fade.swift": "extension A { func fade() {} }",
      "B.swift": "class B { var name = \"\" }",
      "B+Hide.swift": "extension B { func hide() {} } // A",
      "Empty.swift": "#if NEVER\nclass C { let a: A }\n#endif",
    ])

    #expect(
      graph.edges == [
        "A.swift": [
          "A+Fade.swift": ["fade()"], "B.swift": ["B", "name"], "B+Hide.swift": ["hide()"],
        ],
        "A+Fade.swift": ["A.swift": ["A"]],
        "B+Hide.swift": ["B.swift": ["B"]],
      ])
  }

  @Test func `a build without an index is an error that says what to do`() throws {
    let folder = temporary.url
    let missing = folder.appendingPathComponent("index")

    #expect {
      try IndexStore(at: missing)
    } throws: {
      "\($0)" == "there is no index at \(missing.path). Build with --enable-index-store, as "
        + "'make test' does."
    }
  }

  @Test func `a file that the index does not have is an error`() throws {
    let index = try IndexStore.ofThisBuild()
    let file = SourceTree.root.appendingPathComponent("Sources/Frameworks/UIKit/Nowhere.swift")

    #expect {
      try index.occurrences(in: file)
    } throws: {
      "\($0)".contains("does not have \(file.path). Build again")
    }
  }
}
