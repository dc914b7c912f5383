import Film
import Mistakes
import Stage

/// The findings for each mistake, computed once for all tests.
@MainActor
enum Checkups {
  private static var known: [String: Checkup] = [:]

  /// Performs the same runs as `matchcut check mistakes/NAME`.
  static func checkup(of entry: MistakeEntry, isCorrected: Bool = false) throws -> Checkup {
    let name = entry.id + (isCorrected ? "-corrected" : "")
    if let checkup = known[name] { return checkup }
    let endings = [(Checkup.Ending.finish, "finish"), (.cancel, "cancel")]
    let checkup = Checkup(
      try endings.compactMap { ending, name in
        guard let finger = entry.fingers[name] else { return nil }
        let script = try TouchScript(json: finger, name: "\(entry.id) \(name)")
        var run = AppRun(name: entry.id, title: entry.title, script: script) {
          entry.root(isCorrected)
        }
        run.reducesMotion = entry.reducesMotion
        return (ending, run)
      })
    known[name] = checkup
    return checkup
  }
}
