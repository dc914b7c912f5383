import Stage
import Testing
import UIKit

@MainActor
struct NeverCompletedTests {
  @Test func `an animator may still complete a transition whose window was removed`() throws {
    let curtain = Curtain()
    curtain.crew.before = { _ in curtain.stage.window.rootViewController = UIViewController() }

    try curtain.present()

    #expect(curtain.stage.findings.map(\.rule).filter { $0 < "T10" } == [])
  }
}
