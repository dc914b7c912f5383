import Foundation

/// Where everything is written: `.build/matchcut` of the user's folder, or a cache folder where that
/// cannot be written.
package struct BuildFolder: Sendable {
  package let path: String
  /// Whether it is the cache's.
  package let isElsewhere: Bool
  /// What Swift and C modules of the system were compiled to; all builds share it.
  package let moduleCache: String

  /// Makes the folder of a set; `name` keeps files of one folder apart.
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

  /// The compiled modules, for those that import them.
  package var modules: String { path + "/modules" }

  package func folder(of module: String) -> String { "\(path)/objects/\(module)" }
}

/// Keeps two builds of one folder apart, from its making to its end.
package final class BuildLock {
  private let file: Int32

  /// Waits for the other build; `whenWaiting` is called once before.
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
