import CPango

/// A font file of the app, or the bytes of a font file. Fontconfig and FreeType open files by path,
/// so bytes are written to a file that exists only in memory.
package final class FontFile: Sendable {
  let path: String
  /// The descriptor of the file in memory, which is deleted when the descriptor is closed; nil for
  /// a file on disk.
  private let descriptor: Int32?

  package init(path: String) {
    self.path = path
    descriptor = nil
  }

  /// Creates a file in memory. Returns nil if the file cannot be created.
  package init?(bytes: Data) {
    let descriptor = matchcut_memory_file()
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    path = "/proc/self/fd/\(descriptor)"
    do {
      try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(contentsOf: bytes)
    } catch {
      close(descriptor)
      return nil
    }
  }

  deinit {
    if let descriptor { close(descriptor) }
  }
}
