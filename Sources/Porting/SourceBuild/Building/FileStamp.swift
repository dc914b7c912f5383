import Foundation

/// A text that changes when a file changes. The stamp can be computed without reading the file.
package struct FileStamp: Equatable {
  package let text: String

  /// Computes the stamp of a file. A file that does not exist also has a stamp.
  package init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      text = "\(path) -"
      return
    }
    let time = status.st_mtim
    text = "\(path) \(status.st_size) \(time.tv_sec).\(time.tv_nsec) \(status.st_ino)"
  }
}
