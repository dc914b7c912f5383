import Foundation
import SourceBuild

/// What items cost in earlier runs, in seconds of processor time. Shards are cut by these costs.
///
/// Processor time hardly depends on what else a machine does. The order of the costs is that of
/// their commands and names.
struct ShardCosts: Codable, Equatable {
  /// The version of this description.
  static let currentFormat = 1
  static let prefix = "costs-"

  struct Cost: Codable, Equatable {
    var command, name: String
    var seconds: Double
  }

  var format = ShardCosts.currentFormat
  var costs: [Cost] = []

  static func fileName(_ shard: Shard, of command: String) -> String {
    "\(prefix)\(command)-\(shard.number)-of-\(shard.count).json"
  }

  /// The costs of the items in microseconds. An item without a cost has the median of the others;
  /// nil if no item has a cost.
  func microseconds(of names: [String], _ command: String) -> [Int]? {
    let known = costs.filter { $0.command == command }.reduce(into: [String: Int]()) {
      $0[$1.name] = Int(min(max($1.seconds, 0), Self.longest) * 1e6)
    }
    let found = names.compactMap { known[$0] }.sorted()
    guard !found.isEmpty else { return nil }
    let median = found[found.count / 2]
    return names.map { known[$0] ?? median }
  }

  /// The largest cost that counts, in seconds.
  private static let longest = 1e6

  /// Replaces the costs of the items that `others` has too, and adds those of the others.
  mutating func update(_ others: [Cost]) {
    let new = others.reduce(into: [String: Cost]()) { $0[$1.key] = $1 }
    costs = costs.filter { new[$0.key] == nil } + new.values
    costs.sort { ($0.command, $0.name) < ($1.command, $1.name) }
  }

  func data() throws -> Data { Data(try ReportEncoding.text(self).utf8) }
}

extension ShardCosts.Cost {
  fileprivate var key: String { "\(command) \(name)" }
}

extension ShardCosts {
  private static let largestFile = 64 << 20

  /// Reads a file of costs. Nil if there is no file.
  init?(file: String, of command: CommandName) throws {
    guard FileKind(file) != .nothing else { return nil }
    guard let data = RegularFile.contents(file, limit: Self.largestFile),
      let made = try? JSONDecoder().decode(ShardCosts.self, from: data),
      made.format == Self.currentFormat, made.costs.allSatisfy(\.seconds.isFinite)
    else { throw UsageError.unreadableCosts(file, of: command) }
    self = made
  }
}

/// The processor time of this process.
enum ProcessorTime {
  static var seconds: Double {
    var time = timespec()
    guard clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
