import Foundation

/// The folder to which a build writes all files. The path is `.build/matchcut` in the user's folder
/// or, if that folder cannot be used, in a cache folder.
package struct BuildFolder: Sendable {
  /// Why a build does not use `.build` in the user's folder.
  package enum Obstacle: Equatable, Sendable {
    case unwritable
    /// This path is a link, so the files would be written to another folder.
    case link(String)
  }

  package let path: String
  /// The reason why this folder is in the cache folder; nil if it is in the user's folder.
  package let obstacle: Obstacle?
  package var isElsewhere: Bool { obstacle != nil }
  /// The folder for the compiled Swift and C modules of the system, which all builds share.
  package let moduleCache: String

  /// Creates the build folder of a source set. `name` distinguishes several source sets that are in
  /// the same folder.
  package init(root: String, name: String, cache: String = CacheFolder.path) throws(BuildError) {
    let file = GuardedFolder.fileName(name)
    let own = "\(root)/.build/matchcut/\(file)"
    let shared = cache + "/modules"
    let isShared =
      (try? FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: true))
      != nil && access(shared, W_OK) == 0
    let parts = ["\(root)/.build", "\(root)/.build/matchcut", own]
    if let link = parts.first(where: FileKind.isLink) {
      obstacle = .link(link)
    } else if try Self.makeOwn(own) {
      obstacle = nil
    } else {
      obstacle = .unwritable
    }
    if obstacle == nil {
      path = own
      // A clone may have no ignore file, so the folder keeps itself out of the user's commits.
      let ignore = own.folderPath + "/.gitignore"
      if FileKind(ignore) == .nothing, !FileKind.isLink(ignore) {
        try Disk.write("*\n", to: ignore)
      }
    } else {
      let hash = String(Data(root.utf8).checksum, radix: 16)
      path = "\(cache)/\(hash)/\(file)"
      try Disk.makeFolder(path)
    }
    moduleCache = isShared ? shared : path + "/cache"
  }

  /// Creates the folder at `path`. Returns false if it cannot be written.
  ///
  /// A clone may contain a folder at this path, with links that lead to other folders. Such a folder
  /// is deleted first. A folder that a build has created contains its own inode number.
  private static func makeOwn(_ path: String) throws(BuildError) -> Bool {
    let manager = FileManager.default
    let around = path.folderPath
    guard (try? manager.createDirectory(atPath: around, withIntermediateDirectories: true)) != nil
    else {
      if errno == ENOSPC { throw .diskFull(path: path) }
      return false
    }
    // Two builds must not delete each other's new folders.
    let lock = open(around, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if lock >= 0 { close(lock) } }
    while lock >= 0, flock(lock, LOCK_EX) != 0, errno == EINTR {}
    let mark = path + "/folder"
    if let number = inode(of: path), RegularFile.text(mark) == number {
      return access(path, W_OK) == 0
    }
    try? manager.removeItem(atPath: path)
    guard mkdir(path, 0o755) == 0 else {
      if errno == ENOSPC { throw .diskFull(path: path) }
      return false
    }
    try Disk.write(inode(of: path) ?? "", to: mark)
    return true
  }

  private static func inode(of path: String) -> String? {
    var status = stat()
    return lstat(path, &status) == 0 ? String(status.st_ino) : nil
  }

  /// The path of a program. A name of the project that is not a plain file name, or that is the name
  /// of another part of this folder, is changed.
  package func program(_ name: String) throws(BuildError) -> String {
    let name = GuardedFolder.fileName(name)
    let isTaken = ["objects", "modules", "cache", "lock", "folder"].contains(name)
    return try GuardedFolder(path).target(isTaken ? "App_" + name : name)
  }

  /// The folder that contains the compiled modules, so that other modules can import them.
  package var modules: String { path + "/modules" }

  package func folder(of module: String) -> String { "\(path)/objects/\(module)" }
}

/// As long as this object exists, no other build can run in the same folder.
package final class BuildLock {
  private let file: Int32

  /// Waits until another build of the folder has ended. Before it waits, the initialiser calls
  /// `whenWaiting` once.
  package init(in folder: BuildFolder, whenWaiting: () -> Void) throws(BuildError) {
    let path = folder.path + "/lock"
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o644)
    guard file >= 0 else {
      throw errno == ENOSPC
        ? .diskFull(path: path) : .unwritable(path: path, reason: String(cString: strerror(errno)))
    }
    if flock(file, LOCK_EX | LOCK_NB) == 0 { return }
    whenWaiting()
    while flock(file, LOCK_EX) != 0 && errno == EINTR {}
  }

  deinit { close(file) }
}
