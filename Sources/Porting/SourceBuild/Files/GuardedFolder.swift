import Foundation

/// A folder, and the paths inside it that a project names.
///
/// A name in a manifest, a podspec or a catalogue may contain `..`, begin with `/`, or lead through
/// a link to another folder. Every such name goes through this type before the tool uses it, so
/// that a build never changes anything outside of its own folder.
package struct GuardedFolder: Equatable, Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  /// The path at which a build may write, and delete what is there. `place` is the file that
  /// contains the name, with the line if it is known.
  ///
  /// Throws an error if the name contains `..` or begins with `/`, or if a link on the way leads out
  /// of the folder.
  package func target(_ name: String, namedIn place: String = "") throws(BuildError) -> String {
    try Self.check(name, namedIn: place)
    let target = path + "/" + name
    guard let own = Self.real(path), let parent = Self.nearest(target.folderPath),
      parent == own || parent.hasPrefix(own + "/")
    else { throw .leavesFolder(name: name, folder: path, place: place) }
    return target
  }

  /// The path of a file or folder that a build may read. The name may contain `..`, and links may
  /// lead anywhere, but the path must not begin with `/` or lead out of `outermost`, a folder that
  /// contains this one.
  package func source(
    _ name: String, within outermost: String, namedIn place: String
  ) throws(BuildError) -> String {
    let found = URL(fileURLWithPath: path + "/" + name).standardizedFileURL.path
    let most = URL(fileURLWithPath: outermost).standardizedFileURL.path
    guard !name.hasPrefix("/"), !name.contains("\0"), found == most || found.hasPrefix(most + "/")
    else { throw .leavesFolder(name: name, folder: outermost, place: place) }
    return found
  }

  /// Throws an error if the name cannot be a path inside a folder that a build writes.
  package static func check(_ name: String, namedIn place: String) throws(BuildError) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
    guard isPlain, !name.contains("\0") else {
      throw .leavesFolder(name: name, folder: "", place: place)
    }
  }

  /// A name for a file or folder, made from any text: one path component that is not hidden.
  package static func fileName(_ text: String) -> String {
    let name = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          scalar == "/" || scalar.properties.generalCategory == .control ? "_" : scalar
        }))
    // The longest name that file systems allow has 255 bytes. The rest is for extensions.
    var short = name
    while short.utf8.count > 200 { short.removeLast() }
    return short.isEmpty || short.hasPrefix(".") ? "_" + short.drop { $0 == "." } : short
  }

  /// The file that contains a name and the first line that contains it in quotes.
  package static func place(of name: String, in file: String) -> String {
    let lines = (RegularFile.text(file) ?? "").split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let line = lines.firstIndex { $0.contains("\"\(name)\"") || $0.contains("'\(name)'") }
    return line.map { "\(file):\($0 + 1)" } ?? file
  }

  /// The path without links; nil if there is nothing.
  private static func real(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// The path of the nearest folder that exists, without links.
  private static func nearest(_ path: String) -> String? {
    var path = path
    while path.count > 1 {
      if let found = real(path) { return found }
      path = path.folderPath
    }
    return nil
  }
}
