import Film
import Stage

/// All options; `CommandName.options` lists those of each command.
package enum Option: String, CaseIterable, Sendable {
  case property
  case set
  case gesture
  case cancel
  case length = "for"
  case fps
  case scale
  case device
  case format
  case failOn = "fail-on"
  case allow
  case newSince = "new-since"
  case slow
  case reduceMotion = "reduce-motion"
  case hardwareKeyboard = "hardware-keyboard"
  case rtl
  case dark
  case era
  case out
  case seed
  case runs
  case shard
  case costs
  case first
  case workers
  case port
  case host
  case token
  case who
  case places = "where"
  case why
  case at
  case when
  case every
  case before
  case of
  case json
  case work
  case markdown
  case path
  case picturesURL = "pictures-url"
  case approved
  case baselines
  case from
  case review = "from-review"
  case jsonLines = "jsonl"
  case text
  case present
  case push
  case show
  case product
  case target
  case scheme
  case packages
  case language
  case warnings
  case filter
  case timeout
  case into
  case backtrace
  case manual = "man"
  case help

  /// The options that determine how the user's own code becomes an app.
  package static let source: [Option] = [
    .present, .push, .show, .product, .target, .scheme, .packages, .language, .warnings,
  ]

  /// The allowed numbers of frames per second. The frame rate does not need to divide the clock's
  /// 60 ticks per second, because a recording can be rendered at any time.
  package static let fpsRange = 1...240
  /// The allowed numbers of pixels per point.
  package static let scaleRange = 0.25...4
  /// The allowed factors by which films are slowed down.
  package static let slowRange = 1.0...100
  /// The allowed lengths of a run after its last touch, in seconds of the device's time.
  package static let lengthRange = 0.1...TouchScript.longest
  /// The allowed values of the progress at which the touch is cancelled.
  package static let cancelRange = 0.0...1

  package static let seedRange = 0...Int.max
  package static let runsRange = 1...100_000_000
  /// The allowed numbers of workers. With 0, the tool's own process plays the runs, so an exception
  /// in a run ends the tool.
  package static let workersRange = 0...256

  /// The allowed iOS versions, from the first one that has custom transitions to the current one.
  package static let eraRange = 7...standardEra
  package static let standardEra = Stage.Traits.standardEra

  /// The allowed ports. 0 selects a free port.
  package static let portRange = 0...65535

  /// The value of `--token` with which the page needs no token.
  package static let noToken = "none"

  /// The allowed time limits of a test or a tick, in seconds of real time.
  package static let timeoutRange = 1.0...86_400

  /// Whether an option has a value.
  package enum Value: Equatable, Sendable {
    case none
    case required(String)
    case optional(String)
  }

  /// The option as it is typed.
  package var flag: String { "--" + rawValue }

  /// All names of the option as they are typed. A gesture is a touch script.
  package var flags: [String] { self == .gesture ? [flag, "--script"] : [flag] }

  /// Whether the option has a value, and the name of the value in the help.
  package var value: Value {
    switch self {
    case .property: .required("P,P…")
    case .set: .required("NAME=VALUE")
    case .gesture: .required("G|FILE.json")
    case .cancel: .optional("P")
    case .fps, .slow: .required("N")
    case .scale: .required("S")
    case .device: .required("D")
    case .format: .required("F,F…")
    case .failOn: .required("SEVERITY")
    case .allow, .newSince, .review, .costs: .required("FILE")
    case .baselines, .from: .required("DIR")
    case .out: .required("DIR")
    case .packages: .required("FOLDER")
    case .language: .required("CODE")
    case .port, .seed, .runs, .workers, .era: .required("N")
    case .shard: .required("K/N|auto")
    case .host: .required("ADDRESS")
    case .at: .required("PLACE|SECONDS")
    case .when: .required("CALL")
    case .every: .required("frame|change")
    case .before: .required("SECONDS")
    case .of: .required("VIEW")
    case .token: .required("none")
    case .present, .push: .required("TYPE")
    case .show: .required("FILE.swift")
    case .product: .required("APP")
    case .target, .scheme: .required("NAME")
    case .path, .into: .required("FOLDER")
    case .picturesURL: .required("PREFIX")
    case .filter: .required("REGEX")
    case .timeout, .length: .required("SECONDS")
    case .reduceMotion, .hardwareKeyboard, .rtl, .dark, .first, .who, .places, .why, .json,
      .work, .markdown, .approved, .jsonLines, .text,
      .warnings,
      .backtrace, .manual, .help:
      .none
    }
  }

  /// Describes the allowed values as a phrase that follows the word "expected".
  package func expectation(of command: CommandName, in catalogue: Catalogue) -> String {
    switch self {
    case .format where !command.reportFormats.isEmpty:
      Wording.choice(command.reportFormats.map(\.rawValue))
    case .failOn: Wording.choice(Finding.Severity.allNames)
    case .baselines: "a folder of baselines"
    case .from: "the folder of a report, or a folder of films"
    case .review: "a file with a reviewer's comment, or '-' for standard input"
    case .allow: "a file with allowed findings"
    case .newSince: "the output of an earlier check, as JSON or SARIF"
    case .property:
      "properties that '\(ProgramName.current.help(on: .plot))' lists, separated by commas"
    case .set: "a parameter and its value as NAME=VALUE"
    case .gesture: Wording.choice(catalogue.gestures.map(\.id), or: "a file ending in .json")
    case .cancel: "a number from \(Wording.range(Self.cancelRange))"
    case .fps: "a whole number from \(Self.fpsRange.lowerBound) to \(Self.fpsRange.upperBound)"
    case .scale: "a number from \(Wording.range(Self.scaleRange))"
    case .slow: "a number from \(Wording.range(Self.slowRange))"
    case .device: Wording.choice(catalogue.devices.map(\.id))
    case .format:
      "\(Wording.choice(catalogue.formats.map(\.rawValue))), or several separated by commas"
    case .era: "a whole number from \(Self.eraRange.lowerBound) to \(Self.eraRange.upperBound)"
    case .out: "a folder"
    case .seed: "a whole number, 0 or greater"
    case .runs:
      "a whole number from \(Self.runsRange.lowerBound) to \(Self.runsRange.upperBound)"
    case .shard: "K/N with whole numbers K and N, where K is from 1 to N, or 'auto'"
    case .costs: "a file with the costs of earlier runs"
    case .workers:
      "a whole number from \(Self.workersRange.lowerBound) to \(Self.workersRange.upperBound)"
    case .port: "a whole number from \(Self.portRange.lowerBound) to \(Self.portRange.upperBound)"
    case .host: "an IPv4 address of this machine"
    case .at: TimesOption.at.expectation
    case .when: TimesOption.when.expectation
    case .every: TimesOption.every.expectation
    case .before: TimesOption.before.expectation
    case .of: "a view"
    case .token: "'\(Self.noToken)'"
    case .present, .push: "a view controller's type"
    case .show: "a Swift file"
    case .product: "the name of an executable target"
    case .target: "the name of a target of the Xcode project"
    case .scheme: "the name of a scheme of the Xcode project"
    case .packages: "a folder with clones of packages"
    case .path: "the folder of a project"
    case .into: "the folder of a package"
    case .picturesURL: "the beginning of the addresses of pictures"
    case .language: "the code of a language, such as de or pt-BR"
    case .filter: "a regular expression"
    case .timeout: "a number of seconds from \(Wording.range(Self.timeoutRange))"
    case .length: "a number of seconds from \(Wording.range(Self.lengthRange))"
    case .reduceMotion, .hardwareKeyboard, .rtl, .dark, .first, .who, .places, .why, .json,
      .work, .markdown, .approved, .jsonLines, .text,
      .warnings,
      .backtrace, .manual, .help:
      "no value"
    }
  }

  /// A valid example as a phrase that follows the word "try".
  package func example(of command: CommandName, in catalogue: Catalogue) -> String {
    let word: String? =
      switch self {
      case .format where !command.reportFormats.isEmpty: ReportFormat.sarif.rawValue
      case .failOn: Finding.Severity.error.rawValue
      case .allow: "allowed.txt"
      case .baselines: BaselineFolder.defaultPath
      case .from: ApproveOptions.defaultReport
      case .review: "comment.txt"
      case .newSince: "main.json"
      case .property: "position.y"
      case .set: "duration=0.5"
      case .gesture: catalogue.gestures.first?.id
      case .cancel: "\(RunOptions.defaultCancel)"
      case .fps: "\(FilmOptions.defaultFPS)"
      case .scale: "\(Int(FilmOptions.defaultScale))"
      case .slow: "2"
      case .device: catalogue.devices.first?.id
      case .format: catalogue.formats.first?.rawValue
      case .out: FilmOptions.defaultFolder
      case .seed: "\(FuzzOptions.defaultSeed)"
      case .runs: "\(FuzzOptions.defaultRuns)"
      case .shard: "1/2"
      case .costs: MergeOptions.costsExample
      case .era: "7"
      case .workers: "2"
      case .port: "\(ServeOptions.defaultPort)"
      case .host: ServeOptions.defaultHost
      case .at: TimesOption.at.example
      case .when: TimesOption.when.example
      case .every: TimesOption.every.example
      case .before: TimesOption.before.example
      case .of: "container"
      case .token: Self.noToken
      case .present, .push: "CardController"
      case .show: "Show.swift"
      case .product, .target, .scheme: "Demo"
      case .packages: "../packages"
      case .path, .into: "App"
      case .picturesURL: "https://example.org/report"
      case .language: "de"
      case .filter: "CardTests"
      case .timeout: "120"
      case .length: "2"
      case .reduceMotion, .hardwareKeyboard, .rtl, .dark, .first, .who, .places, .why, .json,
        .work, .markdown, .approved, .jsonLines, .text,
        .warnings,
        .backtrace, .manual, .help:
        nil
      }
    return ([flag] + (word.map { [$0] } ?? [])).joined(separator: " ")
  }
}

extension Finding.Severity {
  /// The names on the command line, from the least serious to the most serious.
  static let allNames = allCases.reversed().map(\.rawValue)
}
