import Stage
import Testing
import UIKit

@MainActor
struct RuleCompletionTests {
  @Test func `a second call that says the same is a warning, with its delay`() throws {
    let curtain = Curtain()
    var kept: Curtain.Context?
    curtain.crew.after = { kept = $0 }
    try curtain.present()
    curtain.stage.advance(by: 0.5)

    curtain.stage.run { kept?.completeTransition(true) }

    let finding = try #require(curtain.findings("T02").first)
    #expect(finding.severity == .warning)
    #expect(finding.message.hasSuffix(" s before."))
  }

  @Test func `a second call that says the opposite is an error`() throws {
    let curtain = Curtain()
    curtain.crew.after = { $0.completeTransition(false) }

    try curtain.present()

    #expect(curtain.findings("T02").map(\.severity) == [.error])
    #expect(curtain.findings("T02").first?.message.hasSuffix("had ended just before.") == true)
  }

  @Test func `an animator that refuses is warned, not blamed`() throws {
    let curtain = Curtain()
    curtain.crew.animates = { $0.completeTransition(false) }

    try curtain.present()

    #expect(curtain.findings("T03").map(\.severity) == [.warning])
    #expect(curtain.findings("T02") == [])
  }

  @Test func `a transition whose window goes away may still be ended by its animator`() throws {
    let curtain = Curtain()
    curtain.crew.before = { _ in curtain.stage.window.rootViewController = UIViewController() }

    try curtain.present()

    #expect(curtain.stage.findings.map(\.rule).filter { $0 < "T10" } == [])
  }
}
