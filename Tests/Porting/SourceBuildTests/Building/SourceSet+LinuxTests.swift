import SourceBuild
import Testing

/// Which modules are compiled for Linux.
struct SourceSetLinuxTests {
  private let fixture: Workbench

  init() throws { fixture = try Workbench() }

  private func module(
    _ name: String, _ text: String, _ kind: SourceModule.Kind = .library, package: String? = nil
  ) throws -> SourceModule {
    try fixture.write(text, to: "own/\(name).swift")
    var module = SourceModule(
      name: name, kind: kind, files: [fixture.path + "/own/\(name).swift"],
      folder: fixture.path + "/own")
    if let package { module.flags = ["-package-name", package] }
    return module
  }

  private func linux(_ modules: [SourceModule]) -> [String] {
    var set = SourceSet(name: "A", root: fixture.path, modules: modules, ownModules: [])
    set.markLinuxModules()
    return set.modules.filter(\.isForLinux).map(\.name)
  }

  private static let condition = "#if os(Linux)\nimport Glibc\n#endif\n"

  @Test(arguments: [
    (condition, true), ("#if os(iOS)\n#elseif os(Linux) || os(macOS)\n#endif", true),
    ("#if !os(Linux)\nimport Darwin\n#endif", true), ("import Foundation\nstruct A {}", false),
    ("import UIKit\n" + condition, false),
    (condition + "#if canImport(UIKit)\nimport UIKit\n#endif", false),
    (condition + "#if canImport(SystemConfiguration)\nimport SystemConfiguration\n#endif", false),
    (condition + "import Security", false), ("/*\n#if os(Linux)\n*/", false),
    ("// os(Linux)", false),
  ])
  func `a library that knows Linux and imports no framework of Matchcut's is for Linux`(
    text: String, isForLinux: Bool
  ) throws {
    #expect(linux([try module("A", text)]) == (isForLinux ? ["A"] : []))
  }

  @Test func `the modules of a package are for the same system`() throws {
    let core = try module("Core", Self.condition, package: "kit")
    let views = try module("Views", "import UIKit", package: "kit")
    let other = try module("Other", "import Foundation", package: "kit")
    let tests = try module("Tests", "import UIKit", .tests, package: "kit")

    #expect(linux([core, views, other]) == [])
    #expect(linux([core, other, tests]) == ["Core", "Other", "Tests"])
    #expect(linux([core, try module("App", "import UIKit", package: "app")]) == ["Core"])
  }

  @Test func `a program is for an iPhone`() throws {
    #expect(linux([try module("App", Self.condition, .program)]) == [])
  }
}
