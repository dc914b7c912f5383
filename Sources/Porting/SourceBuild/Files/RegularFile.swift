import Foundation

/// Reads the files of a project.
///
/// A project may contain anything: a named pipe, which blocks its reader, a link to a device
/// without an end, or a file that is larger than the memory. Only regular files up to a size limit
/// are read, so that a read always ends.
package enum RegularFile {
  /// The largest size of a source file or of a file that describes a project, in bytes.
  package static let limit = 32 << 20

  /// The content of the file. Throws an error if the file does not exist or is not used.
  package static func read(_ path: String, limit: Int = limit) throws(BuildError) -> Data {
    // The flags prevent that opening a named pipe waits for a writer.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    var status = stat()
    guard file >= 0, fstat(file, &status) == 0 else {
      let code = errno
      if file >= 0 { close(file) }
      // A socket cannot be opened.
      if code == ENXIO { throw .unusableFile(path: path, .special) }
      throw .unreadable(path: path, reason: String(cString: strerror(code)))
    }
    defer { close(file) }
    try check(status, path, limit)
    var data = Data()
    // The size of some regular files, such as those in /proc, is not known before they are read.
    var buffer = [UInt8](repeating: 0, count: max(Int(status.st_size) + 1, 4096))
    while data.count <= limit {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count == 0 { return data }
      if count > 0 {
        data.append(contentsOf: buffer[..<count])
      } else if errno != EINTR {
        throw .unreadable(path: path, reason: String(cString: strerror(errno)))
      }
    }
    throw .unusableFile(path: path, .tooLarge(limit: limit))
  }

  /// The content of the file; nil if it cannot be read or is not used.
  package static func contents(_ path: String, limit: Int = limit) -> Data? {
    try? read(path, limit: limit)
  }

  /// The content of the file as text; nil if it cannot be read, is not used or is not UTF-8.
  package static func text(_ path: String, limit: Int = limit) -> String? {
    contents(path, limit: limit).flatMap { data in
      String(data: data.starts(with: byteOrderMark) ? data.dropFirst(3) : data, encoding: .utf8)
    }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Throws an error if the compiler cannot use the file at this path.
  package static func checkSource(_ path: String) throws(BuildError) {
    if path.unicodeScalars.contains(where: { $0 == "\n" || $0 == "\r" }) {
      throw .unusableFile(path: path, .lineBreak)
    }
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    try check(status, path, limit)
  }

  private static func check(_ status: stat, _ path: String, _ limit: Int) throws(BuildError) {
    switch FileKind(status) {
    case .file: break
    case .folder: throw .unreadable(path: path, reason: String(cString: strerror(EISDIR)))
    default: throw .unusableFile(path: path, .special)
    }
    if status.st_size > limit { throw .unusableFile(path: path, .tooLarge(limit: limit)) }
  }
}
