import Stage

/// What the process tells its caller.
package enum ExitCode: Int32, Sendable {
  case done = 0
  /// Findings of check, lint, diff or fuzz, or a run that failed.
  case findings = 1
  /// The request cannot be served: a name, a number, a file, a folder.
  case notServed = 2
  /// Who reads standard output has had enough, as `head` has: what a shell makes of SIGPIPE.
  case closedPipe = 141
}

/// Nobody reads standard output any more; nothing is said about it.
package struct ClosedPipe: Error {
  package init() {}
}

/// Where the tool writes: results, and everything that is about the work.
package struct Output {
  /// Results, verbatim; standard output, which may be closed or full.
  package var write: (String) throws -> Void
  /// Findings and errors, a line each; standard error.
  package var report: (String) -> Void
  /// How far the work is; silent by default.
  package var progress: ProgressLine

  package init(
    write: @escaping (String) throws -> Void, report: @escaping (String) -> Void,
    progress: ProgressLine = ProgressLine(isTerminal: false, write: { _ in })
  ) {
    self.write = write
    // Names and files of the user may hold what a terminal would act on.
    self.report = { report($0.printable) }
    self.progress = progress
  }
}

/// Does the work behind the commands, once every word has been checked.
///
/// A `UsageError` ends the tool with 2 (a file or folder that turned out unusable); any other
/// error is a run that failed and ends it with 1.
@MainActor
package protocol CommandRunner {
  var catalogue: Catalogue { get }
  /// True when no rule found anything; so it is for `trace` and `plot`.
  func film(_ options: FilmOptions, to output: Output) throws -> Bool
  func trace(_ options: TraceOptions, to output: Output) throws -> Bool
  /// True when nothing was found.
  func check(_ options: CheckOptions, to output: Output) throws -> Bool
  /// True when nothing differs.
  func diff(_ options: DiffOptions, to output: Output) throws -> Bool
  func plot(_ options: PlotOptions, to output: Output) throws -> Bool
  /// Answers `findings` where something is wrong.
  func fuzz(_ options: FuzzOptions, to output: Output) throws -> ExitCode
  func gallery(_ options: GalleryOptions, to output: Output) throws
  /// Returns when the page is no longer served.
  func serve(_ options: ServeOptions, to output: Output) throws
}

/// The tool from the words to the exit code.
@MainActor
package struct Tool {
  /// Nothing has been released yet.
  package static let version = "0.1.0"

  let runner: any CommandRunner
  let output: Output
  /// Whether films, traces and plots end with `findings` where a rule found something, as `check`
  /// does.
  let failsOnFindings: Bool

  package init(runner: any CommandRunner, output: Output, failsOnFindings: Bool = false) {
    self.runner = runner
    self.output = output
    self.failsOnFindings = failsOnFindings
  }

  /// Runs one command line; the words are those after the program's own name.
  package func run(_ words: [String]) -> ExitCode {
    do {
      return try perform(try CommandParser(catalogue: runner.catalogue).parse(words))
    } catch is ClosedPipe {
      return .closedPipe
    } catch let error as UsageError {
      output.report(error.description)
      return .notServed
    } catch {
      output.report("matchcut: \(error)")
      return .findings
    }
  }

  private func perform(_ command: Command) throws -> ExitCode {
    switch command {
    case .list(let json):
      try output.write(json ? try runner.catalogue.json() : runner.catalogue.text)
    case .film(let options): return made(try runner.film(options, to: output))
    case .trace(let options): return made(try runner.trace(options, to: output))
    case .check(let options):
      return try runner.check(options, to: output) ? .done : .findings
    case .diff(let options): return try runner.diff(options, to: output) ? .done : .findings
    case .plot(let options): return made(try runner.plot(options, to: output))
    case .fuzz(let options): return try runner.fuzz(options, to: output)
    case .gallery(let options): try runner.gallery(options, to: output)
    case .serve(let options): try runner.serve(options, to: output)
    case .lint(let options): return try lint(options)
    case .help(let name): try output.write(HelpText(catalogue: runner.catalogue).text(on: name))
    case .version: try output.write("matchcut \(Self.version)\n")
    }
    return .done
  }

  private func made(_ isClean: Bool) -> ExitCode {
    isClean || !failsOnFindings ? .done : .findings
  }
}
