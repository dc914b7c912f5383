import Film
import Foundation
import SourceBuild
import Stage

/// Builds the user's own code and films it for a comparison, as `matchcut film PATH` does.
struct ProjectFilmer {
  private let filming: CompareOptions.Filming
  private let output: Output
  private let sdk: SDK
  private let toolchain: Toolchain
  private let gestures: [String]

  /// The word with which the app's executable films (`AppCommand.Mode`).
  private static let filmMode = "--film"

  init(_ filming: CompareOptions.Filming, output: Output) throws {
    (self.filming, self.output) = (filming, output)
    gestures = try Self.gestures(filming.gestures)
    try Self.checkNames(of: filming.entries)
    sdk = try SDK()
    toolchain = try Toolchain()
  }

  /// Films the code at `path` into a folder. `name` is the side's name in messages, and `tree` is the
  /// work tree that contains the code. Returns the exit code if the code could not be filmed.
  ///
  /// A view controller or a file that the code does not contain is left out, because another version
  /// may contain it. `isFound` receives those that the code contains.
  func film(
    _ path: String, as name: String, in tree: WorkTree? = nil, into folder: String,
    isFound: (LibraryHost.Entry?) -> Void
  ) throws -> ExitCode? {
    let messages = SideMessages(name, tree: tree, output)
    let builder = try SourceBuilder(
      sdk: sdk, toolchain: toolchain, options: messages.buildOptions(filming.source))
    messages.report("building")
    for entry in entries {
      do {
        let program = try program(of: entry, at: path, in: tree, builder, messages)
        isFound(entry)
        if let code = try film(program, messages, into: folder) { return code }
      } catch let error as BuildError {
        guard Self.isMissing(entry, error) else {
          throw UsageError(error, of: .compare).naming(name, tree)
        }
        messages.report("\(error.sentence.found); the other version may contain it")
      }
    }
    return nil
  }

  /// What is filmed: the app, or parts of a library.
  var entries: [LibraryHost.Entry?] {
    filming.entries.isEmpty ? [nil] : filming.entries.map(Optional.some)
  }

  private func program(
    of entry: LibraryHost.Entry?, at path: String, in tree: WorkTree?, _ builder: SourceBuilder,
    _ messages: SideMessages
  ) throws(BuildError) -> String {
    var options = filming.source
    options.entry = try Self.entry(entry, in: tree)
    let finder = SourceFinder(
      manifests: ManifestReader(toolchain: toolchain), packages: options.packages, in: tree)
    let set = try finder.find(path, options.choice, needsProgram: options.needsProgram)
    for note in set.notes { messages.report(note) }
    let built = try builder.build(set, .program(options.entry, product: options.product))
    guard let program = built.program else { throw .noSwiftFiles(path: path) }
    Self.setVariables(options, built, messages.name)
    return program
  }

  /// Whether an error says that the code does not contain the part of a library that is filmed.
  private static func isMissing(_ entry: LibraryHost.Entry?, _ error: BuildError) -> Bool {
    switch (entry, error) {
    case (.present, .noSuchController), (.push, .noSuchController): true
    case (.show(let file), .noSuchPath(let path)): path == file
    default: false
    }
  }

  /// Plays each gesture, or films the launch.
  private func film(
    _ program: String, _ messages: SideMessages, into folder: String
  ) throws -> ExitCode? {
    var runs: [[String]] =
      gestures.isEmpty ? [[]] : gestures.map { ["\(Option.gesture.flag)=\($0)"] }
    if let progress = filming.cancelAt {
      runs += runs.map { $0 + ["\(Option.cancel.flag)=\(Wording.number(progress))"] }
    }
    for (number, words) in runs.enumerated() {
      output.progress.show("\(messages.name): filming", done: number, of: runs.count)
      let log = try Scratch("messages")
      let before = Self.films(in: folder)
      var supervisor = Supervisor(
        program: program,
        words: [Self.filmMode] + filming.words + words + [
          "\(Option.format.flag)=\(FilmFormat.apng.rawValue)", "\(Option.out.flag)=\(folder)",
        ])
      supervisor.streams = .init(results: "/dev/null", messages: log.path + "/messages")
      let code = try supervisor.run(
        timeLimit: filming.source.timeout ?? RunOptions.defaultTimeLimit, output: output)
      output.progress.clear()
      // Findings are compared; only a film that is missing or incomplete is explained here.
      let new = Self.films(in: folder).filter { before[$0.key] != $0.value }
      let isWhole = !new.isEmpty && new.values.allSatisfy { $0 }
      guard code == .done || code == .findings, isWhole else {
        messages.show(RegularFile.text(log.path + "/messages") ?? "")
        if code == .done || code == .findings, !new.isEmpty { continue }
        return code == .done ? .findings : code
      }
    }
    return nil
  }

  /// The films in a folder, and whether each has all its frames.
  private static func films(in folder: String) -> [String: Bool] {
    FilmFolder.films(in: folder).reduce(into: [:]) { films, name in
      guard
        let data = FileManager.default.contents(
          atPath: "\(folder)/\(name)/\(RecordingFile.name)")
      else { return }
      let hasEnd = (try? RecordedRun(json: data))?.end != nil
      let film = "\(folder)/\(name)/\(Film.FilmFormat.apng.fileName)"
      films[name] = !hasEnd && FileKind(film) == .file
    }
  }

  private static func setVariables(_ options: SourceOptions, _ built: Built, _ name: String) {
    setenv(SourceOptions.pathVariable, name, 1)
    if let reader = SwiftReader.path() { setenv(SourceBranches.readerVariable, reader, 1) }
    for (variable, value) in [
      (SourceOptions.screenVariable, options.screen), (TestLaunch.variable, built.testLaunch?.json),
    ] {
      if let value { setenv(variable, value, 1) } else { unsetenv(variable) }
    }
  }

  /// The entry for a side. A file of `--show` in the repository is that of the work tree.
  private static func entry(
    _ entry: LibraryHost.Entry?, in tree: WorkTree?
  ) throws(BuildError) -> LibraryHost.Entry? {
    guard case .show(let file) = entry, let own = tree?.copy(of: file) else { return entry }
    guard FileKind(own) == .file else { throw .noSuchPath(file) }
    return .show(file: own)
  }

  /// The gestures, with the files of a folder in its place.
  private static func gestures(_ words: [String]) throws -> [String] {
    var gestures: [String] = []
    for word in words {
      guard FileKind(word) == .folder else {
        gestures.append(word)
        continue
      }
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: word)) ?? []).sorted()
      let files = names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
      guard !files.isEmpty else { throw UsageError.emptyGestures(word) }
      let folder = word.hasSuffix("/") ? String(word.dropLast()) : word
      gestures += files.map { "\(folder)/\($0)" }
    }
    try checkNames(of: gestures.map { $0.lastComponent.withoutExtension }, .gesture)
    return gestures
  }

  private static func checkNames(of entries: [LibraryHost.Entry]) throws {
    let names = entries.map { entry in
      var options = SourceOptions(command: .compare, path: "")
      options.entry = entry
      return options.screen ?? ""
    }
    try checkNames(of: names, .show)
  }

  private static func checkNames(of names: [String], _ option: Option) throws {
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw UsageError.equalNames(name, option: option)
    }
  }
}
