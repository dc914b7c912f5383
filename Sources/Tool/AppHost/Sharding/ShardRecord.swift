/// What one shard of a command has made, as `matchcut merge` reads it.
///
/// The shard writes the record as the last file of its folder, so a shard without a record has not
/// reached its end. Equal commands write equal records; processor times are in `ShardCosts`.
struct ShardRecord: Codable, Equatable {
  /// The version of this description.
  static let currentFormat = 1
  /// The beginning of the names of all records.
  static let prefix = "shard-"

  /// The command and the options that determine the work, which all shards of a command share.
  struct Work: Codable, Equatable {
    /// The version of the tool.
    var tool: String
    var command: String
    /// The names and options that determine the work, sorted.
    var options: [String]
    /// The number of shards.
    var count: Int
    /// The number of items of all shards: films, demos or runs.
    var items: Int
    /// The hash of the costs by which the shards were cut; nil if they were cut evenly.
    var costs: String?
  }

  var format = ShardRecord.currentFormat
  var work: Work
  /// The number of the shard, from 1.
  var number: Int
  /// The places of the shard's items among all items, from 0. The runs of `fuzz` are not listed.
  var places: [Int]
  /// The result of `film`, in the order of `places`.
  var films: [FilmedItem]?
  /// The result of `check`.
  var checks: CheckedItems?
  /// The result of `fuzz`.
  var fuzz: FuzzedItems?

  static func fileName(_ shard: Shard, of command: String) -> String {
    "\(prefix)\(command)-\(shard.number)-of-\(shard.count).json"
  }
}

/// A film of a shard.
struct FilmedItem: Codable, Equatable {
  /// A file of a film, with its path in the film's folder.
  struct File: Codable, Equatable {
    var name: String
    var bytes: Int
    var hash: String
  }

  /// The name of the work, such as `flip-card:cancel`.
  var name: String
  /// The film's folder in the folder of the shard.
  var folder: String
  var files: [File]
  /// The length of the run, in ticks.
  var ticks: Int
}
