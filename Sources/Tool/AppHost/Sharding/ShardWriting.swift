import Film
import Foundation
import SourceBuild

/// The part of the work that one shard does, and the record that it writes.
struct ShardWriting {
  /// The places of the shard's items among all items.
  let places: [Int]
  private let shard: Shard
  private let work: ShardRecord.Work
  private let folder: OutputFolder?
  /// The costs of the items; nil if they are not recorded.
  private var costs: ShardCosts? = ShardCosts()

  /// Cuts the work, and removes the record of an earlier run from `folder`, because a shard that is
  /// interrupted must not have one. Without a folder, no record is written.
  ///
  /// `names` are the names of the items of all shards. `note` receives a sentence if there is no
  /// file of costs.
  init(
    _ shard: Shard, _ division: Division, of names: [String], _ command: CommandName,
    in folder: OutputFolder?, note: (String) -> Void
  ) throws {
    (self.shard, self.folder) = (shard, folder)
    let file = division.costs
    let costs = try file.flatMap { try ShardCosts(file: $0, of: command) }
    if let file, costs == nil {
      note("there is no file '\(file)', so the shards are cut evenly")
    }
    let known = costs?.microseconds(of: names, command.rawValue)
    places =
      known.map { ShardCut($0, into: shard.count).part(shard.number) }
      ?? shard.places(in: names.count)
    work = ShardRecord.Work(
      tool: Tool.version, command: command.rawValue, options: division.options,
      count: shard.count, items: names.count,
      costs: known.map { ContentHash.text(Data("\($0)".utf8), bytes: Self.hashLength) })
    try removeRecord()
  }

  /// Divides the runs of each demo, which cost the same.
  init(
    _ shard: Shard, _ division: Division, ofRuns runs: Int, in folder: OutputFolder
  ) throws {
    (self.shard, self.folder) = (shard, folder)
    (places, costs) = ([], nil)
    work = ShardRecord.Work(
      tool: Tool.version, command: CommandName.fuzz.rawValue, options: division.options,
      count: shard.count, items: runs)
    try removeRecord()
  }

  private func removeRecord() throws {
    guard let folder else { return }
    for name in [recordName, costsName] {
      let path = "\(folder.path)/\(name)"
      guard unlink(path) != 0, errno != ENOENT else { continue }
      throw UsageError.unwritableFile(path, reason: String(cString: strerror(errno)))
    }
  }

  /// The number of bytes of the hash of the costs.
  private static let hashLength = 16

  private var recordName: String { ShardRecord.fileName(shard, of: work.command) }
  private var costsName: String { ShardCosts.fileName(shard, of: work.command) }

  mutating func add(cost seconds: Double, of name: String) {
    costs?.update([.init(command: work.command, name: name, seconds: seconds)])
  }

  /// Writes the record, which `fill` completes, and the costs.
  func finish(_ fill: (inout ShardRecord) throws -> Void) throws {
    guard let folder else { return }
    var record = ShardRecord(work: work, number: shard.number, places: places)
    try fill(&record)
    let (costs, text) = (try costs?.data(), Data(try ReportEncoding.text(record).utf8))
    try UsageError.served { () throws(FilmError) in
      if let costs { try folder.write(costs, as: costsName) }
      try folder.write(text, as: recordName)
      try folder.commit()
    }
  }
}
