import Foundation
import Testing

struct ManifestTests {
  @Test func `targets and their dependencies are read`() {
    let manifest = Manifest(
      source: """
        // .target(name: "Old", dependencies: ["A"]),
        .systemLibrary(name: "C", pkgConfig: "c", providers: [.apt(["libc-dev"])]),
        .target(name: "A"),
        .target(
          name: "B", dependencies: ["A", "C"], packageAccess: false),
        .testTarget(name: "BTests", dependencies: ["B"]),
        """)

    #expect(
      manifest.targets == [
        .init(name: "C", isTest: false, dependencies: []),
        .init(name: "A", isTest: false, dependencies: []),
        .init(name: "B", isTest: false, dependencies: ["A", "C"]),
        .init(name: "BTests", isTest: true, dependencies: ["B"]),
      ])
  }

  @Test func `a target may import what its dependencies pass on, and no more`() {
    let manifest = Manifest(source: #".target(name: "D", dependencies: ["C"])"#)

    let names = manifest.importable(
      by: manifest.targets[0], passedOn: ["C": ["B"], "B": ["A"], "X": ["Y"]])

    #expect(names == ["A", "B", "C"])
  }

  @Test func `imports of every form are read`() {
    let imports = Imports(
      of: """
        import A
        @_exported import B
        package import struct C.D
        // import E
        let s = "import F"
        """)

    #expect(imports.all == ["A", "B", "C"])
    #expect(imports.passedOn == ["B"])
  }

  @Test func `a path names the folder of a target`() {
    let manifest = Manifest(
      source: """
        .target(name: "A"),
        .target(name: "B", path: "Tests/B"),
        .testTarget(name: "C"),
        """)

    #expect(manifest.targets.map(\.folder) == ["Sources", "Tests", "Tests"])
  }

  @Test func `every import of the sources and tests is declared in the manifest`() throws {
    let file = SourceTree.root.appendingPathComponent("Package.swift")
    let manifest = Manifest(source: try String(contentsOf: file, encoding: .utf8))
    let names = Set(manifest.targets.map(\.name))
    #expect(names.contains("UIKit"))

    var imports: [String: [(path: String, imports: Imports)]] = [:]
    var passedOn: [String: Set<String>] = [:]
    for target in manifest.targets {
      let folder = target.folder
      let files = try SourceTree.swiftFiles(of: target.name, in: folder)
      imports[target.name] = files.map {
        ("\(folder)/\(target.name)/\($0.path)", Imports(of: $0.source))
      }
      passedOn[target.name] = imports[target.name, default: []].reduce(into: []) {
        $0.formUnion($1.imports.passedOn)
      }
    }

    for target in manifest.targets {
      let allowed = manifest.importable(by: target, passedOn: passedOn).union([target.name])
      for file in imports[target.name] ?? [] {
        for module in file.imports.all where names.contains(module) {
          let isDeclared = allowed.contains(module)
          #expect(isDeclared, "\(file.path) imports \(module), Package.swift does not say so")
        }
      }
    }
  }
}
