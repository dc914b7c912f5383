import Foundation
import Preview
import SourceBuild
import Stage
import Synchronization

/// Serves the user's own code, and rebuilds it whenever a file has been saved.
///
/// The app runs in its own process. When there is a new build, that process stores the states of
/// its pages and ends, and the new process restores them. If the sources do not compile, the
/// process keeps running, and its pages show the errors.
struct LiveEdit {
  private let builder: SourceBuilder
  private let options: SourceOptions
  private let output: Output
  private let log: CompilerLog

  init(builder: SourceBuilder, options: SourceOptions, output: Output) throws(BuildError) {
    let log = CompilerLog()
    var building = builder.options
    // A build runs on a thread of its own, while this thread may report a hang.
    let lock = NSLock()
    building.show = { [show = building.show] text in
      log.text += text
      lock.withLock { show(text) }
    }
    building.report = { [report = building.report] text in lock.withLock { report(text) } }
    var output = output
    output.report = { [report = output.report] text in lock.withLock { report(text) } }
    self.builder = try SourceBuilder(
      sdk: builder.sdk, toolchain: builder.toolchain, options: building)
    (self.options, self.output, self.log) = (options, output, log)
  }

  /// Serves the app until the tool is interrupted. Returns early only if the first build ends
  /// before its page can be opened.
  func run(_ set: SourceSet) throws -> ExitCode {
    var watch = watch(set)
    var program = try self.program(of: set)
    setenv(SourceOptions.buildVariable, options.buildWords.joined(separator: " "), 1)
    if let folder = RulePages().folder { setenv(RulePages.variable, folder, 1) }
    var served = ServedAppWatch(
      try ServedApp(program, options.words, path: options.path),
      place: "matchcut serve: \(options.path)",
      waiting: "the app starts again when you save a change",
      showsBacktrace: options.showsBacktrace, output: output)
    guard try served.open() else { return served.exitCode }
    while true {
      usleep(ServedAppWatch.pause)
      try served.check(program)
      guard watch.notices() else { continue }
      // Editors may write a file in several steps, so the build starts only after the files have
      // stopped changing.
      while true {
        usleep(ServedAppWatch.pause)
        if !watch.notices() { break }
      }
      served.tell(.building)
      do {
        let set = try find()
        watch = self.watch(set)
        program = try whileBuilding(set) { served.checkHang() }
        try served.replace(by: program)
        output.report("matchcut serve: \(options.path) continues with the new build")
      } catch let error as BuildError {
        output.report(UsageError(error, of: options.command).description)
        served.tell(
          .failed(
            Self.leftOut(error, below: set.root)
              + log.problems(
                below: set.root, or: UsageError(error, of: options.command).description)
          ))
      }
    }
  }

  /// Builds the program on another thread, and watches the running app meanwhile. An app that hangs
  /// during a build is reported at once, because a build may take long, and may fail.
  private func whileBuilding(_ set: SourceSet, _ watch: () -> Void) throws(BuildError) -> String {
    let outcome = BuildOutcome()
    // Until the outcome is known, only the new thread uses the builder and the log.
    nonisolated(unsafe) let edit = self
    Thread {
      outcome.store(Result { () throws(BuildError) -> String in try edit.program(of: set) })
    }.start()
    while true {
      usleep(ServedAppWatch.pause)
      watch()
      if let result = outcome.result { return try result.get() }
    }
  }

  private func find() throws(BuildError) -> SourceSet {
    let manifests = ManifestReader(toolchain: builder.toolchain)
    return try SourceFinder(manifests: manifests, packages: options.packages).find(
      options.path, options.choice, needsProgram: options.needsProgram)
  }

  private func program(of set: SourceSet) throws(BuildError) -> String {
    log.text = ""
    let built = try builder.build(set, .program(options.entry, product: options.product))
    guard let program = built.program else { throw .noSwiftFiles(path: options.path) }
    // The app's process inherits the environment of this process.
    if let launch = built.testLaunch { setenv(TestLaunch.variable, launch.json, 1) }
    return program
  }

  /// The files that were left out of the build. The absence of these files may cause the compiler's
  /// errors.
  private static func leftOut(
    _ error: BuildError, below folder: String
  ) -> [BuildNews.Problem] {
    let files: [MissingImport]
    switch error {
    case .doesNotCompileWithout(let missing, _), .needsLeftOut(_, let missing, _): files = missing
    default: return []
    }
    return files.map {
      BuildNews.Problem(
        file: $0.imported.file.relative(to: folder), line: $0.imported.line, column: 1,
        text: "\($0.text); the file is left out of the build")
    }
  }

  private func watch(_ set: SourceSet) -> SourceWatch {
    var others: [String] = []
    if case .show(let file) = options.entry { others = [file] }
    return SourceWatch(set, at: options.path, and: others)
  }
}

/// The program that a build on another thread has made, or its error.
private final class BuildOutcome: Sendable {
  private let stored = Mutex<Result<String, BuildError>?>(nil)

  var result: Result<String, BuildError>? { stored.withLock { $0 } }

  func store(_ result: Result<String, BuildError>) { stored.withLock { $0 = result } }
}

/// The compiler's output during a build.
private final class CompilerLog {
  var text = ""

  /// The compiler's errors, with paths relative to a folder. If the output does not contain errors,
  /// the result is one problem with the text `sentence`.
  func problems(below folder: String, or sentence: String) -> [BuildNews.Problem] {
    let plain = text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    var problems: [BuildNews.Problem] = []
    for match in plain.matches(of: #/(?m)^(\S.*?):(\d+):(\d+): error: (.*)$/#) {
      let problem = BuildNews.Problem(
        file: String(match.1).relative(to: folder), line: Int(match.2) ?? 0,
        column: Int(match.3) ?? 0, text: String(match.4))
      if !problems.contains(problem) { problems.append(problem) }
    }
    guard problems.isEmpty else { return problems }
    return [BuildNews.Problem(file: "", line: 0, column: 0, text: sentence)]
  }
}
