import Foundation
import SourceBuild

extension Tool {
  /// Builds the user's own code and runs the command on the result.
  func source(_ options: SourceOptions) throws -> ExitCode {
    do {
      return try run(options)
    } catch let error as BuildError {
      throw UsageError(error, of: options.command)
    }
  }

  private func run(_ options: SourceOptions) throws -> ExitCode {
    _ = try AcceptedFindings(options.accepted)
    if options.command == .packages { return try packages(options, try Toolchain()) }
    let sdk = try SDK()
    let toolchain = try Toolchain()
    let builder = try SourceBuilder(sdk: sdk, toolchain: toolchain, options: buildOptions(options))
    let finder = SourceFinder(
      manifests: ManifestReader(toolchain: toolchain), packages: options.packages)
    var set = try finder.find(options.path, options.choice, needsProgram: options.needsProgram)
    if options.command == .test { set = try finder.withClones(try TestFolders(set).added()) }
    for note in set.notes { output.report("matchcut \(options.command.rawValue): \(note)") }
    // The programs that are started read the conditions of the source.
    if let reader = SwiftReader.path() { setenv(SourceBranches.readerVariable, reader, 1) }
    switch options.command {
    case .build:
      let built = try builder.build(set, .modules)
      try output.write(
        "built \(built.modules.joined(separator: ", "))\n")
      return .done
    case .test: return try test(try builder.build(set, .tests), options)
    case .port: return try port(set, builder, options)
    case .serve: return try LiveEdit(builder: builder, options: options, output: output).run(set)
    default:
      let built = try builder.build(set, .program(options.entry, product: options.product))
      guard let program = built.program else { return .notServed }
      setenv(SourceOptions.pathVariable, options.path, 1)
      if let screen = options.screen { setenv(SourceOptions.screenVariable, screen, 1) }
      if let launch = built.testLaunch { setenv(TestLaunch.variable, launch.json, 1) }
      let words = Self.mode(of: options.command) + options.words
      // The worker processes of `fuzz` are supervised one by one.
      if options.command == .fuzz { try become(program, words) }
      return try Supervisor(program: program, words: words)
        .run(timeLimit: options.timeout ?? RunOptions.defaultTimeLimit, output: output)
    }
  }

  func buildOptions(_ options: SourceOptions) -> BuildOptions {
    var made = BuildOptions(
      report: { [output] in output.report("matchcut \(options.command.rawValue): \($0)") },
      show: { text in
        // The compiler's output is written unchanged, so that its colours and line ends are kept.
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
      })
    made.showsWarnings = options.showsWarnings
    made.language = options.language
    made.isTerminal = isatty(STDERR_FILENO) == 1
    return made
  }

  /// The arguments that make an app's executable run this command (`AppCommand.Mode`).
  private static func mode(of command: CommandName) -> [String] {
    switch command {
    case .serve: []
    case .film: ["--film"]
    default: [command.rawValue]
    }
  }

  /// Replaces this process with another program, which then writes the output, determines the exit
  /// code and handles signals.
  private func become(_ program: String, _ words: [String]) throws -> Never {
    var arguments = ([program] + words).map { strdup($0) } + [nil]
    execv(program, &arguments)
    throw UsageError(
      place: "matchcut", found: "'\(program)' cannot be run (\(String(cString: strerror(errno))))",
      expected: "", remedy: "build it again")
  }

  /// Runs the tests of each test library, one library after the other, and prints a summary.
  private func test(_ built: Built, _ options: SourceOptions) throws -> ExitCode {
    guard let program = built.program else { return .notServed }
    var counts = TestCounts()
    var succeeded = true
    for library in TestMain.Library.allCases where built.testLibraries.contains(library) {
      var settings = TestSettings()
      settings.library = library
      settings.filters = options.filters
      settings.timeout = options.timeout ?? settings.timeout
      settings.device = options.device
      let result = try TestRun(program: program, settings: settings).run()
      counts.add(result.counts)
      succeeded = succeeded && result.succeeded
      if !result.counts.tests(.hung).isEmpty { break }
    }
    guard !counts.tests.isEmpty || !succeeded else { throw UsageError.noTest(options) }
    try output.write(counts.summary)
    return succeeded && counts.isGood ? .done : .findings
  }

  private func packages(
    _ options: SourceOptions, _ toolchain: Toolchain
  ) throws -> ExitCode {
    let report = try PackageReport(
      at: options.path, folder: options.packages,
      manifests: ManifestReader(toolchain: toolchain))
    for note in report.notes { output.report("matchcut packages: \(note)") }
    try output.write(
      options.json ? try report.json() : report.text(folder: options.packages))
    return report.isComplete ? .done : .findings
  }

  private func port(
    _ set: SourceSet, _ builder: SourceBuilder, _ options: SourceOptions
  ) throws -> ExitCode {
    let report = try builder.port(set)
    try output.write(options.json ? try report.json() : report.text)
    return report.refusals.isEmpty ? .done : .findings
  }

  /// The tool's version. If the tool has an SDK, the SDK's Swift version follows the tool's
  /// version.
  static var versionText: String {
    let text = "matchcut \(version)\n"
    guard let sdk = try? SDK.describe() else { return text }
    return text + "for \(sdk.compiler), \(sdk.target)\n"
  }
}

extension UsageError {
  fileprivate static func noTest(_ options: SourceOptions) -> UsageError {
    let filters = options.filters.map { "--filter '\($0)'" }.joined(separator: " or ")
    return UsageError(
      place: "matchcut test",
      found: filters.isEmpty
        ? "no test in '\(options.path)'" : "no test that matches \(filters)",
      expected: filters.isEmpty
        ? "an XCTestCase method whose name begins with test, or a function with @Test" : "",
      remedy: filters.isEmpty
        ? "name another folder" : "leave out --filter to run all tests and see their names")
  }
}
