import Preview
import Stage

/// Executes commands that the parser has validated.
///
/// A `UsageError`, for example because a folder cannot be written, ends the tool with code 2. After
/// any other error, the run has failed, and the tool ends with code 1.
@MainActor
package protocol CommandRunner {
  var catalogue: Catalogue { get }
  /// The methods `film`, `trace` and `plot` return true if no rule has findings.
  func film(_ options: FilmOptions, to output: Output) throws -> Bool
  func trace(_ options: TraceOptions, to output: Output) throws -> Bool
  /// Throws a `UsageError` if the question has no answer.
  func ask(_ options: AskOptions, to output: Output) throws
  /// Returns true if there are no findings.
  func check(_ options: CheckOptions, to output: Output) throws -> Bool
  /// Returns true if the runs are equal.
  func diff(_ options: DiffOptions, to output: Output) throws -> Bool
  /// Returns true if the folders have the same films.
  func compare(_ films: ComparedFilms, _ options: CompareOptions, to output: Output) throws -> Bool
  func plot(_ options: PlotOptions, to output: Output) throws -> Bool
  /// Returns `findings` if there are faults.
  func fuzz(_ options: FuzzOptions, to output: Output) throws -> ExitCode
  func gallery(_ options: GalleryOptions, to output: Output) throws
  /// Returns when the server has stopped.
  func serve(_ options: ServeOptions, to output: Output) throws
}

/// The command-line tool, which parses a command line, executes it, and returns the exit code.
@MainActor
package struct Tool {
  /// The first heading of CHANGELOG.md has the same version.
  package nonisolated static let version = "0.2.0"

  let runner: any CommandRunner
  let output: Output
  /// Whether `film`, `trace` and `plot` exit with the code `findings` if a rule has findings, as
  /// `check` does.
  let failsOnFindings: Bool
  /// Runs those commands in a process of their own that run an app. Nil if this process runs them.
  let supervisor: Supervisor?

  package init(
    runner: any CommandRunner, output: Output, failsOnFindings: Bool = false,
    supervisor: Supervisor? = nil
  ) {
    self.runner = runner
    self.output = output
    self.failsOnFindings = failsOnFindings
    self.supervisor = supervisor
  }

  /// Runs one command line. `words` does not contain the program's name.
  package func run(_ words: [String]) -> ExitCode {
    do {
      return try perform(try CommandParser(catalogue: runner.catalogue).parse(words))
    } catch is ClosedPipe {
      return .closedPipe
    } catch let error as UsageError {
      output.report(error.description)
      return .notServed
    } catch {
      output.report("\(ProgramName.current.place): \(error)")
      return .findings
    }
  }

  private func perform(_ command: Command) throws -> ExitCode {
    if let supervisor, let run = command.run {
      return try supervisor.run(timeLimit: run.timeLimit, output: output)
    }
    if let supervisor, case .serve = command, !BuildNews.isExpected {
      return try supervisor.serve(output: output)
    }
    switch command {
    case .list(let json):
      try output.write(json ? try runner.catalogue.json() : runner.catalogue.text)
    case .work(let path): try list(workAt: path)
    case .film(let options): return made(try runner.film(options, to: output))
    case .trace(let options): return made(try runner.trace(options, to: output))
    case .ask(let options): try runner.ask(options, to: output)
    case .check(let options):
      return try runner.check(options, to: output) ? .done : .findings
    case .diff(let options): return try runner.diff(options, to: output) ? .done : .findings
    case .compare(let options): return try compare(options)
    case .approve(let options): return try approve(options)
    case .merge(let options): return try merge(options)
    case .plot(let options): return made(try runner.plot(options, to: output))
    case .fuzz(let options): return try runner.fuzz(options, to: output)
    case .gallery(let options): try runner.gallery(options, to: output)
    case .serve(let options): try runner.serve(options, to: output)
    case .lint(let options): return try lint(options)
    case .source(let options): return try source(options)
    case .new(let options): return try makePackage(options)
    case .help(let name): try output.write(HelpText(catalogue: runner.catalogue).text(on: name))
    case .manual: try output.write(ManualPage(version: Self.version).text)
    case .completion(let shell):
      try output.write(CompletionScript(runner.catalogue).text(for: shell))
    case .version: try output.write(Self.versionText)
    }
    return .done
  }

  private func made(_ isClean: Bool) -> ExitCode {
    isClean || !failsOnFindings ? .done : .findings
  }
}
