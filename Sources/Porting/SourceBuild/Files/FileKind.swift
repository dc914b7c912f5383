import Foundation

/// What is at a path, after links have been followed.
package enum FileKind {
  /// A regular file, which can be read to its end.
  case file
  case folder
  /// A named pipe, a socket or a device. Reading it may block or may never end.
  case special
  /// There is nothing, or a link that leads nowhere.
  case nothing

  package init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .nothing
      return
    }
    self.init(status)
  }

  init(_ status: stat) {
    self =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .special
      }
  }

  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}

extension String {
  package var lastComponent: String { (self as NSString).lastPathComponent }
  package var folderPath: String { (self as NSString).deletingLastPathComponent }
  package var withoutExtension: String { (self as NSString).deletingPathExtension }

  /// The absolute path, in which links are resolved and `.` and `..` do not occur.
  package var absolutePath: String {
    URL(fileURLWithPath: self).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// The path relative to `folder` if it is below that folder; otherwise the path itself.
  package func relative(to folder: String) -> String {
    hasPrefix(folder + "/") ? String(dropFirst(folder.count + 1)) : self
  }
}
