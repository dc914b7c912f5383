import Foundation
import TemporaryFolders
import Testing

struct ManifestTests {
  @Test func `targets and their dependencies are parsed`() {
    let manifest = Manifest(
      source: """
        let inert = ["C", "A"]
        // .target(name: "Old", dependencies: ["A"]),
        .systemLibrary(name: "C", pkgConfig: "c", providers: [.apt(["libc-dev"])]),
        .target(name: "A"),
        .target(
          name: "B", dependencies: ["A", "C"], packageAccess: false),
        .testTarget(name: "BTests", dependencies: ["B"]),
        .testTarget(name: "CTests", dependencies: ["B"] + inert.map { .byName(name: $0) }),
        """)

    #expect(
      manifest.targets == [
        .init(name: "C", isTest: false, dependencies: []),
        .init(name: "A", isTest: false, dependencies: []),
        .init(name: "B", isTest: false, dependencies: ["A", "C"]),
        .init(name: "BTests", isTest: true, dependencies: ["B"]),
        .init(name: "CTests", isTest: true, dependencies: ["A", "B", "C"]),
      ])
  }

  @Test func `a target may import what its dependencies re-export, and no more`() {
    let manifest = Manifest(source: #".target(name: "D", dependencies: ["C"])"#)

    let names = manifest.importable(
      by: manifest.targets[0], passedOn: ["C": ["B"], "B": ["A"], "X": ["Y"]])

    #expect(names == ["A", "B", "C"])
  }

  @Test func `imports of every form are parsed`() {
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

  @Test func `every import of the sources and tests is declared in the manifest`() throws {
    let file = SourceTree.root.appendingPathComponent("Package.swift")
    let manifest = Manifest(source: try String(contentsOf: file, encoding: .utf8))
    let names = Set(manifest.targets.map(\.name))
    #expect(names.contains("UIKit"))

    var imports: [String: [(path: String, imports: Imports)]] = [:]
    var passedOn: [String: Set<String>] = [:]
    for target in manifest.targets {
      let folder = try SourceTree.folder(of: target.name)
      imports[target.name] = try SourceTree.swiftFiles(in: folder).map {
        ("\(folder)/\($0.path)", Imports(of: $0.source))
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

  /// The parts of the output of `swift package dump-package` that the tests use.
  private struct Dump: Decodable {
    struct Platform: Decodable { var platformName: String, version: String }
    struct Product: Decodable { var name: String }
    struct Dependency: Decodable { var byName: [String?]? }
    struct Target: Decodable {
      var name: String
      var type: String
      var packageAccess: Bool
      var dependencies: [Dependency]
    }
    var platforms: [Platform]
    var products: [Product]
    var targets: [Target]

    init(of environment: [String: String]) throws {
      // The command needs a separate scratch folder, because the package's own scratch folder is
      // locked while its tests run.
      let folder = TemporaryFolder()
      let command = try Command(
        [
          Command.swift, "package", "--package-path", SourceTree.root.path, "--scratch-path",
          folder.path, "--manifest-cache", "none", "dump-package",
        ], environment: environment)
      #expect(command.status == 0, "\(command.errors)")
      self = try JSONDecoder().decode(Dump.self, from: command.output)
    }

    private enum CodingKeys: CodingKey { case platforms, products, targets }
  }

  @Test func `on a Mac the package has only the modules that import nothing but UIKit`() throws {
    let dump = try Dump(of: ["MATCHCUT_MANIFEST": "apple"])

    #expect(dump.platforms.map { "\($0.platformName) \($0.version)" } == ["ios 15.0"])
    #expect(Set(dump.products.map(\.name)) == ["Transitions", "Demos"])
    #expect(dump.targets.map(\.name) == ["Transitions", "Demos"])
    #expect(dump.targets.map(\.type) == ["regular", "regular"])
    #expect(dump.targets.map(\.packageAccess) == [false, false])
    let needed = dump.targets.map { $0.dependencies.map { $0.byName?.first ?? nil } }
    #expect(needed == [[], ["Transitions"]])
  }

  @Test func `on Linux the package has every module`() throws {
    let dump = try Dump(of: ["MATCHCUT_MANIFEST": ""])

    #expect(dump.platforms.isEmpty)
    #expect(dump.targets.map(\.name).contains("UIKit"))
    #expect(dump.products.map(\.name).contains("matchcut"))
  }
}
