import Stage
import Testing
import UIKit

@MainActor
struct NeverCompletedTests {
  @Test func `a transition whose window goes away may still be ended by its animator`() throws {
    let curtain = Curtain()
    curtain.crew.before = { _ in curtain.stage.window.rootViewController = UIViewController() }

    try curtain.present()

    #expect(curtain.stage.findings.map(\.rule).filter { $0 < "T10" } == [])
  }
}
