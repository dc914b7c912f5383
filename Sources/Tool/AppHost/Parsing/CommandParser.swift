import Film

/// Parses the words of the command line into a `Command`, or throws a one-sentence error.
///
/// Before any work begins, all names are looked up in the catalogue. The parser does not access
/// files or folders. If an option occurs twice, the later value is used.
package struct CommandParser: Sendable {
  /// The word that the user types instead of a name to select every demo.
  package static let all = "all"

  let catalogue: Catalogue

  package init(catalogue: Catalogue) { self.catalogue = catalogue }

  /// Parses the words after the program's name; if there are none, the result is the help.
  package func parse(_ words: [String]) throws -> Command {
    guard let first = words.first else { return .help(nil) }
    if first == "--help" || first == "-h" { return .help(nil) }
    if first == "--version" {
      if words.count > 1 { throw UsageError.surplus(words[1], of: nil) }
      return .version
    }
    guard let name = CommandName(rawValue: first) else { throw UsageError.unknownCommand(first) }

    let reader = try ArgumentReader(words.dropFirst(), of: name, in: catalogue)
    if reader.options.contains(where: { $0.option == .help }) { return .help(name) }
    if let options = try source(reader) { return .source(options) }
    if let app = catalogue.demos.first?.id, catalogue.isOneApp {
      try Self.refuseShard(reader, of: app)
    }
    switch name {
    case .list: return try list(reader)
    case .film: return .film(try film(reader))
    case .trace: return .trace(try trace(reader))
    case .ask: return .ask(try ask(reader))
    case .check: return .check(try check(reader))
    case .diff: return .diff(try diff(reader))
    case .compare: return .compare(try compare(reader))
    case .approve: return .approve(try approve(reader))
    case .merge: return .merge(try merge(reader))
    case .plot: return .plot(try plot(reader))
    case .fuzz: return .fuzz(try fuzz(reader))
    case .gallery: return .gallery(try gallery(reader))
    case .serve: return .serve(try serve(reader))
    case .lint: return .lint(try lint(reader))
    case .new: return .new(try new(reader))
    case .completion: return .completion(try shell(reader))
    case .help: return try help(reader)
    case .build, .test, .port, .packages: throw UsageError.missingPath(of: name)
    }
  }

  private func list(_ reader: ArgumentReader) throws -> Command {
    let options = reader.options.map(\.option)
    let isWork = options.contains(.work)
    if let surplus = reader.names.dropFirst(isWork ? 1 : 0).first {
      throw UsageError.surplus(surplus, of: .list)
    }
    guard isWork else { return .list(json: options.contains(.json)) }
    if options.contains(.json) { throw UsageError.twoEntries([.work, .json], of: .list) }
    return .work(path: reader.names.first)
  }

  private func help(_ reader: ArgumentReader) throws -> Command {
    if reader.names.count > 1 { throw UsageError.surplus(reader.names[1], of: .help) }
    if reader.options.contains(where: { $0.option == .manual }) {
      if let surplus = reader.names.first { throw UsageError.surplus(surplus, of: .help) }
      return .manual
    }
    guard let word = reader.names.first else { return .help(nil) }
    guard let name = CommandName(rawValue: word) else { throw UsageError.unknownCommand(word) }
    return .help(name)
  }

  private func shell(_ reader: ArgumentReader) throws -> Shell {
    let names = Shell.allCases.map(\.rawValue)
    guard let word = reader.names.first else {
      throw UsageError(
        place: UsageError.place(of: .completion), found: "no shell",
        expected: Wording.choice(names),
        remedy: "try 'matchcut completion bash'")
    }
    if reader.names.count > 1 { throw UsageError.surplus(reader.names[1], of: .completion) }
    guard let shell = Shell(rawValue: word) else {
      throw UsageError.unknown(
        "shell", word, place: UsageError.place(of: .completion), among: names,
        listedBy: ProgramName.current.help(on: .completion))
    }
    return shell
  }

  private func film(_ reader: ArgumentReader) throws -> FilmOptions {
    let names = try demos(reader)
    let isAll = names.map(\.word) == [Self.all]
    let values = try OptionValues(reader)

    var options = FilmOptions(demos: isAll ? catalogue.demos.map(\.id) : names.map(\.demo).unique)
    let chosen = values.cancelAt.map { RunOptions.Ending.cancel(at: $0) }
    let cancelled = chosen ?? .cancel(at: RunOptions.defaultCancel)
    if isAll {
      options.endings = [.finish, cancelled]
    } else if names.count == 1 {
      options.endings = [names[0].isCancelled ? cancelled : chosen ?? .finish]
    } else {
      options.named = names.map {
        FilmWork(demo: $0.demo, ending: $0.isCancelled ? cancelled : chosen ?? .finish)
      }.reduce(into: []) { works, work in
        if !works.contains(work) { works.append(work) }
      }
    }
    let name = names.count == 1 ? names[0].demo : Self.all
    options.shard = values.shard ?? options.shard
    options.division = try division(reader, values)
    options.run = try run(values, of: name, .film)
    options.fps = values.fps ?? options.fps
    options.scale = values.scale ?? options.scale
    options.scaleIsGiven = values.scale != nil
    options.formats = values.formats ?? options.formats
    options.folder = values.folder ?? options.folder
    return options
  }

  private func trace(_ reader: ArgumentReader) throws -> TraceOptions {
    var options = TraceOptions(demo: try demo(reader))
    let values = try OptionValues(reader)
    options.ending = values.cancelAt.map { .cancel(at: $0) } ?? .finish
    options.run = try run(values, of: options.demo, .trace)
    options.content = values.content
    options.showsPlaces = values.showsPlaces
    options.json = values.json
    options.jsonLines = values.jsonLines
    let others = reader.options.map(\.option).filter { [.who, .why].contains($0) }
    if let other = others.first, values.jsonLines {
      throw UsageError.twoEntries([other, .jsonLines], of: .trace)
    }
    options.svg = values.svg
    options.folder = values.folder
    return options
  }

  private func check(_ reader: ArgumentReader) throws -> CheckOptions {
    let names = try demos(reader)
    let isAll = names.map(\.word) == [Self.all]
    let values = try OptionValues(reader)
    let name = names.count == 1 ? names[0].demo : Self.all
    var options = CheckOptions(demos: isAll ? catalogue.demos.map(\.id) : names.map(\.demo).unique)
    options.shard = values.shard ?? options.shard
    options.division = try division(reader, values)
    options.folder = values.folder
    options.run = try run(values, of: name, .check)
    (options.format, options.failsOn) = (values.report, values.failsOn)
    options.accepted = values.accepted
    options.mostRuns = values.runs ?? options.mostRuns
    options.ending =
      values.cancelAt.map { .cancel(at: $0) } ?? (values.run.gesture == nil ? nil : .finish)
    if let work = names.first(where: \.isCancelled), options.ending == nil {
      guard names.count == 1 else { throw UsageError.cancelledAmongOthers(work.word) }
      options.ending = .cancel(at: RunOptions.defaultCancel)
    }
    return options
  }

  private func diff(_ reader: ArgumentReader) throws -> DiffOptions {
    guard reader.names.count > 1 else { throw UsageError.missingRecordings(reader.names.count) }
    if reader.names.count > 2 { throw UsageError.surplus(reader.names[2], of: .diff) }
    var options = DiffOptions(before: reader.names[0], after: reader.names[1])
    let values = try OptionValues(reader)
    options.run = values.run
    options.json = values.json
    return options
  }

  private func plot(_ reader: ArgumentReader) throws -> PlotOptions {
    let name = try demo(reader, also: [PlotOptions.springs])
    var options = PlotOptions(demo: name == PlotOptions.springs ? nil : name)
    let values = try OptionValues(reader)
    options.ending = values.cancelAt.map { .cancel(at: $0) } ?? .finish
    options.run = try run(values, of: name, .plot)
    options.properties = values.properties
    options.scale = values.scale ?? options.scale
    options.folder = values.folder ?? options.folder
    return options
  }

  private func fuzz(_ reader: ArgumentReader) throws -> FuzzOptions {
    let name = try demo(reader, also: catalogue.demos.isEmpty ? [] : [Self.all])
    let values = try OptionValues(reader)
    var options = FuzzOptions(demos: name == Self.all ? catalogue.demos.map(\.id) : [name])
    options.seed = values.seed ?? options.seed
    options.runs = values.runs ?? options.runs
    options.shard = values.shard ?? options.shard
    options.division = try division(reader, values)
    options.stopsAtFirst = values.stopsAtFirst
    options.workers = values.workers
    options.values = try run(values, of: name, .fuzz).values
    options.device = values.run.device
    (options.format, options.failsOn) = (values.report, values.failsOn)
    options.folder = values.folder
    return options
  }

  private func serve(_ reader: ArgumentReader) throws -> ServeOptions {
    let values = try OptionValues(reader)
    var options = ServeOptions()
    if !reader.names.isEmpty { options.first = try demo(reader) }
    options.port = values.port ?? options.port
    options.host = values.host ?? options.host
    options.needsToken = values.needsToken
    options.device = values.run.device
    return options
  }

  private func lint(_ reader: ArgumentReader) throws -> LintOptions {
    guard !reader.names.isEmpty else { throw UsageError.missingFiles(of: .lint) }
    return LintOptions(names: reader.names, format: try OptionValues(reader).report)
  }

  /// Reads the single name that `film` and `trace` require.
  private func demo(_ reader: ArgumentReader, also others: [String] = []) throws -> String {
    let known = catalogue.names + others
    guard let name = reader.names.first else {
      throw UsageError.missingDemo(of: reader.command, among: known)
    }
    guard known.contains(name) else {
      throw UsageError.unknownDemo(name, of: reader.command, among: known)
    }
    if reader.names.count > 1 { throw UsageError.surplus(reader.names[1], of: reader.command) }
    return name
  }
}
