import Foundation
import Testing

/// The patches in `Tests/Mutants` still apply to the sources, and each names the tests that must
/// detect its fault.
///
/// `scripts/mutants` applies them and runs those tests.
struct MutantsTests {
  private static let root = SourceTree.root
  private static let folder = root.appendingPathComponent("Tests/Mutants")

  private static func patches() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "patch" }.sorted { $0.path < $1.path }
  }

  private func check(_ patches: [URL]) throws -> Command {
    try Command(["git", "-C", Self.root.path, "apply", "--check"] + patches.map(\.path))
  }

  @Test func `every patch applies, alone and with all others`() throws {
    let patches = try Self.patches()
    #expect(patches.count >= 40)

    for patch in patches {
      let command = try check([patch])
      #expect(command.status == 0, "\(patch.lastPathComponent): \(command.errors)")
    }
    let together = try check(patches)
    #expect(together.status == 0, "together: \(together.errors)")
  }

  @Test func `every patch uses its own name and names existing suites`() throws {
    for patch in try Self.patches() {
      let text = try String(contentsOf: patch, encoding: .utf8)
      let name = patch.deletingPathExtension().lastPathComponent
      #expect(text.contains("Mutant.is(\"\(name)\")"), "\(name)")
      let line = text.split(separator: "\n").first { $0.hasPrefix("Noticed by: ") }
      let watchers = line?.dropFirst("Noticed by: ".count).split(separator: " ") ?? []
      #expect(!watchers.isEmpty, "\(name)")
      for watcher in watchers where watcher != "fuzz" {
        let parts = watcher.split(separator: ".")
        let isThere = try SourceTree.swiftFiles(of: String(parts[0])).contains {
          "/\($0.path)".hasSuffix("/\(parts.last ?? "").swift")
        }
        #expect(parts.count == 2 && isThere, "\(name): there is no suite \(watcher)")
      }
    }
  }
}
