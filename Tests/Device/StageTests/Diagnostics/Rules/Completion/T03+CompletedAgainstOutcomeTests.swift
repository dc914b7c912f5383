import Stage
import Testing
import UIKit

@MainActor
struct CompletedAgainstOutcomeTests {
  @Test func `an animator that cancels causes a warning, but no error`() throws {
    let curtain = Curtain()
    curtain.crew.animates = { $0.completeTransition(false) }

    try curtain.present()

    #expect(curtain.findings("T03").map(\.severity) == [.warning])
    #expect(curtain.findings("T02") == [])
  }
}
