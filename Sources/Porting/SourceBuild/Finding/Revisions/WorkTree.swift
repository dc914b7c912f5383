import Foundation

/// The files of a revision in a temporary folder, which is a work tree of git. The user's own files
/// are not changed.
///
/// The folder and git's note about it are removed with this object, or when a signal ends the tool.
package final class WorkTree: Sendable {
  /// The folder with the files. It has the name of the repository's folder, because the name of a
  /// project without a manifest is the name of its folder.
  package let path: String
  /// The files of the user that belong to the same places.
  let root: String
  private let folder: Scratch
  private let lock: TreeLock
  private let notes: String
  private let cleanUp: Int

  package init(of revision: GitRevision, in repository: GitRepository) throws(RevisionError) {
    do {
      folder = try Scratch(Self.purpose)
      lock = try TreeLock(at: folder.path)
    } catch {
      throw .build(error)
    }
    root = repository.root
    notes = repository.commonFolder + "/worktrees"
    let (notes, place) = (notes, folder.path.absolutePath)
    path = "\(place)/\(root.lastComponent.isEmpty ? "repository" : root.lastComponent)"
    cleanUp = UnfinishedWork.add { Self.removeNotes(in: notes, on: place) }
    Self.removeLeftovers(in: notes)
    let words = ["worktree", "add", "--quiet", "--detach", path, revision.commit]
    guard case .failure(let reason) = try repository.git.run(words, in: root) else { return }
    throw .noWorkTree(revision: revision.word, reason: reason)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
    Self.removeNotes(in: notes, on: folder.path.absolutePath)
    UnfinishedWork.remove(cleanUp: cleanUp)
  }

  /// The path in the work tree of a path that is relative to the repository.
  package func path(of relative: String) -> String {
    relative.isEmpty ? path : "\(path)/\(relative)"
  }

  /// The path in the work tree that belongs to a path of the user; nil if that is outside of the
  /// repository.
  package func copy(of path: String) -> String? {
    let place = path.absolutePath
    return place.hasPrefix(root + "/") ? self.path + place.dropFirst(root.count) : nil
  }

  /// The user's own folder that belongs to a folder of the work tree.
  package func original(of folder: String) -> String? {
    if folder == path { return root }
    return folder.hasPrefix(path + "/") ? root + folder.dropFirst(path.count) : nil
  }

  private static let purpose = "revision"

  /// Removes git's notes about the work trees in a folder. A note is a folder, and its file `gitdir`
  /// contains the path of the work tree's file `.git`.
  private static func removeNotes(in notes: String, on folder: String) {
    for (note, tree) in entries(of: notes) where tree.hasPrefix(folder + "/") {
      try? FileManager.default.removeItem(atPath: note)
    }
    // Only an empty folder is removed, as git does after the last work tree.
    rmdir(notes)
  }

  private static func entries(of notes: String) -> [(note: String, tree: String)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: notes)) ?? []
    return names.sorted().compactMap { name in
      guard let text = RegularFile.text("\(notes)/\(name)/gitdir") else { return nil }
      return ("\(notes)/\(name)", text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }

  /// Removes the work trees of processes that were killed. A process that still runs holds the lock
  /// of its folder.
  private static func removeLeftovers(in notes: String) {
    for (note, tree) in entries(of: notes) {
      let folder = tree.folderPath.folderPath
      guard folder.lastComponent.hasPrefix("matchcut-\(purpose)-") else { continue }
      guard FileKind(folder) == .nothing || TreeLock.isFree(at: folder) else { continue }
      try? FileManager.default.removeItem(atPath: folder)
      try? FileManager.default.removeItem(atPath: note)
    }
  }
}

/// The lock of a temporary folder, which is held as long as the process runs.
private final class TreeLock: Sendable {
  private let file: Int32

  init(at folder: String) throws(BuildError) {
    let path = Self.path(in: folder)
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0, flock(file, LOCK_EX | LOCK_NB) == 0 else {
      throw .unwritable(path: path, reason: String(cString: strerror(errno)))
    }
  }

  deinit { close(file) }

  /// Whether no process holds the lock.
  static func isFree(at folder: String) -> Bool {
    let file = open(path(in: folder), O_RDWR | O_CLOEXEC)
    guard file >= 0 else { return errno == ENOENT }
    defer { close(file) }
    return flock(file, LOCK_EX | LOCK_NB) == 0
  }

  private static func path(in folder: String) -> String { folder + "/lock" }
}
