import Foundation

/// The program `ffmpeg`, which is looked up on the search path when it is needed.
package struct VideoProgram: Sendable {
  package static let name = "ffmpeg"
  /// The Debian package that contains the program.
  package static let package = "ffmpeg"

  package let path: String

  /// Searches the folders of `searchPath` for the program. By default, these are the folders in the
  /// environment variable PATH.
  package init(
    searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(FilmError) {
    let folders = searchPath.split(separator: ":").map(String.init)
    for folder in folders {
      let candidate = folder + "/" + Self.name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder),
        !isFolder.boolValue, access(candidate, X_OK) == 0
      else { continue }
      path = candidate
      return
    }
    throw .programMissing(name: Self.name, searched: folders, package: Self.package)
  }
}
