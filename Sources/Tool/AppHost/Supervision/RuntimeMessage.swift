import Foundation
import Stage
import UIKit

/// The last message of Swift's runtime or of UIKit in a program's output.
///
/// The messages are read from the output, and not reported as values, because Swift's runtime reports
/// a failed check only as text. An exception of UIKit ends as such a failed check. Its line has
/// UIKit's wording, which people know from a device, and it has to be found in the output anyway,
/// because the output is shown without it.
package struct RuntimeMessage {
  /// The message without the place.
  package let text: String
  /// The output without the message.
  package let rest: String
  /// The line of the app's source that the message names. The file's path consists of the module's
  /// name and the file's name.
  package let place: Place?

  package struct Place: Equatable {
    package let file: String
    package let line: Int

    /// Whether a place of a backtrace, whose path may be longer, is this line.
    package func isLine(of other: SourcePlace) -> Bool {
      let name = file.split(separator: "/").last ?? ""
      return line == other.line && (other.file == name || other.file.hasSuffix("/\(name)"))
    }
  }

  /// The modules of Swift and of this project in which a check may fail because of the app. A place
  /// in them is not the app's.
  private static let foreignModules = SourceModules.engine.union([
    "Swift", "_Concurrency", "_StringProcessing", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "Dispatch", "Synchronization",
  ])

  package init?(in output: String) {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    let pattern =
      #/^(?:(.+?):(\d+): )?(?:Fatal error|Precondition failed|Assertion failed)(?:: (.*))?$/#
    guard let index = lines.lastIndex(where: { $0.wholeMatch(of: pattern) != nil }),
      let match = lines[index].wholeMatch(of: pattern)
    else { return nil }
    var first = index
    let module = match.1?.prefix { $0 != "/" } ?? ""
    place =
      module.isEmpty || Self.foreignModules.contains(String(module))
      ? nil : match.2.flatMap { Int($0) }.map { Place(file: String(match.1 ?? ""), line: $0) }
    var text = match.3.map(String.init) ?? "a failed precondition"
    // UIKit's exceptions are printed in UIKit's words first, and then again as a fatal error.
    let exception = lines[..<index].lastIndex { $0.hasPrefix(UIKitLog.exceptionHeading) }
    if let exception, lines[exception...index].joined().contains(text) {
      first = exception
      text = lines[exception..<index].joined(separator: "\n")
    }
    self.text = text
    // Without its own backtrace program, the runtime prints addresses.
    let address = #/^\d+ +\S+ +0x[0-9a-f]+ .*$/#
    rest = (lines[..<first] + lines[(index + 1)...])
      .filter { $0 != "Current stack trace:" && $0.wholeMatch(of: address) == nil }
      .joined(separator: "\n")
  }

  /// Where the last message that may precede a crash begins in a program's output; nil if there is
  /// none.
  package static func start(in output: Data) -> Data.Index? {
    let marks = [
      UIKitLog.exceptionHeading, "Fatal error", "Precondition failed", "Assertion failed",
    ]
    let found = marks.compactMap { output.firstRange(of: Data($0.utf8))?.lowerBound }.min()
    return found.map { found in
      output[..<found].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? output.startIndex
    }
  }
}
