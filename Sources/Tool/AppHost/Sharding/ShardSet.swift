import Foundation
import SourceBuild

/// The complete shards of one command.
struct ShardSet {
  /// A record, its file, and the folder of the shard.
  struct Member {
    let record: ShardRecord
    let file: String
    let folder: String
  }

  let work: ShardRecord.Work
  /// The shards by their numbers.
  let members: [Member]

  private static let largestRecord = 1 << 30

  /// Reads the shards in these folders, and checks that those of each command are complete. The sets
  /// are sorted by the name of the command.
  static func sets(in folders: [String], version: String) throws -> [ShardSet] {
    let members = try folders.flatMap { try self.members(in: $0, version: version) }
    let commands = Set(members.map(\.record.work.command)).sorted()
    return try commands.map { command in
      try ShardSet(members.filter { $0.record.work.command == command })
    }
  }

  private static func members(in folder: String, version: String) throws -> [Member] {
    guard FileKind(folder) == .folder else { throw UsageError.noShardFolder(folder) }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
      $0.hasPrefix(ShardRecord.prefix) && $0.hasSuffix(".json")
    }
    guard !names.isEmpty else { throw UsageError.noShard(in: folder) }
    return try names.sorted().map { name in
      let file = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      return Member(record: try record(file, version), file: file, folder: folder)
    }
  }

  private static func record(_ file: String, _ version: String) throws -> ShardRecord {
    /// What is known about a record of any version.
    struct Head: Decodable {
      struct Work: Decodable { let tool: String }
      let format: Int
      let work: Work
    }
    guard let data = RegularFile.contents(file, limit: largestRecord),
      let head = try? JSONDecoder().decode(Head.self, from: data)
    else { throw UsageError.incompleteShard(file) }
    guard head.work.tool == version, head.format == ShardRecord.currentFormat else {
      throw UsageError.shardOfOtherVersion(file, made: head.work.tool, current: version)
    }
    guard let record = try? JSONDecoder().decode(ShardRecord.self, from: data), record.isPossible
    else { throw UsageError.incompleteShard(file) }
    return record
  }

  /// Checks the shards of one command, of which there is at least one.
  private init(_ found: [Member]) throws {
    let members = found.sorted { ($0.record.number, $0.file) < ($1.record.number, $1.file) }
    work = members[0].record.work
    self.members = members
    if let foreign = members.first(where: { $0.record.work != work }) {
      throw UsageError.foreignShard(
        foreign.file, foreign.record.work, besides: members[0].file, work)
    }
    for (one, other) in zip(members, members.dropFirst())
    where one.record.number == other.record.number {
      throw UsageError.doubleShard(one.record.number, of: work.count, one.file, other.file)
    }
    guard members.count == work.count else {
      throw UsageError.missingShards(members.map(\.record.number), of: work)
    }
    guard
      !work.isDividedByItems
        || members.flatMap(\.record.places).sorted() == Array(0..<work.items)
    else { throw UsageError.overlappingShards(work) }
    if let first = members.first(where: { $0.record.fuzz?.stopsAtFirst == true }) {
      throw UsageError.stoppedShard(first.file)
    }
  }
}

extension ShardRecord {
  /// Whether the numbers of the record belong to a shard, and it has the result of its command.
  fileprivate var isPossible: Bool {
    guard Shard(number: number, of: work.count) != nil, work.items >= 0 else { return false }
    switch CommandName(rawValue: work.command) {
    case .film: return films?.count == places.count
    case .check: return checks.map { Set($0.items.map(\.place)) == Set(places) } ?? false
    case .fuzz: return fuzz != nil
    default: return false
    }
  }
}

extension ShardRecord.Work {
  /// Whether a shard lists its items. The runs of `fuzz` follow from the number of the shard.
  fileprivate var isDividedByItems: Bool { command != CommandName.fuzz.rawValue }
}
