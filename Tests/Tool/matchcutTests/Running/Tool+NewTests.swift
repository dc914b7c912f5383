import AppHost
import Foundation
import Testing

/// `matchcut new` makes packages and adds transitions to them. That the packages build and keep the
/// rules is checked by scripts/sdk-test.
struct ToolNewTests {
  private let tool = BuiltTool()

  /// The sentence that the tool writes to standard error, without its period.
  private func refusal(_ words: String) throws -> String {
    let result = try tool.run("\"$tool\" new \(words)")
    #expect(result.status == 2 && result.output.isEmpty)
    return result.errors.trimmingCharacters(in: CharacterSet(charactersIn: ".\n"))
  }

  @Test func `a package has the transition, its test, a screen and a workflow`() throws {
    let result = try tool.run("\"$tool\" new Slide")

    let paths = result.output.split(separator: "\n").map(String.init)
    #expect(result.status == 0)
    #expect(
      paths == [
        "Slide/Package.swift", "Slide/Sources/Slide/SlideTransition.swift",
        "Slide/Sources/Slide/SlideScreens.swift",
        "Slide/Tests/SlideTests/SlideTransitionTests.swift",
        "Slide/Screens/Slide.swift", "Slide/Gestures/let-go.json", "Slide/ci/transitions",
        "Slide/.github/workflows/transitions.yml", "Slide/.gitignore",
      ])
    for path in paths {
      let text = try String(contentsOfFile: "\(tool.folder)/\(path)", encoding: .utf8)
      #expect(!text.contains("NAME") && !text.contains("MODULE"), "\(path)")
    }
    #expect(FileManager.default.isExecutableFile(atPath: "\(tool.folder)/Slide/ci/transitions"))
    #expect(
      try refusal("Slide")
        == "matchcut new: found 'Slide', which exists, expected a path that is free; choose another "
        + "name, or move it away")
  }

  @Test func `a transition is added to a package, and files that exist stay`() throws {
    _ = try tool.run("mkdir -p App/Sources/Kit App/ci && echo own > App/ci/transitions")

    let result = try tool.run("\"$tool\" new Zoom --into App")

    #expect(result.status == 0)
    #expect(result.output.contains("App/Sources/Kit/ZoomTransition.swift\n"))
    #expect(result.output.contains("App/Tests/KitTests/ZoomTransitionTests.swift\n"))
    #expect(!result.output.contains("Package.swift") && !result.output.contains("ci/transitions"))
    let script = try String(contentsOfFile: "\(tool.folder)/App/ci/transitions", encoding: .utf8)
    #expect(script == "own\n")
    let screen = try String(
      contentsOfFile: "\(tool.folder)/App/Screens/Zoom.swift", encoding: .utf8)
    #expect(screen.contains("import Kit\n") && screen.contains("ZoomHome()"))
    #expect(
      try refusal("Zoom --into App").contains(
        "'App/Sources/Kit/ZoomTransition.swift', which exists"))
  }

  @Test func `a wrong name or folder is refused, and nothing is written`() throws {
    let wrong =
      "expected a capital letter, followed by letters and digits; try 'matchcut new Slide'"
    for name in ["slide", "2D", "../A", "Ä"] {
      #expect(try refusal(name) == "matchcut new: found the name '\(name)', \(wrong)")
    }
    #expect(
      try refusal("")
        == "matchcut new: found no name, expected the name of the transition; try 'matchcut new Slide'"
    )
    #expect(
      try refusal("A --into nowhere")
        == "matchcut new: 'nowhere': found no folder of a target in Sources, expected a Swift package; "
        + "name the folder with Package.swift, or leave out --into")
    _ = try tool.run("mkdir -p App/Sources/One App/Sources/Two")
    #expect(
      try refusal("A --into App")
        == "matchcut new: 'App': found 2 targets, expected one of One or Two; name one with "
        + "'--target One'")
    #expect(try refusal("A --into App --target Three").contains("no target named 'Three'"))
    #expect(tool.files.allSatisfy { !$0.hasSuffix(".swift") })
  }

  @Test func `a folder that cannot be written is an error, and nothing is left`() throws {
    _ = try tool.run("mkdir -p App/Sources/Kit && touch App/Screens")

    #expect(try refusal("A --into App").hasPrefix("matchcut new: found the folder 'App'"))

    #expect(tool.files.allSatisfy { !$0.hasSuffix(".swift") }, "\(tool.files)")
  }
}
