import Film
import Foundation
import SourceBuild

extension Tool {
  /// Joins the results of shards. Everything is read and checked before the first file gets its name.
  func merge(_ options: MergeOptions) throws -> ExitCode {
    let sets = try ShardSet.sets(in: options.shards, version: Self.version)
    let costs = try options.costs.map { try Self.costs(of: sets, in: $0) }
    var films: [MergedFilms] = []
    for set in sets where set.work.command == CommandName.film.rawValue {
      guard let folder = options.folder,
        !options.shards.contains(where: { $0.absolutePath == folder.absolutePath })
      else { throw UsageError.mergesInto(options.folder) }
      films.append(try MergedFilms(set, into: folder))
    }
    let checks = sets.compactMap(CheckedItems.init)
    let fuzzed = try sets.compactMap { set -> FuzzedItems? in
      guard set.work.command == CommandName.fuzz.rawValue else { return nil }
      guard let joined = FuzzedItems(joining: set.members.compactMap(\.record.fuzz)) else {
        throw UsageError.overlappingShards(set.work)
      }
      return joined
    }
    let scripts = try fuzzed.flatMap(\.demos).compactMap { demo in
      try options.folder.flatMap { try demo.staged(in: $0) }
    }
    try UsageError.served { () throws(FilmError) in
      for film in films { try film.commit() }
      for folder in scripts { try folder.commit() }
      try costs?.commit()
    }
    for film in films {
      output.report(
        "matchcut merge: \(Wording.count(film.count, "film")) in \(options.folder ?? "")")
    }
    for check in checks {
      for entry in AllowedUse.unused(check.uses) { output.report("matchcut check: \(entry)") }
      try check.write(to: output)
    }
    for items in fuzzed { try items.write(to: output) }
    return checks.allSatisfy(\.passes) && fuzzed.allSatisfy(\.passes) ? .done : .findings
  }

  /// The file of costs with the costs of the shards, under a temporary name.
  private static func costs(of sets: [ShardSet], in path: String) throws -> OutputFolder {
    var costs = try ShardCosts(file: path, of: .merge) ?? ShardCosts()
    // The runs of `fuzz` have no recorded costs.
    for set in sets where set.work.command != CommandName.fuzz.rawValue {
      for member in set.members {
        let shard = Shard(number: member.record.number, of: set.work.count) ?? .whole
        let file = "\(member.folder)/\(ShardCosts.fileName(shard, of: set.work.command))"
        guard let own = try ShardCosts(file: file, of: .merge) else {
          throw UsageError.changedFile(file)
        }
        costs.update(own.costs)
      }
    }
    let data = try costs.data()
    return try UsageError.served { () throws(FilmError) in
      let parent = path.folderPath
      let folder = try OutputFolder(path: parent.isEmpty ? "." : parent)
      try folder.write(data, as: path.lastComponent)
      return folder
    }
  }
}

extension CheckedItems {
  /// The result of all shards; nil if they are shards of another command.
  fileprivate init?(_ set: ShardSet) {
    let parts = set.members.compactMap(\.record.checks)
    guard let first = parts.first, parts.count == set.members.count else { return nil }
    self = first
    // Pages of one app have the same place, and their order.
    let items = parts.flatMap(\.items)
    self.items = items.indices.sorted { (items[$0].place, $0) < (items[$1].place, $1) }
      .map { items[$0] }
    uses = parts.flatMap(\.uses)
  }
}
