import Foundation

/// Writes files. Errors contain the system's message as the reason.
package enum Disk {
  /// The system's message for a full disk. Programs print this message if they cannot write because
  /// the disk is full.
  package static let fullWords = "No space left on device"

  package static func makeFolder(_ path: String) throws(BuildError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw failure(of: path)
    }
  }

  /// Writes the complete file or nothing. A file that already has this content is not changed.
  package static func write(_ data: Data, to path: String) throws(BuildError) {
    if FileManager.default.contents(atPath: path) == data { return }
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw failure(of: path)
    }
  }

  package static func write(_ text: String, to path: String) throws(BuildError) {
    try write(Data(text.utf8), to: path)
  }

  package static func move(_ source: String, to target: String) throws(BuildError) {
    guard rename(source, target) == 0 else { throw failure(of: target) }
  }

  /// Whether the disk that holds the path is full. A program cannot say so if it cannot write its
  /// message either.
  package static func isFull(_ path: String) -> Bool {
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { return false }
    return UInt64(status.f_bavail) * UInt64(status.f_frsize) < leastSpace
  }

  /// A disk with less free space than this number of bytes is full, because object files and
  /// programs are larger.
  private static let leastSpace: UInt64 = 64 << 10

  private static func failure(of path: String) -> BuildError {
    errno == ENOSPC || errno == EDQUOT
      ? .diskFull(path: path) : .unwritable(path: path, reason: String(cString: strerror(errno)))
  }
}

/// The cache folder, which is `$XDG_CACHE_HOME/matchcut` or, by default, a folder in `~/.cache`.
package enum CacheFolder {
  package static var path: String {
    let environment = ProcessInfo.processInfo.environment
    let base = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (base ?? (environment["HOME"] ?? NSTemporaryDirectory()) + "/.cache") + "/matchcut"
  }
}
