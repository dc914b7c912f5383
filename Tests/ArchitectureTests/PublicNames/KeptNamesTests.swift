import Foundation
import Testing

struct KeptNamesTests {
  @Test func `every public name of the last version still exists`() throws {
    let current = try KeptNames.current()
    if ProcessInfo.processInfo.environment["MATCHCUT_WRITE_NAMES"] == "1" {
      try Data(current.text.utf8).write(to: KeptNames.file)
    }
    let kept = KeptNames(try String(contentsOf: KeptNames.file, encoding: .utf8))

    #expect(kept.sections.values.allSatisfy { $0.count > 3 } && kept.sections.count == 6)
    for name in kept.gone(from: current) {
      Issue.record(
        """
        \(name) is gone, so code that uses it no longer works after an update; keep the old name \
        in DeprecatedNames.swift with @available(*, deprecated, renamed:), or accept the old \
        option or key as well
        """)
    }
  }

  @Test func `a name that goes is reported with its section`() {
    let old = KeptNames("# text\nStage\n  Stage.turn()\n  Stage.tick()\nFilm\n  Film.make()\n")
    let new = KeptNames("Stage\n  Stage.tick()\n  Stage.more()\n")

    #expect(old.gone(from: new) == ["Film: Film.make()", "Stage: Stage.turn()"])
    #expect(KeptNames(old.text) == old)
  }
}
