import Foundation
import SourceBuild

extension CommandParser {
  /// The request to build the user's own code; nil if the words are names that the tool knows.
  ///
  /// After `build`, `test`, `port` and `packages`, the word is always a path. After other commands, the word is
  /// a path if it is not a name in the catalogue and either looks like a path or is the name of an
  /// existing file.
  func source(_ reader: ArgumentReader) throws -> SourceOptions? {
    let own: Set<CommandName> = [.build, .test, .port, .packages]
    let running: Set<CommandName> = [.film, .trace, .ask, .check, .fuzz, .plot, .serve]
    guard own.contains(reader.command) || running.contains(reader.command) else { return nil }
    let choices = reader.options.filter {
      Option.source.contains($0.option) || reader.command == .serve && $0.option == .backtrace
    }
    guard let path = reader.names.first else {
      guard own.contains(reader.command) || choices.contains(where: { $0.option != .warnings })
      else { return nil }
      throw UsageError.missingPath(of: reader.command)
    }
    let demo = FilmWork.parts(of: path).demo
    let isKnown =
      (catalogue.names + [Self.all, PlotOptions.springs]).contains(path)
      || catalogue.names.contains(demo)
    let isRecording = reader.command == .ask && !isKnown && Self.isRecording(path)
    guard own.contains(reader.command) || !isKnown && !isRecording && Self.isPath(path) else {
      guard let choice = choices.first else { return nil }
      throw UsageError.choiceWithoutSource(choice.option, path, of: reader.command)
    }
    // After a path, `ask` has a question.
    let most = reader.command == .ask ? 2 : 1
    if reader.names.count > most {
      throw UsageError.surplus(reader.names[most], of: reader.command)
    }
    if reader.command == .ask { _ = try askedQuestion(reader) }

    var options = SourceOptions(command: reader.command, path: path)
    options.words = Array(reader.names.dropFirst())
    var entries: [Option] = []
    let named = ShowFiles.file(named: path)
    if let named { (options.path, options.entry) = (named.folder, .show(file: named.file)) }
    var targets: [Option] = []
    for (option, value) in reader.options {
      let value = value ?? ""
      switch option {
      case .present: options.entry = .present(value)
      case .push: options.entry = .push(value)
      case .show: options.entry = .show(file: value)
      case .product: options.product = value
      case .target: options.choice = .target(value)
      case .scheme: options.choice = .scheme(value)
      case .packages: options.packages = value
      case .language:
        guard Language.isCode(value) else { throw wrong(value, option, reader) }
        options.language = value
      case .warnings: options.showsWarnings = true
      case .filter:
        guard (try? Regex(value)) != nil else { throw wrong(value, option, reader) }
        options.filters.append(value)
      case .timeout:
        guard let seconds = Double(value), Option.timeoutRange.contains(seconds) else {
          throw wrong(value, option, reader)
        }
        options.timeout = seconds
        if reader.command != .test { options.words.append("\(option.flag)=\(value)") }
      case .device where reader.command == .test:
        guard catalogue.devices.contains(where: { $0.id == value }) else {
          throw wrong(value, option, reader)
        }
        options.device = value
      case .backtrace where reader.command == .serve: options.showsBacktrace = true
      case .json where own.contains(reader.command): options.json = true
      case .allow, .newSince:
        if option == .allow {
          options.accepted.allowed = value
        } else {
          options.accepted.known = value
        }
        options.words.append("\(option.flag)=\(value)")
      default: options.words.append(option.flag + (value.isEmpty ? "" : "=\(value)"))
      }
      if [.present, .push, .show].contains(option), !entries.contains(option) {
        entries.append(option)
      }
      if [.target, .scheme].contains(option), !targets.contains(option) { targets.append(option) }
    }
    try Self.refuseShard(reader, of: path)
    if named != nil, let entry = entries.first {
      throw UsageError(
        place: ProgramName.current.command(reader.command), found: "'\(path)' and \(entry.flag)",
        expected: "only one of them", remedy: "leave out \(entry.flag), or name the folder")
    }
    for chosen in [entries, targets] where chosen.count > 1 {
      throw UsageError.twoEntries(chosen, of: reader.command)
    }
    return options
  }

  /// The runs of `fuzz` can be divided. Other commands make one film of one app, so that a shard
  /// would be everything or nothing.
  static func refuseShard(_ reader: ArgumentReader, of name: String) throws {
    guard reader.command != .fuzz, reader.options.contains(where: { $0.option == .shard }) else {
      return
    }
    throw UsageError(
      place: ProgramName.current.command(reader.command),
      found: "\(Option.shard.flag) with '\(name)'",
      expected:
        "a command that makes several films, such as '\(ProgramName.current.command(.film)) all'",
      remedy: "leave out \(Option.shard.flag)")
  }

  private func wrong(_ value: String, _ option: Option, _ reader: ArgumentReader) -> UsageError {
    UsageError.wrongValue(value, option, of: reader.command, in: catalogue)
  }

  private static func isPath(_ word: String) -> Bool {
    word.contains("/") || word == "." || word == ".." || word.hasSuffix(".swift")
      || FileManager.default.fileExists(atPath: word)
  }
}

extension UsageError {
  static func missingPath(of command: CommandName) -> UsageError {
    UsageError(
      place: ProgramName.current.command(command), found: "no path",
      expected: "a Swift file, a folder of Swift files or a package",
      remedy: "try 'matchcut \(command.rawValue) .'")
  }

  static func choiceWithoutSource(
    _ option: Option, _ name: String, of command: CommandName
  ) -> UsageError {
    UsageError(
      place: ProgramName.current.command(command), found: "\(option.flag) with '\(name)'",
      expected: "a path of your own code",
      remedy: "leave out \(option.flag), or name a file or folder")
  }

  static func twoEntries(_ options: [Option], of command: CommandName) -> UsageError {
    UsageError(
      place: ProgramName.current.command(command),
      found: options.map(\.flag).joined(separator: " and "), expected: "only one of them",
      remedy: "use one of these options and leave the others out")
  }
}
