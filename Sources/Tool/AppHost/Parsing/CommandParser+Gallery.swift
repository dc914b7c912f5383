import Film
import Preview

extension CommandParser {
  func gallery(_ reader: ArgumentReader) throws -> GalleryOptions {
    let known = catalogue.transitions.map(\.id)
    for name in reader.names where !known.contains(name) {
      throw UsageError.unknownTransition(name, of: .gallery, among: known)
    }
    let values = try OptionValues(reader)
    var options = GalleryOptions(
      names: reader.names.isEmpty ? known : known.filter(reader.names.contains))
    options.run = values.run
    options.scale = values.scale ?? options.scale
    options.textAlone = values.textAlone
    options.folder = values.folder ?? options.folder
    return options
  }

  // MARK: Parameters

  /// The run options for one demo, including its `--set` parameters.
  func run(
    _ values: OptionValues, of name: String, _ command: CommandName
  ) throws -> RunOptions {
    var run = values.run
    run.values = try self.values(from: values.settings, of: name, command)
    return run
  }

  /// Parses words such as `edge=left` as parameter values of a transition. If a parameter is set
  /// twice, the later value is used.
  func values(
    from words: [String], of name: String, _ command: CommandName
  ) throws -> PageParameter.Values {
    var values: PageParameter.Values = [:]
    let parameters = catalogue.transitions.first { $0.id == name }?.parameters ?? []
    for word in words {
      guard !parameters.isEmpty else {
        throw UsageError.nothingToSet(word, on: name, of: command)
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw UsageError.wrongValue(word, .set, of: command, in: catalogue)
      }
      guard let parameter = parameters.first(where: { $0.name == parts[0] }) else {
        throw UsageError.unknownParameter(
          String(parts[0]), on: name, of: command, among: parameters.map(\.name))
      }
      guard let value = parameter.value(from: String(parts[1])) else {
        throw UsageError.wrongParameter(word, parameter, of: command)
      }
      values[parameter.name] = value
    }
    return values
  }

  /// The values as words for `--set`, sorted by name.
  static func words(of values: PageParameter.Values) -> [String] {
    values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.word)" }
  }
}

extension PageParameter {
  /// Parses a word as a value of this parameter; nil if the value is not allowed.
  fileprivate func value(from word: String) -> Value? {
    let value: Value? =
      switch kind {
      case .number, .count: Double(word).map { .number($0) }
      case .choice: .text(word)
      case .flag: Bool(word).map { .flag($0) }
      }
    return value.flatMap { fault(of: $0) == nil ? $0 : nil }
  }

  /// Describes the allowed values as a phrase that follows the word "expected".
  var expectation: String {
    switch kind {
    case .number(let range, _, _): "a number from \(Wording.range(range))"
    case .count(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .choice(let choices): Wording.choice(choices.map(\.id))
    case .flag: "true or false"
    }
  }
}

extension PageParameter.Value {
  /// The value as it is typed on the command line.
  var word: String {
    switch self {
    case .number(let number): Wording.number(number)
    case .text(let text): text
    case .flag(let flag): "\(flag)"
    }
  }
}

extension UsageError {
  fileprivate static func unknownTransition(
    _ word: String, of command: CommandName, among names: [String]
  ) -> UsageError {
    .unknown("transition", word, place: ProgramName.current.command(command), among: names)
  }

  fileprivate static func nothingToSet(
    _ word: String, on name: String, of command: CommandName
  ) -> UsageError {
    UsageError(
      place: ProgramName.current.command(command),
      found: "--set '\(word)' for '\(name)', which has no parameters",
      expected: "one transition of the gallery",
      remedy: "leave out --set, or name a transition that '\(ProgramName.current.list())' shows")
  }

  fileprivate static func unknownParameter(
    _ word: String, on name: String, of command: CommandName, among names: [String]
  ) -> UsageError {
    .unknown(
      "parameter", word, place: "\(ProgramName.current.command(command)): \(name)", among: names,
      listedBy: ProgramName.current.list(json: true))
  }

  fileprivate static func wrongParameter(
    _ word: String, _ parameter: PageParameter, of command: CommandName
  ) -> UsageError {
    UsageError(
      place: ProgramName.current.command(command), found: "--set '\(word)'",
      expected: parameter.expectation,
      remedy: "try --set \(parameter.name)=\(parameter.standard.word)")
  }
}
