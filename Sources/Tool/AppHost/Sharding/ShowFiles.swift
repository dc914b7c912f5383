import Foundation
import SourceBuild

/// The files of the user's own code that show a screen each: those with a top-level function
/// `func show() -> UIViewController`.
enum ShowFiles {
  private static let separator: Character = ":"
  private static let suffix = ".swift"

  /// The words `PATH:FILE.swift` for the files in a folder, sorted; only the path if there is none.
  static func words(at path: String) -> [String] {
    guard FileKind(path) == .folder else { return [path] }
    let folder = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder).resolvingSymlinksInPath(), includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles])
    let root = folder.absolutePath
    var found: [String] = []
    while let url = files?.nextObject() as? URL {
      guard url.path.hasSuffix(suffix), FileKind(url.path) == .file,
        let text = RegularFile.text(url.path), hasShow(text)
      else { continue }
      found.append("\(folder)\(separator)\(url.path.relative(to: root))")
    }
    return found.isEmpty ? [path] : found.sorted()
  }

  private static func hasShow(_ text: String) -> Bool {
    let declaration =
      #/^(?:@MainActor\s+)?(?:public\s+|package\s+)?func\s+show\(\)\s*->\s*UIViewController\b/#
      .anchorsMatchLineEndings()
    return text.contains(declaration)
  }

  /// The folder and the file that a word `PATH:FILE.swift` names; nil if it does not name a file.
  static func file(named word: String) -> (folder: String, file: String)? {
    guard word.hasSuffix(suffix), FileKind(word) == .nothing else { return nil }
    for index in word.indices where word[index] == separator {
      let folder = String(word[..<index])
      let file = "\(folder)/\(word[word.index(after: index)...])"
      if FileKind(folder) == .folder, FileKind(file) == .file { return (folder, file) }
    }
    return nil
  }
}
