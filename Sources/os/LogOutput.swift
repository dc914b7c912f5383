import Foundation
import Synchronization

/// Where lines of logs go: standard error, or what a test takes in its place.
package enum LogOutput {
  private static let capture = Mutex<[String]?>(nil)

  static func write(_ line: String) {
    let isCaptured = capture.withLock { lines in
      lines?.append(line)
      return lines != nil
    }
    if !isCaptured { FileHandle.standardError.write(Data(line.utf8)) }
  }

  /// The lines that `body` logs, which are then not written. One caller at a time.
  package static func lines(of body: () throws -> Void) rethrows -> [String] {
    capture.withLock { $0 = [] }
    defer { capture.withLock { $0 = nil } }
    try body()
    return capture.withLock { $0 ?? [] }
  }
}
