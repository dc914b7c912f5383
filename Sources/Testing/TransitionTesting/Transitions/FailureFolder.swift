import Film
import Foundation
import Stage

/// Stores the files that document failing runs. For each condition there is one folder with a
/// filmstrip, the trace and the recording.
package final class FailureFolder {
  /// The environment variable with the path of a folder that is used instead of
  /// `.build/transition-failures`.
  package static let variable = "MATCHCUT_FAILURES"

  package let path: String
  private var written: [String: String] = [:]
  /// The files of all runs that were written, in the order of writing.
  package private(set) var files: [File] = []

  /// A file that documents a run. `name` contains the condition, so that it is unique in a test.
  package struct File: Sendable, Equatable {
    package let name, path: String
  }

  /// `test` is the name of the subfolder.
  package init(
    test: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let base = environment[Self.variable] ?? ".build/transition-failures"
    path = URL(fileURLWithPath: base).appendingPathComponent(Self.name(test)).path
  }

  /// Writes the files of a run unless they have been written. Returns the path of the filmstrip, or
  /// says why there is none.
  package func film(_ recording: Recording) -> String {
    let name = Self.name(recording.meta.name)
    if let known = written[name] { return known }
    var maker = FilmMaker()
    maker.formats = []
    let result: String
    do {
      let folder = try OutputFolder(path: "\(path)/\(name)")
      let summary = try maker.write(recording, to: folder)
      try folder.commit()
      files += summary.files.map { File(name: "\(name)-\($0)", path: "\(path)/\(name)/\($0)") }
      result = "\(path)/\(name)/\(FilmMaker.filmstripName)"
    } catch {
      result = "none, \(error)"
    }
    written[name] = result
    return result
  }

  /// The path of the filmstrip of a run that `film(_:)` writes. `name` is the recording's name.
  func filmstrip(of name: String) -> String {
    "\(path)/\(Self.name(name))/\(FilmMaker.filmstripName)"
  }

  /// Returns the path at which another file may be written, and creates its folder. Returns nil if
  /// the folder cannot be created.
  func file(_ name: String) -> String? {
    let made: Void? = try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true)
    return made == nil ? nil : "\(path)/\(name)"
  }

  /// The text as a file name. Letters, digits and points are kept, and everything else is replaced
  /// with hyphens.
  private static func name(_ text: String) -> String {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == ".") }
    return words.isEmpty ? "run" : words.joined(separator: "-")
  }
}
