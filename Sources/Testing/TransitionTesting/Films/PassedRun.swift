import Foundation
import Stage

/// The calls of the last run of a test that passed, in a text file with one call in each line.
package struct PassedRun {
  private static let file = "passed.txt"
  private let path: String?

  package init(in folder: FailureFolder) { path = folder.file(Self.file) }

  static func lines(of trace: Trace) -> [String] {
    trace.description.split(separator: "\n").map(String.init)
  }

  /// Stores the calls. A file that cannot be written is left as it is.
  package func store(_ calls: [String]) {
    guard let path else { return }
    try? Data(calls.map { $0 + "\n" }.joined().utf8).write(
      to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// A sentence about the first call that differs from the stored ones; nil if no run is stored, or
  /// if all calls are equal.
  package func difference(to calls: [String]) -> String? {
    guard let path, let data = FileManager.default.contents(atPath: path) else { return nil }
    let before = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    guard
      let index = (0..<max(before.count, calls.count)).first(where: { index in
        index >= before.count || index >= calls.count || before[index] != calls[index]
      })
    else { return nil }
    func call(_ calls: [String]) -> String {
      calls.indices.contains(index) ? calls[index].trimmingCharacters(in: .whitespaces) : "no call"
    }
    return "the first call that differs from the last run that passed:\n"
      + "  before: \(call(before))\n  now:    \(call(calls))"
  }
}
