import Film
import Foundation
import SourceBuild

/// What a folder contains that can be compared.
enum FilmFolder {
  /// The names of the films in a folder, sorted. A film is a folder with a recording; its name has a
  /// slash if it is in another folder, as in `documents/001-finish`.
  static func films(in folder: String) -> [String] { names(in: folder, of: [RecordingFile.name]) }

  /// The names of the folders that contain at least one of these files, sorted.
  static func names(in folder: String, of files: [String]) -> [String] {
    names(in: folder, of: files, depth: 0).sorted()
  }

  /// The deepest folder in which films are looked for.
  private static let mostDepth = 2

  private static func names(in folder: String, of files: [String], depth: Int) -> [String] {
    let content = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return content.filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if files.contains(where: { FileKind("\(path)/\($0)") == .file }) { return [name] }
      guard depth < mostDepth, FileKind(path) == .folder, !FileKind.isLink(path) else { return [] }
      return names(in: path, of: files, depth: depth + 1).map { "\(name)/\($0)" }
    }
  }

  /// Whether the path is compared as a folder of films. A folder with source may contain a folder of
  /// films, which is not meant.
  static func isOfFilms(_ path: String) -> Bool {
    let films = films(in: path)
    return films.contains { !$0.contains("/") } || !films.isEmpty && !hasSource(path)
  }

  /// Whether the path is a file, or a folder in which there is a Swift file or an Xcode project.
  static func hasSource(_ path: String) -> Bool {
    guard FileKind(path) == .folder else { return FileKind(path) == .file }
    if isProject(path) { return true }
    // A link to the folder has to be resolved, because the enumerator does not follow it.
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: path).resolvingSymlinksInPath(), includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles])
    while let url = files?.nextObject() as? URL {
      if url.pathExtension == "swift" || isProject(url.path) { return true }
    }
    return false
  }

  private static func isProject(_ path: String) -> Bool {
    path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
  }
}
