import Foundation
import Synchronization

/// Writes the lines of logs to standard error, or collects them for a test.
package enum LogOutput {
  private static let capture = Mutex<[String]?>(nil)

  static func write(_ line: String) {
    let isCaptured = capture.withLock { lines in
      lines?.append(line)
      return lines != nil
    }
    if !isCaptured { FileHandle.standardError.write(Data(line.utf8)) }
  }

  /// Runs `body` and returns the lines that it logs. These lines are not written to standard error.
  /// Only one call of this function may run at a time.
  package static func lines(of body: () throws -> Void) rethrows -> [String] {
    capture.withLock { $0 = [] }
    defer { capture.withLock { $0 = nil } }
    try body()
    return capture.withLock { $0 ?? [] }
  }
}
