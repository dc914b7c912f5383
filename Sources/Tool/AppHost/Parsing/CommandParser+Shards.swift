extension CommandParser {
  /// The films of `film all`.
  var allFilms: [FilmWork] {
    get throws {
      guard !catalogue.demos.isEmpty else { return [] }
      guard case .film(let options) = try parse([CommandName.film.rawValue, Self.all]) else {
        return []
      }
      return options.works
    }
  }

  /// How the command is divided; nil without `--shard`. The options that need `--shard` are refused
  /// without it.
  func division(_ reader: ArgumentReader, _ values: OptionValues) throws -> Division? {
    if values.shard != nil { return Division(options: reader.work, costs: values.costs) }
    let needy: [Option] = reader.command == .check ? [.costs, .out] : [.costs]
    if let option = reader.options.map(\.option).first(where: needy.contains) {
      throw UsageError.withoutShard(option, of: reader.command)
    }
    return nil
  }

  /// The names of demos, as `list --work` prints them; each word once. A single word may be `all`.
  func demos(
    _ reader: ArgumentReader
  ) throws -> [(word: String, demo: String, isCancelled: Bool)] {
    // If the catalogue is empty, "all" is not suggested.
    let all = catalogue.demos.isEmpty ? [] : [Self.all]
    let words = reader.names.unique
    guard !words.isEmpty else {
      throw UsageError.missingDemo(of: reader.command, among: catalogue.names + all)
    }
    if catalogue.isOneApp, words.count > 1 {
      throw UsageError.surplus(words[1], of: reader.command)
    }
    return try words.map { word in
      let (demo, isCancelled) = FilmWork.parts(of: word)
      let isAll = word == Self.all && words.count == 1 && !all.isEmpty
      guard isAll || catalogue.names.contains(demo) else {
        throw UsageError.unknownDemo(
          word, of: reader.command, among: catalogue.names + (words.count == 1 ? all : []))
      }
      return (word, demo, isCancelled)
    }
  }

  func merge(_ reader: ArgumentReader) throws -> MergeOptions {
    guard !reader.names.isEmpty else { throw UsageError.missingShards() }
    let values = try OptionValues(reader)
    var options = MergeOptions(shards: reader.names)
    (options.folder, options.costs) = (values.folder, values.costs)
    return options
  }
}

extension ArgumentReader {
  /// The names, and the options that determine the work, sorted. Where and by how many workers the
  /// work is done does not belong to it.
  var work: [String] {
    let others: Set<Option> = [.shard, .costs, .out, .workers, .timeout, .backtrace]
    return names
      + options.filter { !others.contains($0.option) }
      .map { option, value in option.flag + (value.map { "=\($0)" } ?? "") }.sorted()
  }
}

extension [String] {
  /// The texts in their order, each once.
  var unique: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
