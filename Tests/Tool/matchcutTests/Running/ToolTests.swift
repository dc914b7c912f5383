import AppHost
import Testing

@MainActor
struct ToolTests {
  /// A runner that records its requests and the tool's output.
  @MainActor
  private final class Spy: CommandRunner {
    let catalogue = Catalogue.sample
    var error: (any Error)?
    var films: [FilmOptions] = []
    var traces: [TraceOptions] = []
    var checks: [CheckOptions] = []
    var findsNothing = true
    var written = ""
    var reported: [String] = []

    func film(_ options: FilmOptions, to output: Output) throws -> Bool {
      films.append(options)
      if let error { throw error }
      output.report("filmed")
      return findsNothing
    }

    func ask(_ options: AskOptions, to output: Output) throws {}
    func check(_ options: CheckOptions, to output: Output) throws -> Bool {
      checks.append(options)
      return findsNothing
    }
    func diff(_ options: DiffOptions, to output: Output) throws -> Bool { false }
    func compare(
      _ films: ComparedFilms, _ options: CompareOptions, to output: Output
    ) throws -> Bool { false }
    func plot(_ options: PlotOptions, to output: Output) throws -> Bool { findsNothing }
    func fuzz(_ options: FuzzOptions, to output: Output) throws -> ExitCode { .findings }
    func gallery(_ options: GalleryOptions, to output: Output) throws {}
    func serve(_ options: ServeOptions, to output: Output) throws {}
    func trace(_ options: TraceOptions, to output: Output) throws -> Bool {
      traces.append(options)
      try output.write("0.0 begin\n")
      return findsNothing
    }

    func run(_ words: String...) -> ExitCode {
      let output = Output(write: { self.written += $0 }, report: { self.reported.append($0) })
      return Tool(runner: self, output: output).run(words)
    }
  }

  private struct CameraBroke: Error, CustomStringConvertible {
    let description = "the camera broke"
  }

  @Test func `results and reports go to different outputs`() {
    let spy = Spy()

    #expect(spy.run("film", "flip", "--fps", "30") == .done)
    #expect(spy.run("trace", "fold") == .done)

    #expect(spy.films.map(\.fps) == [30])
    #expect(spy.traces.map(\.demo) == ["fold"])
    #expect(spy.reported == ["filmed"])
    #expect(spy.written == "0.0 begin\n")
  }

  @Test func `findings exit with 1`() {
    let spy = Spy()

    #expect(spy.run("check", "all") == .done)
    spy.findsNothing = false
    #expect(spy.run("check", "fold", "--cancel", "0.3") == .findings)

    #expect(spy.checks.map(\.demos) == [["flip", "fold"], ["fold"]])
    #expect(spy.checks.map(\.ending) == [nil, .cancel(at: 0.3)])
  }

  @Test(arguments: [["film", "flip"], ["trace", "flip"], ["plot", "flip"]])
  func `runs fail on findings only on request`(words: [String]) {
    for (fails, findsNothing, code) in [
      (false, false, ExitCode.done), (true, true, .done), (true, false, .findings),
    ] {
      let spy = Spy()
      spy.findsNothing = findsNothing
      let output = Output(write: { _ in }, report: { _ in })

      #expect(Tool(runner: spy, output: output, failsOnFindings: fails).run(words) == code)
    }
  }

  @Test func `a closed output ends it silently, with the code of SIGPIPE`() {
    let spy = Spy()
    var reported: [String] = []
    let output = Output(write: { _ in throw ClosedPipe() }, report: { reported.append($0) })

    #expect(Tool(runner: spy, output: output).run(["list"]) == .closedPipe)

    #expect(reported.isEmpty)
    #expect(ExitCode.closedPipe.rawValue == 128 + 13)
  }

  @Test func `list and help need no runner`() throws {
    let spy = Spy()

    #expect(spy.run("list") == .done)
    #expect(spy.written == Catalogue.sample.text)
    #expect(spy.run("list", "--json") == .done)
    #expect(spy.written == Catalogue.sample.text + (try Catalogue.sample.json()))
    #expect(spy.run("film", "--help") == .done)
    #expect(spy.films.isEmpty)
    #expect(spy.reported.isEmpty)
  }

  @Test func `the version is one line`() {
    let spy = Spy()

    #expect(spy.run("--version") == .done)

    #expect(spy.written == "matchcut \(Tool.version)\n")
  }

  @Test func `results that cannot be written exit with 2`() {
    let spy = Spy()
    let error = UsageError.unwritableOutput(reason: "Broken pipe")
    var reported: [String] = []
    let output = Output(write: { _ in throw error }, report: { reported.append($0) })

    #expect(Tool(runner: spy, output: output).run(["list"]) == .notServed)

    #expect(reported == [error.description])
  }

  @Test func `an invalid argument prints one sentence, does no work, and exits with 2`() {
    let spy = Spy()

    #expect(spy.run("film", "flop") == .notServed)

    #expect(spy.films.isEmpty)
    #expect(spy.written.isEmpty)
    #expect(spy.reported.count == 1)
    #expect(ExitCode.notServed.rawValue == 2)
  }

  @Test func `an unusable folder exits with 2 as well`() {
    let spy = Spy()
    let error = UsageError.unwritableFolder("/x", reason: "no")
    spy.error = error

    #expect(spy.run("film", "flip") == .notServed)
    #expect(spy.reported == [error.description])
  }

  @Test func `a failed run exits with 1`() {
    let spy = Spy()
    spy.error = CameraBroke()

    #expect(spy.run("film", "flip") == .findings)
    #expect(spy.reported == ["matchcut: the camera broke"])
    #expect(ExitCode.findings.rawValue == 1)
  }
}
