import Foundation

/// What tells two states of a file apart without reading it.
package struct FileStamp: Equatable {
  package let text: String

  /// A file that is not there has a stamp as well.
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
