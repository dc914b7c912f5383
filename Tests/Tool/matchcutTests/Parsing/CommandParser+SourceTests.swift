import AppHost
import SourceBuild
import Testing

/// The options of `matchcut test`.
struct CommandParserSourceTests {
  private func parse(_ words: [String]) throws -> SourceOptions? {
    let command = try CommandParser(catalogue: Catalogue(demos: [], devices: [])).parse(words)
    guard case .source(let options) = command else { return nil }
    return options
  }

  @Test func `filters and the time limit are read`() throws {
    let options = try parse(
      ["test", "Card", "--filter", "CardTests", "--filter=Edge.*/test", "--timeout", "2.5"])

    #expect(options?.filters == ["CardTests", "Edge.*/test"])
    #expect(options?.timeout == 2.5)
  }

  @Test func `by default all tests run, each for a minute at most`() throws {
    let options = try parse(["test", "Card"])

    #expect(options?.filters == [])
    #expect(options?.timeout == nil)
    #expect(options?.device == nil)
  }

  @Test(arguments: ["build", "test", "port", "film", "check", "serve"])
  func `a target or a scheme of an Xcode project is read`(command: String) throws {
    #expect(try parse([command, "./A.xcodeproj", "--target", "B C"])?.choice == .target("B C"))
    #expect(try parse([command, "./A.xcodeproj", "--scheme=B"])?.choice == .scheme("B"))
    #expect(try parse([command, "./A.xcodeproj"])?.choice == nil)
    let error = #expect(throws: UsageError.self) {
      try parse([command, "./A.xcodeproj", "--target", "B", "--scheme", "C"])
    }
    #expect(error?.found == "--target and --scheme")
  }

  @Test(arguments: ["build", "test", "port", "packages", "film", "check", "serve"])
  func `the folder with clones is read`(command: String) throws {
    let options = try parse([command, "./A", "--packages", "../clones"])

    #expect(options?.packages == "../clones")
    #expect(options?.words == [])
    #expect(try parse([command, "./A"])?.packages == nil)
  }

  @Test(arguments: ["test", "film", "trace", "check", "serve"])
  func `the language is read`(command: String) throws {
    let options = try parse([command, "./A", "--language", "pt-BR"])

    #expect(options?.language == "pt-BR")
    #expect(options?.words == [])
    #expect(try parse([command, "./A"])?.language == nil)
    #expect(throws: UsageError.self) { try parse([command, "./A", "--language", "a/b"]) }
  }

  @Test func `the packages of a path are listed`() throws {
    let options = try parse(["packages", "Podfile", "--json"])

    #expect(options?.command == .packages)
    #expect(options?.path == "Podfile")
    #expect(options?.json == true)
    #expect(throws: UsageError.self) { try parse(["packages"]) }
  }

  @Test(arguments: [
    ("film", [], true), ("serve", [], true), ("film", ["--present", "A"], false),
    ("film", ["--product", "A"], false), ("build", [], false), ("test", [], false),
  ])
  func `commands that run an app need a program`(
    command: String, words: [String], isNeeded: Bool
  ) throws {
    #expect(try parse([command, "./A"] + words)?.needsProgram == isNeeded)
  }

  @Test func `the device is one of the tool's`() throws {
    let devices = ["phone", "pad"].map { Catalogue.Item(id: $0, title: "") }
    let parser = CommandParser(catalogue: Catalogue(demos: [], devices: devices))
    guard case .source(let options) = try parser.parse(["test", "Card", "--device", "pad"]) else {
      Issue.record("no test")
      return
    }

    #expect(options.device == "pad")
    #expect(throws: UsageError.self) { try parser.parse(["test", "Card", "--device", "watch"]) }
  }

  @Test(arguments: [
    (
      ["--filter", "("],
      "matchcut test: found --filter '(', expected a regular expression; try --filter CardTests."
    ),
    (
      ["--timeout", "0"],
      "matchcut test: found --timeout '0', expected a number of seconds from 1 to 86400; "
        + "try --timeout 120."
    ),
    (
      ["--timeout", "soon"],
      "matchcut test: found --timeout 'soon', expected a number of seconds from 1 to 86400; "
        + "try --timeout 120."
    ),
  ])
  func `a wrong value is an error`(words: [String], text: String) {
    let error = #expect(throws: UsageError.self) { try parse(["test", "Card"] + words) }

    #expect(error?.description == text)
  }

  @Test func `other commands do not know these options`() {
    #expect(throws: UsageError.self) { try parse(["build", "Card", "--timeout", "5"]) }
    #expect(throws: UsageError.self) { try parse(["film", "Card/", "--filter", "A"]) }
  }

  @Test func `serve prints functions after a crash on request, of the user's own code`() throws {
    #expect(try parse(["serve", "./Card", "--backtrace"])?.showsBacktrace == true)
    #expect(try parse(["serve", "./Card", "--backtrace"])?.words == [])
    #expect(try parse(["serve", "./Card"])?.showsBacktrace == false)
    #expect(throws: UsageError.self) { try parse(["serve", "--backtrace"]) }
  }

  @Test func `a server needs a token unless the user does without it`() throws {
    func serve(_ words: [String]) throws -> ServeOptions? {
      let command = try CommandParser(catalogue: .sample).parse(["serve"] + words)
      guard case .serve(let options) = command else { return nil }
      return options
    }

    #expect(try serve(["--host", "0.0.0.0"])?.needsToken == true)
    #expect(try serve(["--host", "0.0.0.0", "--token", "none"])?.needsToken == false)
    let error = #expect(throws: UsageError.self) { try serve(["--token", "mine"]) }
    #expect(
      error?.description
        == "matchcut serve: found --token 'mine', expected 'none'; try --token none.")
  }
}
