import Stage
import Testing
import UIKit

@MainActor
struct CompletedAgainTests {
  @Test func `a second call with the same result is a warning, with its delay`() throws {
    let curtain = Curtain()
    var kept: Curtain.Context?
    curtain.crew.after = { kept = $0 }
    try curtain.present()
    curtain.stage.advance(by: 0.5)

    curtain.stage.run { kept?.completeTransition(true) }

    let finding = try #require(curtain.findings("T02").first)
    #expect(finding.severity == .warning)
    #expect(
      finding.message.hasSuffix(" s after completeTransition(true) had ended this transition."))
  }

  @Test func `a second call with the opposite result is an error`() throws {
    let curtain = Curtain()
    curtain.crew.after = { $0.completeTransition(false) }

    try curtain.present()

    let finding = try #require(curtain.findings("T02").first)
    #expect(finding.severity == .error)
    #expect(finding.message.hasSuffix(" had ended this transition."), "\(finding.message)")
    #expect(!finding.message.contains(" s after "), "\(finding.message)")
  }
}
