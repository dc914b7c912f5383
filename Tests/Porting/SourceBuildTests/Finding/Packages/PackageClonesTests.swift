import SourceBuild
import Testing

/// The clones of packages that an app imports.
struct PackageClonesTests {
  private let fixture: Workbench

  init() throws {
    fixture = try Workbench()
    try app(imports: ["Dots"])
  }

  private func app(imports: [String], packages: [String: String] = [:]) throws {
    let project = ProjectText(
      targets: [.init(name: "App", sources: ["A.swift"])], packages: packages)
    try fixture.write("\(project)", to: "own/App/App.xcodeproj/project.pbxproj")
    let lines = imports.map { "import \($0)\n" }.joined()
    try fixture.write(lines + "@main class A {}", to: "own/App/A.swift")
  }

  /// Writes a clone of a pod.
  private func clone(_ module: String, in folder: String, imports: [String] = []) throws {
    try fixture.write("s.source_files = 'Code/*.swift'", to: "\(folder)/\(module).podspec")
    let lines = imports.map { "import \($0)\n" }.joined()
    try fixture.write(lines, to: "\(folder)/Code/\(module).swift")
  }

  private func names(packages: String? = nil) throws -> [String] {
    try fixture.find("own/App", packages: packages).modules.map(\.name)
  }

  @Test func `a clone in the user's folder is found by the module's name`() throws {
    try clone("Dots", in: "clones/some-name")
    try clone("Lines", in: "clones/Lines")

    let set = try fixture.find("own/App", packages: "clones")

    #expect(set.modules.map(\.name) == ["Dots", "App"])
    #expect(set.ownModules == ["App"])
    #expect(set.modules.last?.dependencies == ["Dots"])
    #expect(set.notes.last == "App: uses Dots in \(fixture.path)/clones/some-name")
    #expect(try names() == ["App"])
  }

  @Test func `the user's folder may be the clone itself`() throws {
    try clone("Dots", in: "clones")

    #expect(try names(packages: "clones") == ["Dots", "App"])
  }

  @Test func `the clones that a clone imports are found as well`() throws {
    try clone("Dots", in: "clones/Dots", imports: ["Lines"])
    try clone("Lines", in: "clones/Lines", imports: ["UIKit"])

    let set = try fixture.find("own/App", packages: "clones")

    #expect(set.modules.map(\.name) == ["Lines", "Dots", "App"])
    #expect(set.modules[1].dependencies == ["Lines"])
  }

  @Test(arguments: [
    "own/App/Pods/Dots", "own/App/Carthage/Checkouts/Dots", "own/App/dots", "own/Dots", "Dots",
  ])
  func `a clone beside the app is used if the Podfile names it`(folder: String) throws {
    try clone("Dots", in: folder)
    #expect(try names() == ["App"])

    try fixture.write("pod 'Dots'", to: "own/App/Podfile")

    #expect(try names() == ["Dots", "App"])
  }

  @Test func `a clone beside the app is used if the project lists its package`() throws {
    try clone("Dots", in: "dots-ios")
    try app(imports: ["Dots"], packages: ["Dots": "https://x/y/dots-ios.git"])

    #expect(try names() == ["Dots", "App"])
  }

  @Test func `the folder that a Podfile names is used`() throws {
    try clone("Dots", in: "else/where")
    try fixture.write("pod 'Dots', :path => '../../else/where'", to: "own/App/Podfile")

    #expect(try names() == ["Dots", "App"])
  }

  @Test func `a clone without the module is not used`() throws {
    try clone("Lines", in: "own/Dots")
    try fixture.write("pod 'Dots'", to: "own/App/Podfile")

    #expect(try names() == ["App"])
  }

  @Test func `a package that was not found is stored with the module that imports it`() throws {
    try app(imports: ["Dots", "Rings", "UIKit"], packages: ["Dots": "https://x/y/dots-ios.git"])
    try fixture.write("pod 'Rings'", to: "own/App/Podfile")

    let module = try #require(try fixture.find("own/App").modules.last)

    #expect(module.listedPackages.keys.sorted() == ["Dots", "Rings"])
    #expect(module.listedPackages["Dots"]?.address == "https://x/y/dots-ios.git")
    #expect(module.listedPackages["Rings"]?.kind == .pod)
  }

  @Test func `modules of Apple are not taken from clones`() throws {
    try app(imports: ["UIKit", "Metal", "Dispatch"])
    for name in ["UIKit", "Metal", "Dispatch"] { try clone(name, in: "clones/\(name)") }

    #expect(try names(packages: "clones") == ["App"])
  }

  @Test func `a folder that does not exist is an error`() throws {
    #expect(throws: BuildError.noPackagesFolder(fixture.path + "/none")) {
      try fixture.find("own/App", packages: "none")
    }
  }
}
