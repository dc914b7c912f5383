import Film
import Foundation
import Stage

/// Where failing runs leave what they looked like: a filmstrip, the trace and the recording, in
/// a folder for each condition.
package final class FailureFolder {
  /// Names another folder than `.build/transition-failures`.
  package static let variable = "MATCHCUT_FAILURES"

  private let path: String
  private var written: [String: String] = [:]

  /// `test` says whose failures they are, as a name of a folder.
  package init(
    test: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let base = environment[Self.variable] ?? ".build/transition-failures"
    path = URL(fileURLWithPath: base).appendingPathComponent(Self.name(test)).path
  }

  /// Writes a run unless it has been written; the path of its filmstrip, or why there is none.
  func film(_ recording: Recording) -> String {
    let name = Self.name(recording.meta.name)
    if let known = written[name] { return known }
    var maker = FilmMaker()
    maker.formats = []
    let result: String
    do {
      let folder = try OutputFolder(path: "\(path)/\(name)")
      _ = try maker.write(recording, to: folder)
      try folder.commit()
      result = "\(path)/\(name)/\(FilmMaker.filmstripName)"
    } catch {
      result = "none, \(error)"
    }
    written[name] = result
    return result
  }

  /// Where a file that is no run's belongs; the folder is made. Nil when that cannot be done.
  func file(_ name: String) -> String? {
    let made: Void? = try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true)
    return made == nil ? nil : "\(path)/\(name)"
  }

  /// Letters, digits and points, with hyphens for all else.
  private static func name(_ text: String) -> String {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == ".") }
    return words.isEmpty ? "run" : words.joined(separator: "-")
  }
}
