import Foundation

/// A message from `matchcut serve` to the server of the app that the command has built. It is one
/// line of JSON.
package enum BuildNews: Codable, Equatable, Sendable {
  case building
  /// The sources do not compile, so the last successful build keeps running.
  case failed([Problem])
  /// There is a new build. The server writes the states of its pages to the file `states` and ends.
  case built(states: String)
  /// The app's previous process has crashed or ended; this server has replaced it.
  case stopped(Stop)

  /// How the app's previous process has ended.
  package struct Stop: Codable, Equatable, Sendable {
    /// A sentence without a full stop, with the reason, the file and the line if they are known.
    package var text: String
    /// The last calls, as lines of text.
    package var calls: [String]

    package init(text: String, calls: [String]) { (self.text, self.calls) = (text, calls) }
  }

  package struct Problem: Codable, Equatable, Sendable {
    /// Empty if the problem does not belong to a file.
    package var file: String
    package var line: Int
    package var column: Int
    package var text: String

    package init(file: String, line: Int, column: Int, text: String) {
      (self.file, self.line, self.column, self.text) = (file, line, column, text)
    }
  }

  /// The name of the environment variable that `matchcut serve` sets for the app's server. If the
  /// variable is set, the server reads messages from `matchcut serve` on standard input. The
  /// variable's value is the path of the file that contains the states of the previous build's
  /// pages; empty if there is no previous build.
  package static let variable = "MATCHCUT_LIVE_EDIT"

  /// Whether another process sends messages about builds to this one.
  package static var isExpected: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  package var line: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) + "\n" }
  }

  package static func read(_ line: String) throws -> BuildNews {
    try JSONDecoder().decode(BuildNews.self, from: Data(line.utf8))
  }
}
