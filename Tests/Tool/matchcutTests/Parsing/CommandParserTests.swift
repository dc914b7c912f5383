import AppHost
import Testing

struct CommandParserTests {
  @Test func `plot accepts a demo or the springs, and properties in order`() throws {
    let parser = CommandParser(catalogue: .sample)
    var options = PlotOptions(demo: "flip")
    options.ending = .cancel(at: 0.4)
    options.properties = ["opacity", "position.x"]

    #expect(
      try parser.parse(["plot", "flip", "--property", "opacity,position.x,opacity", "--cancel"])
        == .plot(options))
    #expect(try parser.parse(["plot", "springs"]) == .plot(PlotOptions(demo: nil)))
  }

  @Test func `diff accepts two recordings`() throws {
    let parser = CommandParser(catalogue: .sample)
    var options = DiffOptions(before: "films/a", after: "flip:cancel")

    #expect(try parser.parse(["diff", "films/a", "flip:cancel"]) == .diff(options))
    options.json = true
    #expect(try parser.parse(["diff", "--json", "films/a", "flip:cancel"]) == .diff(options))
  }

  private func parse(_ line: String) throws -> Command {
    try CommandParser(catalogue: .sample).parse(line.split(separator: " ").map(String.init))
  }

  private func film(_ line: String) throws -> FilmOptions {
    guard case .film(let options) = try parse(line) else { throw NotThatCommand(line: line) }
    return options
  }

  private func trace(_ line: String) throws -> TraceOptions {
    guard case .trace(let options) = try parse(line) else { throw NotThatCommand(line: line) }
    return options
  }

  private struct NotThatCommand: Error {
    let line: String
  }

  @Test(arguments: [
    ("mistakes/no-animator-mended", "mistakes/no-animator-corrected"),
    ("mistakes/nobody-drives", "mistakes/no-gesture-drives"),
    ("mistakes/nobody-drives-mended", "mistakes/no-gesture-drives-corrected"),
    ("mended", "mended"), ("flip-mended", "flip-mended"),
  ])
  func `earlier names of demos are accepted`(old: String, new: String) {
    #expect(Catalogue.currentName(of: old) == new)
    #expect((try? parse("lint \(old)")) == .lint(LintOptions(names: [new])))
  }

  @Test func `list supports text and json`() throws {
    #expect(try parse("list") == .list(json: false))
    #expect(try parse("list --json") == .list(json: true))
    #expect(try parse("list --work") == .work(path: nil))
    #expect(try parse("list --work Sources") == .work(path: "Sources"))
  }

  @Test func `lint accepts any number of names`() throws {
    #expect(try parse("lint A.swift Sources") == .lint(LintOptions(names: ["A.swift", "Sources"])))
    #expect(
      try parse("lint --json A.swift") == .lint(LintOptions(names: ["A.swift"], format: .json)))
    #expect(try parse("lint -- --json") == .lint(LintOptions(names: ["--json"])))
  }

  @Test func `help is recognised in any position`() throws {
    #expect(try parse("") == .help(nil))
    #expect(try parse("help") == .help(nil))
    #expect(try parse("--help") == .help(nil))
    #expect(try parse("-h") == .help(nil))
    for name in CommandName.allCases where name != .help {
      #expect(try parse("help \(name.rawValue)") == .help(name))
      #expect(try parse("\(name.rawValue) --help") == .help(name))
      #expect(try parse("\(name.rawValue) -h") == .help(name))
    }
    #expect(try parse("film flip --fps 30 --help") == .help(.film))
  }

  @Test func `the version is a separate command`() throws {
    #expect(try parse("--version") == .version)
    #expect(throws: UsageError.self) { try parse("film --version") }
  }

  @Test func `film without options has the documented defaults`() throws {
    let options = try film("film flip")

    #expect(options.demos == ["flip"])
    #expect(options.endings == [.finish])
    #expect(options.fps == 60)
    #expect(options.scale == 2)
    #expect(!options.scaleIsGiven)
    #expect(options.formats == [.filmstrip, .apng])
    #expect(options.folder == "films")
    #expect(options.run.gesture == nil)
    #expect(options.run.device == "phone")
    #expect(options.run.slow == 1)
    #expect(options.run.length == nil)
    #expect(!options.run.reducesMotion)
    #expect(!options.run.hasHardwareKeyboard)
    #expect(!options.run.isRightToLeft)
    #expect(!options.run.isDark)
    #expect(options.shard == .whole)
  }

  @Test func `every option sets its member`() throws {
    let options = try film(
      "film --gesture flick flip --cancel 0.25 --fps 24 --scale 1.5 --device pad --slow 4"
        + " --format gif,filmstrip,gif --reduce-motion --hardware-keyboard --rtl --dark"
        + " --shard 2/3 --for 2.5 --out there")

    #expect(options.demos == ["flip"])
    #expect(options.endings == [.cancel(at: 0.25)])
    #expect(options.run.gesture == .named("flick"))
    #expect(options.run.device == "pad")
    #expect(options.run.slow == 4)
    #expect(options.run.length == 2.5)
    #expect(options.run.reducesMotion)
    #expect(options.run.hasHardwareKeyboard)
    #expect(options.run.isRightToLeft)
    #expect(options.run.isDark)
    #expect(options.shard == Shard(number: 2, of: 3))
    #expect(options.fps == 24)
    #expect(options.scale == 1.5)
    #expect(options.scaleIsGiven)
    #expect(options.formats == [.filmstrip, .gif])
    #expect(options.folder == "there")
  }

  @Test func `an equals sign separates a value too`() throws {
    let options = try film("film flip --fps=30 --cancel=0.75 --out=a=b")

    #expect(options.fps == 30)
    #expect(options.endings == [.cancel(at: 0.75)])
    #expect(options.folder == "a=b")
  }

  @Test func `the later of two equal options counts`() throws {
    #expect(try film("film flip --fps 30 --fps 50").fps == 50)
  }

  @Test func `cancel without a number does not take the name`() throws {
    let options = try film("film --cancel flip")

    #expect(options.demos == ["flip"])
    #expect(options.endings == [.cancel(at: 0.4)])
    #expect(try film("film flip --cancel --rtl").endings == [.cancel(at: 0.4)])
    #expect(try film("film flip --cancel .5").endings == [.cancel(at: 0.5)])
  }

  @Test func `all films every demo finished and cancelled`() throws {
    let options = try film("film all")

    #expect(options.demos == ["flip", "fold"])
    #expect(options.endings == [.finish, .cancel(at: 0.4)])
    #expect(try film("film all --cancel 0.7").endings == [.finish, .cancel(at: 0.7)])
  }

  @Test(arguments: 1...6)
  func `shards divide all films, in order`(count: Int) throws {
    func films(_ line: String) throws -> [String] {
      let options = try film(line)
      return options.shard.share(of: options.works).map(\.name)
    }
    let all = try films("film all")
    #expect(all == ["flip", "flip:cancel", "fold", "fold:cancel"])

    let shards = try (1...count).map { try films("film all --shard \($0)/\(count)") }

    #expect(shards.flatMap { $0 }.sorted() == all.sorted())
    for (number, own) in shards.enumerated() {
      let places = stride(from: number, to: all.count, by: count)
      #expect(own == places.map { all[$0] }, "\(number + 1)/\(count)")
    }
  }

  @Test func `check accepts a device and a shard of the demos`() throws {
    var options = CheckOptions(demos: ["flip", "fold"])
    #expect(try parse("check all") == .check(options))

    options.run.isRightToLeft = true
    options.run.isDark = true
    options.shard = try #require(Shard(number: 2, of: 2))
    options.division = Division(options: ["all", "--dark", "--rtl"])
    #expect(try parse("check all --rtl --dark --shard 2/2") == .check(options))
  }

  @Test(arguments: ["finger.json", "./finger", "a/b"])
  func `a path is read as a gesture file`(word: String) throws {
    #expect(try film("film flip --gesture \(word)").run.gesture == .file(word))
    #expect(try film("film flip --script=\(word)").run.gesture == .file(word))
  }

  @Test(arguments: ["0", "1", "0.4", "1.0", "1e-3"])
  func `cancel accepts its whole range`(word: String) throws {
    #expect(throws: Never.self) { try film("film flip --cancel \(word)") }
  }

  @Test func `ranges include their bounds`() throws {
    for line in [
      "--fps 1", "--fps 240", "--scale 0.25", "--scale 4", "--slow 1", "--slow 100", "--for 0.1",
      "--for 60",
    ] {
      #expect(throws: Never.self, "\(line)") { try film("film flip \(line)") }
    }
  }

  @Test func `trace accepts the options of film and its own`() throws {
    let options = try trace(
      "trace fold --cancel 0.5 --fps 30 --scale 1 --format gif --device pad --who --json")

    #expect(options.demo == "fold")
    #expect(options.ending == .cancel(at: 0.5))
    #expect(options.run.device == "pad")
    #expect(options.content == .questions)
    #expect(options.json)
    #expect(options.folder == nil)
    #expect(try trace("trace fold --out there").folder == "there")
    #expect(try trace("trace fold").ending == .finish)
    for option in CommandName.film.options {
      #expect(CommandName.trace.options.contains(option), "\(option.flag)")
    }
  }

  @Test func `findings have one format and one severity that fails`() throws {
    guard case .check(let plain) = try parse("check flip"),
      case .check(let check) = try parse("check flip --json --format junit --fail-on note"),
      case .fuzz(let fuzz) = try parse("fuzz flip --format gitlab --fail-on error")
    else { throw NotThatCommand(line: "check") }

    #expect(plain.format == .text && plain.failsOn == .warning)
    #expect(check.format == .junit && check.failsOn == .note)
    #expect(fuzz.format == .gitlab && fuzz.failsOn == .error)
    #expect(
      try parse("lint --format sarif A.swift")
        == .lint(LintOptions(names: ["A.swift"], format: .sarif)))
  }

  @Test func `JSON Lines contain the calls only`() throws {
    #expect(try trace("trace flip --jsonl --where").jsonLines)
    #expect(throws: UsageError.self) { try trace("trace flip --jsonl --who") }
  }

  @Test func `after two dashes nothing is an option`() throws {
    #expect(throws: UsageError.self) { try parse("film -- --fps") }
    #expect(try film("film -- flip").demos == ["flip"])
  }

  @Test func `folders are named after the ending`() {
    #expect(RunOptions.Ending.finish.folderSuffix == "finish")
    #expect(RunOptions.Ending.cancel(at: 0.1).folderSuffix == "cancel")
  }
}
