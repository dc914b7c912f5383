import AppHost
import SourceBuild
import Testing

struct CommandParserCompareTests {
  private func parse(_ words: String...) throws -> CompareOptions? {
    guard
      case .compare(let options) = try CommandParser(catalogue: .sample).parse(
        ["compare"] + words)
    else { return nil }
    return options
  }

  @Test func `a side is compared with another one, or with the working folder`() throws {
    #expect(try parse("main") == CompareOptions(before: "main"))
    #expect(try parse("main", "topic") == CompareOptions(before: "main", after: "topic"))
    #expect(throws: UsageError.self) { try parse() }
    #expect(throws: UsageError.self) { try parse("a", "b", "c") }
  }

  @Test func `the approved films are compared with a side, or with the working folder`() throws {
    let approved = try parse("--approved")
    #expect(approved?.isApproved == true)
    #expect(approved?.before == "Baselines")
    #expect(approved?.after == nil)
    #expect(try parse("--baselines", "kept", "topic")?.before == "kept")
    #expect(try parse("--approved", "topic")?.after == "topic")
    #expect(throws: UsageError.self) { try parse("--approved", "a", "b") }
  }

  @Test func `the folders and the form of the report are read`() throws {
    let options = try parse("main", "--path", "App", "--out=r", "--pictures-url", "u", "--markdown")

    #expect(options?.path == "App")
    #expect(options?.folder == "r")
    #expect(options?.picturesURL == "u")
    #expect(options?.form == .markdown)
    #expect(try parse("main", "--json")?.form == .json)
  }

  @Test func `several screens and gestures are read in order`() throws {
    let filming = try parse(
      "main", "--show", "A.swift", "--present=B", "--push", "C", "--gesture", "x/a.json",
      "--script=b.json", "--cancel", "0.3")?.filming

    #expect(filming?.entries == [.show(file: "A.swift"), .present("B"), .push("C")])
    #expect(filming?.gestures == ["x/a.json", "b.json"])
    #expect(filming?.cancelAt == 0.3)
  }

  @Test func `options of the build are kept, and those of the run are passed on`() throws {
    let filming = try parse(
      "main", "--target", "A B", "--packages", "p", "--language", "de", "--warnings", "--dark",
      "--device", "phone", "--for=2", "--timeout", "9")?.filming

    #expect(filming?.source.choice == .target("A B"))
    #expect(filming?.source.packages == "p")
    #expect(filming?.source.language == "de")
    #expect(filming?.source.showsWarnings == true)
    #expect(filming?.source.timeout == 9)
    #expect(filming?.words == ["--dark", "--device=phone", "--for=2"])
    #expect(throws: UsageError.self) { try parse("main", "--device", "watch") }
  }
}
