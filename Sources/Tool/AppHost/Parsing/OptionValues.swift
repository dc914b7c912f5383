import Film
import Foundation
import Stage

/// The values of the options on one command line. The form and the range of each value have been
/// checked.
struct OptionValues {
  private(set) var properties: [String]?
  private(set) var run = RunOptions()
  /// The values of all `--set` options, in order.
  private(set) var settings: [String] = []
  private(set) var cancelAt: Double?
  private(set) var fps: Int?
  private(set) var scale: Double?
  private(set) var formats: [FilmFormat]?
  /// Whether `trace` writes SVG. No other command has the format SVG.
  private(set) var svg = false
  /// The format of findings, which `--json` and `--format` select.
  private(set) var report = ReportFormat.text
  private(set) var failsOn = ReportFormat.failsOn
  private(set) var accepted = FindingFiles()
  private(set) var folder: String?
  private(set) var seed: UInt64?
  private(set) var runs: Int?
  private(set) var shard: Shard?
  private(set) var costs: String?
  private(set) var stopsAtFirst = false
  private(set) var workers: Int?
  private(set) var port: Int?
  private(set) var host: String?
  private(set) var needsToken = true
  /// What the last of the options `--who` and `--why` selects.
  private(set) var content = TraceOptions.Content.calls
  private(set) var showsPlaces = false
  private(set) var json = false
  private(set) var markdown = false
  /// The folder of the project whose revisions are compared.
  private(set) var projectPath: String?
  private(set) var picturesURL: String?
  private(set) var isApproved = false
  /// The folder of the baselines.
  private(set) var baselines: String?
  /// The folder of a report.
  private(set) var reportFolder: String?
  /// The file of a reviewer's comment.
  private(set) var review: String?
  private(set) var jsonLines = false
  /// The options of `ask` that choose times, each once, with the last value.
  private(set) var asked: [TimesOption.Choice] = []
  private(set) var askedView: String?
  private(set) var textAlone = false

  private let command: CommandName
  private let catalogue: Catalogue

  init(_ reader: ArgumentReader) throws {
    command = reader.command
    catalogue = reader.catalogue
    // `ArgumentReader` ensures that only optional values can be missing. If an option's value may
    // be omitted, the value has a default.
    for (option, value) in reader.options { try set(option, value ?? "") }
  }

  private mutating func set(_ option: Option, _ word: String) throws {
    switch option {
    case .property: properties = try properties(word)
    case .set: settings.append(word)
    // `compare` accepts several gestures, which the parser reads into `CompareOptions`.
    case .gesture where command == .compare: break
    case .gesture: run.gesture = try gesture(word)
    case .cancel:
      cancelAt =
        word.isEmpty ? RunOptions.defaultCancel : try number(word, option, Option.cancelRange)
    case .fps: fps = try wholeNumber(word, option, Option.fpsRange)
    case .scale: scale = try number(word, option, Option.scaleRange)
    case .device: run.device = try name(word, option, among: catalogue.devices.map(\.id))
    case .format where !command.reportFormats.isEmpty:
      let name = try name(word, option, among: command.reportFormats.map(\.rawValue))
      report = ReportFormat(rawValue: name) ?? report
    case .format: try setFormats(word)
    case .failOn:
      let name = try name(word, option, among: Finding.Severity.allNames)
      failsOn = Finding.Severity(rawValue: name) ?? failsOn
    case .approved: isApproved = true
    case .baselines: baselines = word
    case .from: reportFolder = word
    case .review: review = word
    case .allow: accepted.allowed = word
    case .newSince: accepted.known = word
    case .slow: run.slow = try number(word, option, Option.slowRange)
    case .reduceMotion: run.reducesMotion = true
    case .hardwareKeyboard: run.hasHardwareKeyboard = true
    case .rtl: run.isRightToLeft = true
    case .dark: run.isDark = true
    case .era: run.era = try wholeNumber(word, option, Option.eraRange)
    case .out: folder = word
    case .seed: seed = UInt64(try wholeNumber(word, option, Option.seedRange))
    case .runs: runs = try wholeNumber(word, option, Option.runsRange)
    case .shard: shard = try shard(word)
    case .costs: costs = word
    case .first: stopsAtFirst = true
    case .workers: workers = try wholeNumber(word, option, Option.workersRange)
    case .port: port = try wholeNumber(word, option, Option.portRange)
    case .host: host = word
    case .token:
      guard word == Option.noToken else {
        throw UsageError.wrongValue(word, option, of: command, in: catalogue)
      }
      needsToken = false
    case .who: content = .questions
    case .places: showsPlaces = true
    case .why: content = .ends
    case .json: (json, report) = (true, .json)
    case .jsonLines: jsonLines = true
    case .markdown: markdown = true
    case .path: projectPath = word
    case .into: break
    case .picturesURL: picturesURL = word
    case .at: try ask(.at, word)
    case .when: try ask(.when, word)
    case .every: try ask(.every, word)
    case .before: try ask(.before, word)
    case .of: askedView = word
    case .text: textAlone = true
    // The parser reads it, because only `list` has it.
    case .work: break
    // These options are ignored here, because the parser has already read them into
    // `SourceOptions`.
    case .present, .push, .show, .product, .target, .scheme, .packages, .language, .warnings,
      .filter:
      break
    case .length: run.length = try number(word, option, Option.lengthRange)
    case .timeout: run.timeLimit = try number(word, option, Option.timeoutRange)
    case .backtrace: run.showsBacktrace = true
    case .manual, .help: break
    }
  }

