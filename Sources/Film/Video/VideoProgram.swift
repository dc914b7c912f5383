import Foundation

/// The `ffmpeg` program, found on the search path when it is wanted.
package struct VideoProgram: Sendable {
  package static let name = "ffmpeg"
  /// Debian's package that brings it.
  package static let package = "ffmpeg"

  package let path: String

  /// Looks through the folders of `searchPath`, by default those of PATH.
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
