import Foundation
import Preview
import SourceBuild

/// Serves the user's own code, and builds it again whenever a file has been saved.
///
/// The app runs in a process of its own. When there is a new build, that process writes down what its
/// pages show and ends, and the new one goes on with it. If the sources do not compile, it keeps
/// running and its pages show the errors.
struct LiveEdit {
  private let builder: SourceBuilder
  private let options: SourceOptions
  private let output: Output
  private let log: CompilerLog

  /// The number of microseconds between two looks at the files.
  private static let pause: UInt32 = 200_000

  init(builder: SourceBuilder, options: SourceOptions, output: Output) throws(BuildError) {
    let log = CompilerLog()
    var building = builder.options
    building.show = { [show = building.show] text in
      log.text += text
      show(text)
    }
    self.builder = try SourceBuilder(
      sdk: builder.sdk, toolchain: builder.toolchain, options: building)
    (self.options, self.output, self.log) = (options, output, log)
  }

  /// Serves until the app ends by itself before it has been served, or the tool is interrupted.
  func run(_ set: SourceSet) throws -> ExitCode {
    var watch = watch(set)
    var app = try ServedApp(try program(of: set), options)
    guard let url = app.waitForURL() else { return app.exitCode }
    try output.write(url + "\n")
    while true {
      usleep(Self.pause)
      if let end = app.end() {
        output.report(
          "matchcut serve: \(options.path) \(end); it starts again after the next change")
      }
      guard watch.notices() else { continue }
      // Editors may write a file in several steps.
      while true {
        usleep(Self.pause)
        if !watch.notices() { break }
      }
      app.tell(.building)
      do {
        let set = try find()
        watch = self.watch(set)
        let program = try program(of: set)
        app = try app.replaced(by: program)
        output.report("matchcut serve: \(options.path) goes on with the new build")
      } catch let error as BuildError {
        output.report(UsageError(error, of: options.command).description)
        app.tell(
          .failed(
            log.problems(below: set.root, or: UsageError(error, of: options.command).description)))
      }
    }
  }

  private func find() throws(BuildError) -> SourceSet {
    try SourceFinder(manifests: ManifestReader(toolchain: builder.toolchain)).find(options.path)
  }

  private func program(of set: SourceSet) throws(BuildError) -> String {
    log.text = ""
    let built = try builder.build(set, .program(options.entry, product: options.product))
    guard let program = built.program else { throw .noSwiftFiles(path: options.path) }
    return program
  }

  private func watch(_ set: SourceSet) -> SourceWatch {
    var others: [String] = []
    if case .show(let file) = options.entry { others = [file] }
    return SourceWatch(set, at: options.path, and: others)
  }
}

/// What the compiler has written during a build.
private final class CompilerLog {
  var text = ""

  /// The errors, with paths relative to a folder. If there are none, `sentence` is the only one.
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