  private mutating func ask(_ option: TimesOption, _ word: String) throws {
    guard let times = option.times(word) else {
      throw UsageError(QuestionProblem.wrongValue(word, option))
    }
    asked.removeAll { $0.option == option }
    asked.append((option, times))
  }

  private func number(
    _ word: String, _ option: Option, _ range: ClosedRange<Double>
  ) throws -> Double {
    guard let value = Double(word), range.contains(value) else {
      throw UsageError.wrongValue(word, option, of: command, in: catalogue)
    }
    return value
  }

  private func wholeNumber(
    _ word: String, _ option: Option, _ range: ClosedRange<Int>
  ) throws -> Int {
    guard let value = Int(word), range.contains(value) else {
      throw UsageError.wrongValue(word, option, of: command, in: catalogue)
    }
    return value
  }

  private func shard(_ word: String) throws -> Shard {
    if word == Shard.automatic {
      do throws(ShardSourceError) {
        return try ShardSource.shard(in: ProcessInfo.processInfo.environment)
      } catch {
        throw UsageError.noShard(error, of: command)
      }
    }
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      let shard = Shard(number: number, of: count)
    else { throw UsageError.wrongValue(word, .shard, of: command, in: catalogue) }
    return shard
  }

  private func name(_ word: String, _ option: Option, among names: [String]) throws -> String {
    guard names.contains(word) else {
      throw UsageError.wrongValue(word, option, of: command, in: catalogue, names: names)
    }
    return word
  }

  /// Parses a gesture. The word names a file only if it looks like a path, so that a mistyped name
  /// is not looked up on disk.
  func gesture(_ word: String) throws -> RunOptions.Gesture {
    if word.hasSuffix(".json") || word.contains("/") { return .file(word) }
    return .named(try name(word, .gesture, among: catalogue.gestures.map(\.id)))
  }

  /// Parses the property names in `word`. The result has the given order and no duplicates.
  private func properties(_ word: String) throws -> [String] {
    let known = LayerCurve.properties.map(\.name)
    return try word.split(separator: ",", omittingEmptySubsequences: false).reduce(into: []) {
      let name = try name(String($1), .property, among: known)
      if !$0.contains(name) { $0.append(name) }
    }
  }

  /// The format's name on the command line, which makes `trace` write an SVG image.
  static let svgFormat = "svg"

  private mutating func setFormats(_ word: String) throws {
    let own = command == .trace ? [Self.svgFormat] : []
    let known = catalogue.formats.map(\.rawValue) + own
    let chosen = try word.split(separator: ",", omittingEmptySubsequences: false).map {
      try name(String($0), .format, among: known)
    }
    formats = catalogue.formats.filter { chosen.contains($0.rawValue) }
    svg = chosen.contains(Self.svgFormat)
  }
}
