import Foundation

/// Reports how many files of a module have been compiled, while the compiler runs.
///
/// Nothing is reported for a module that is compiled within a few seconds. The reports follow the
/// real time, because they tell a person that the build has not stopped.
final class CompileProgress {
  private let timer = DispatchSource.makeTimerSource(queue: .global())

  /// `objects` are the module's object files. The compiler creates those that do not exist yet.
  init(objects: [String], of module: String, report: @escaping (String) -> Void) {
    let missing = objects.filter { FileKind($0) == .nothing }
    // Only the timer calls the closure until `end()`, while the main thread waits for the compiler.
    nonisolated(unsafe) let report = report
    nonisolated(unsafe) var last = 0
    timer.setEventHandler {
      let count = missing.count { FileKind($0) == .file }
      guard count != last else { return }
      last = count
      report("compiled \(count) of \(missing.count) files of \(module)")
    }
    timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval)
    timer.resume()
  }

  func end() { timer.cancel() }

  /// The time between two reports, in seconds.
  private static let interval = 5.0
}
