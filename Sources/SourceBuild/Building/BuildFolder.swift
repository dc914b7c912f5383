import Foundation

/// The folder to which a build writes all files. The path is `.build/matchcut` in the user's folder
/// or, if that folder cannot be written, in a cache folder.
package struct BuildFolder: Sendable {
  package let path: String
  /// Whether this folder is in the cache folder.
  package let isElsewhere: Bool
  /// The folder for the compiled Swift and C modules of the system, which all builds share.
  package let moduleCache: String

  /// Creates the build folder of a source set. `name` distinguishes several source sets that are in
  /// the same folder.
  package init(root: String, name: String, cache: String = CacheFolder.path) throws(BuildError) {
    let own = "\(root)/.build/matchcut/\(name.replacing("/", with: "_"))"
    let shared = cache + "/modules"
    let isShared =
      (try? FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: true))
      != nil && access(shared, W_OK) == 0
    if (try? FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true))
      != nil, access(own, W_OK) == 0
    {
      (path, isElsewhere) = (own, false)
    } else if errno == ENOSPC {
      throw .diskFull(path: own)
    } else {
      let hash = String(Data(root.utf8).checksum, radix: 16)
      path = "\(cache)/\(hash)/\(name.replacing("/", with: "_"))"
      isElsewhere = true
      try Disk.makeFolder(path)
    }
    moduleCache = isShared ? shared : path + "/cache"
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
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
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
