import Film
import Foundation
import SourceBuild

/// The films of all shards, which are written under temporary names until `commit()`.
final class MergedFilms {
  /// The number of films.
  let count: Int
  /// The folders that contain the films, the outer ones first. Each film appears in one step.
  private var staged: [OutputFolder] = []

  /// Copies the films into `folder`. Throws an error, and leaves no file, if a film is not as its
  /// shard wrote it, or if the folder cannot be written.
  init(_ set: ShardSet, into folder: String) throws {
    // A later film with the same folder replaces an earlier one, as in the whole command.
    var films: [String: (place: Int, film: FilmedItem, shard: String)] = [:]
    for member in set.members {
      for (place, film) in zip(member.record.places, member.record.films ?? []) {
        if let known = films[film.folder], known.place > place { continue }
        films[film.folder] = (place, film, member.folder)
      }
    }
    count = set.work.items
    let root = folder
    let names = films.keys.sorted { ($0.folderPath, $0) < ($1.folderPath, $1) }
    var last = ""
    for name in names {
      guard let item = films[name] else { continue }
      if staged.isEmpty || name.folderPath != last {
        last = name.folderPath
        let path = last.isEmpty ? root : "\(root)/\(last)"
        staged.append(
          try UsageError.served { () throws(FilmError) in try OutputFolder(path: path) })
      }
      try Self.copy(item.film, from: "\(item.shard)/\(name)", to: staged[staged.count - 1])
    }
  }

  deinit {
    // The outer folders become empty last.
    for folder in staged.reversed() { folder.discard() }
  }

  /// Puts the films in place.
  func commit() throws(FilmError) {
    for folder in staged { try folder.commit() }
  }

  private static func copy(
    _ film: FilmedItem, from source: String, to parent: OutputFolder
  ) throws {
    let contents = try film.files.map { file in
      let path = "\(source)/\(file.name)"
      guard film.isInside(file.name), let data = RegularFile.contents(path, limit: file.bytes),
        ContentHash.text(data) == file.hash
      else { throw UsageError.changedFile(path) }
      return (file.name, data)
    }
    try UsageError.served { () throws(FilmError) in
      let new = try OutputFolder(path: try parent.stageFolder(film.folder.lastComponent))
      var inner: [String: OutputFolder] = [:]
      for (name, data) in contents {
        let folder = name.folderPath
        if folder.isEmpty {
          try new.write(data, as: name)
        } else {
          if inner[folder] == nil {
            inner[folder] = try OutputFolder(path: "\(new.path)/\(folder)")
          }
          try inner[folder]?.write(data, as: name.lastComponent)
        }
      }
      for folder in inner.values { try folder.commit() }
      try new.commit()
    }
  }
}

extension FilmedItem {
  /// Whether a name stays in the film's folder, and the film in the folder of its shard.
  fileprivate func isInside(_ name: String) -> Bool {
    [name, folder].allSatisfy { path in
      !path.hasPrefix("/") && !path.isEmpty
        && !path.split(separator: "/", omittingEmptySubsequences: false).contains { $0 == ".." }
    }
  }
}
