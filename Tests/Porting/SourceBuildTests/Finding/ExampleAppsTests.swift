import SourceBuild
import Testing

/// The example app that runs if the user names the folder of a library.
struct ExampleAppsTests {
  private let fixture: Workbench

  init() throws {
    fixture = try Workbench()
    try fixture.write("s.source_files = 'Kit/*.swift'", to: "own/CardKit.podspec")
    try fixture.write("public class Card {}", to: "own/Kit/A.swift")
  }

  /// Writes a project with these apps, whose entry points import the library.
  private func write(_ project: String, apps: [String], imports: String = "import CardKit") throws {
    let targets = apps.map { ProjectText.Target(name: $0, sources: ["\($0)/App.swift"]) }
    let name = "own/" + project
    try fixture.write("\(ProjectText(targets: targets))", to: name + "/project.pbxproj")
    for app in apps {
      try fixture.write(
        "\(imports)\n@main struct A: App {}\n", to: "\(name.folderPath)/\(app)/App.swift")
    }
  }

  @Test(arguments: [
    "Card.xcodeproj", "Example/Card.xcodeproj", "Kit/Card.xcodeproj", "CardDemo/Card.xcodeproj",
    "Examples/iOS Example/Card.xcodeproj", "samples/ios/Card.xcodeproj",
  ])
  func `the only example app runs if a program is needed`(project: String) throws {
    try write(project, apps: ["Demo"])

    let set = try fixture.find(needsProgram: true)

    #expect(set.modules.map(\.name) == ["CardKit", "Demo"])
    #expect(set.modules.map(\.kind) == [.library, .program])
    #expect(
      set.notes.first == "own is a library; Matchcut runs its example app Demo in \(project)")
    #expect(try fixture.find().modules.map(\.name) == ["CardKit"])
  }

  @Test(arguments: [
    "Kit/Inner/Card.xcodeproj", "Pods/Card.xcodeproj", "Carthage/Card.xcodeproj",
    "CardTests/Card.xcodeproj", ".build/Card.xcodeproj",
  ])
  func `projects of others are no examples`(project: String) throws {
    try write(project, apps: ["Demo"])

    let set = try fixture.find(needsProgram: true)

    #expect(set.modules.filter { $0.kind != .tests }.map(\.name) == ["CardKit"])
  }

  @Test func `several example apps are listed`() throws {
    try write("Card.xcodeproj", apps: ["Demo"])
    try write("Examples/Maps/Maps.xcodeproj", apps: ["Maps"])
    let error = BuildError.severalExamples(
      ["Demo in Card.xcodeproj", "Maps in Examples/Maps/Maps.xcodeproj"], first: "Demo",
      path: fixture.path + "/own")

    #expect(throws: error) { try fixture.find(needsProgram: true) }
  }

  @Test func `the target's name chooses among example apps`() throws {
    try write("Card.xcodeproj", apps: ["Demo"])
    try write("Examples/Maps/Maps.xcodeproj", apps: ["Maps"])

    for needsProgram in [false, true] {
      let maps = try fixture.find("own", .target("Maps"), needsProgram: needsProgram)
      let demo = try fixture.find("own", .target("Demo"), needsProgram: needsProgram)

      #expect(maps.own.map(\.name) == ["Maps"])
      #expect(maps.root == fixture.path + "/own/Examples/Maps")
      #expect(demo.modules.map(\.name) == ["CardKit", "Demo"])
    }
  }

  @Test func `an example app is chosen in a folder without a project of its own`() throws {
    try write("Example/Card.xcodeproj", apps: ["Demo"])

    #expect(try fixture.find("own", .target("Demo")).own.map(\.name) == ["Demo"])
    let error = BuildError.noSuchTarget(
      "Deck", option: "target", path: fixture.path + "/own", among: ["Demo"])
    #expect(throws: error) { try fixture.find("own", .target("Deck")) }
  }

  @Test func `apps with the same name are chosen by their projects`() throws {
    try write("Examples/A/Card.xcodeproj", apps: ["Demo"])
    try write("Examples/B/Card.xcodeproj", apps: ["Demo"])
    let names = ["A", "B"].map { "Demo in Examples/\($0)/Card.xcodeproj" }
    let error = BuildError.severalExamples(names, first: nil, path: fixture.path + "/own")

    #expect(throws: error) { try fixture.find("own", .target("Demo")) }
  }

  @Test func `an app that starts with a scene of SwiftUI is no example`() throws {
    try write("Example/Card.xcodeproj", apps: ["Demo"])
    try write("ExampleSwiftUI/Card.xcodeproj", apps: ["Scenes"], imports: "import SwiftUI")

    #expect(try fixture.find(needsProgram: true).own.map(\.name) == ["Demo"])
  }

  @Test func `the workspace beside the project provides what the app imports`() throws {
    try write("Example/Card.xcodeproj", apps: ["Demo"], imports: "import CardKit\nimport Pod")
    try fixture.write(
      """
      <Workspace version = "1.0"><FileRef location = "group:Card.xcodeproj"></FileRef>
      <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef></Workspace>
      """, to: "own/Example/Card.xcworkspace/contents.xcworkspacedata")
    let pod = ProjectText(targets: [
      .init(name: "Pod", kind: "framework", sources: ["Pod/A.swift"])
    ])
    try fixture.write("\(pod)", to: "own/Example/Pods/Pods.xcodeproj/project.pbxproj")
    try fixture.write("", to: "own/Example/Pods/Pod/A.swift")

    let set = try fixture.find(needsProgram: true)

    #expect(Set(set.modules.map(\.name)) == ["CardKit", "Pod", "Demo"])
  }

  @Test func `a damaged project of an example is ignored`() throws {
    try fixture.write("{", to: "own/Example/Card.xcodeproj/project.pbxproj")

    #expect(try fixture.find(needsProgram: true).modules.map(\.name) == ["CardKit"])
  }

  @Test func `sources with a program are built as they are`() throws {
    try write("Example/Card.xcodeproj", apps: ["Demo"])
    try fixture.write("@main class A {}", to: "own/Kit/Main.swift")

    #expect(try fixture.find(needsProgram: true).own.map(\.name) == ["CardKit"])
  }
}
