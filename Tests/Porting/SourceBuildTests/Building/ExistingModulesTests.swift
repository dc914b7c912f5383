import SourceBuild
import Testing

struct ExistingModulesTests {
  private let fixture: Workbench

  init() throws {
    fixture = try Workbench()
    try fixture.write("", to: "sdk/lib/matchcut/modules/Preview.swiftmodule")
    try fixture.write("module CRaster {}\n", to: "sdk/lib/matchcut/modules/module.modulemap")
  }

  private func renamed(_ name: String) throws -> SourceSet {
    var tests = SourceModule(name: name + "Tests", kind: .tests, files: [], folder: "/")
    tests.dependencies = [name]
    let own = SourceModule(name: name, kind: .library, files: [], folder: "/")
    let set = SourceSet(
      name: name, root: "/", modules: [own, tests], ownModules: [name, name + "Tests"])
    return try ExistingModules(sdk: fixture.sdk, toolchain: fixture.toolchain).renamed(set)
  }

  @Test(arguments: ["Preview", "CRaster", "UIKit", "Builtin", "MatchcutHost", "MatchcutTestMain"])
  func `a module with the name of an existing module is renamed`(name: String) throws {
    let set = try renamed(name)

    #expect(set.modules.map(\.name) == ["App_" + name, name + "Tests"])
    #expect(set.modules[1].dependencies == ["App_" + name])
    #expect(set.ownModules == ["App_" + name, name + "Tests"])
    // In the sources, the name of Apple's module still means Apple's module.
    let aliases: [String: String] = name == "Preview" ? [name: "App_" + name] : [:]
    #expect(set.modules.map(\.aliases) == [aliases, aliases])
  }

  @Test func `other modules keep their names`() throws {
    #expect(try renamed("Card").modules.map(\.name) == ["Card", "CardTests"])
  }

  @Test(arguments: ["class", "func", "Self", "Any", "_", "main"])
  func `a keyword is not a module's name`(name: String) {
    #expect(SourceModule.identifier(name) == "App_" + name)
  }
}
