import AppHost
import Foundation
import TemporaryFolders
import Testing

/// `matchcut list --work`.
struct WorkListTests {
  private let folder = TemporaryFolder()
  private let tool = BuiltTool()

  @Test func `the words are the films of all, in their order`() throws {
    let words = try tool.run("$tool list --work").output.split(separator: "\n").map(String.init)

    #expect(words.prefix(2) == ["flip-card", "flip-card:cancel"])
    let films = try tool.run("$tool film all --shard 1/1 --format gif --fps 1 --out out").output
    #expect(films.split(separator: "\n").count == words.count)
    _ = try tool.run(
      "for w in $($tool list --work); do $tool film $w --format gif --fps 1 --out w; done")
    #expect(try tool.run("rm out/*.json; diff -r out w").status == 0)
  }

  @Test func `a path has a word for each file that shows a screen`() throws {
    try folder.write("func show() -> UIViewController { Card() }", to: "App/Screens/Card.swift")
    try folder.write(
      "@MainActor\npublic func show()\n  -> UIViewController { Box() }", to: "App/Box.swift")
    try folder.write("struct A { func show() -> UIViewController { B() } }", to: "App/A.swift")
    try folder.write("func show() -> UIViewController { C() }", to: "App/.build/C.swift")
    let path = folder.path(of: "App")

    let words = try tool.run("$tool list --work \(path)/").output

    #expect(words == "\(path):Box.swift\n\(path):Screens/Card.swift\n")
    #expect(try tool.run("$tool list --work \(path)/A.swift").output == "\(path)/A.swift\n")
    let missing = try tool.run("$tool list --work nowhere")
    #expect(missing.status == 2 && missing.errors.contains("nowhere"))
  }

  @Test func `a word of a path is a folder and a file`() throws {
    try folder.write("func show() -> UIViewController { Card() }", to: "App/Card.swift")
    let path = folder.path(of: "App")
    let parser = CommandParser(catalogue: Catalogue(demos: [], devices: []))

    let command = try parser.parse(["film", "\(path):Card.swift"])

    guard case .source(let options) = command else {
      Issue.record("\(command)")
      return
    }
    #expect(options.path == path)
    #expect(options.entry == .show(file: "\(path)/Card.swift"))
    let error = #expect(throws: UsageError.self) {
      try parser.parse(["film", "\(path):Card.swift", "--present", "Card"])
    }
    #expect(error?.found == "'\(path):Card.swift' and --present")
  }

  @Test func `a cancelled film whose name has a slash is not a path`() throws {
    let demo = Catalogue.Item(id: "gallery/cube", title: "Cube")
    let parser = CommandParser(catalogue: Catalogue(demos: [demo], devices: []))

    guard case .film(let options) = try parser.parse(["film", "gallery/cube:cancel"]) else {
      Issue.record("the word is read as a path")
      return
    }
    #expect(options.works.map(\.name) == ["gallery/cube:cancel"])
  }

  @Test func `films can be named one by one`() throws {
    func works(_ line: String) throws -> [String] {
      let words = line.split(separator: " ").map(String.init)
      guard case .film(let options) = try CommandParser(catalogue: .sample).parse(words) else {
        return []
      }
      return options.works.map { "\($0.name) \($0.ending)" }
    }

    #expect(try works("film flip:cancel") == ["flip:cancel cancel(at: 0.4)"])
    #expect(try works("film flip:cancel --cancel 0.7") == ["flip:cancel cancel(at: 0.7)"])
    #expect(
      try works("film fold flip:cancel flip fold") == [
        "fold finish", "flip:cancel cancel(at: 0.4)", "flip finish",
      ])
    #expect(try works("film flip flip:cancel --cancel") == ["flip:cancel cancel(at: 0.4)"])
  }
}
