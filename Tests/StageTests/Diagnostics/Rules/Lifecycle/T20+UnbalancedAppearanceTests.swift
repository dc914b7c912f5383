import Stage
import Testing
import UIKit

@MainActor
struct UnbalancedAppearanceTests {
  @Test func `the finding names the warning's controller, once`() throws {
    let curtain = Curtain()
    curtain.crew.before = { context in
      // UIKit already makes the presenting controller disappear in this style, so this call is one
      // too many. The presented controller is named later in the log.
      context.viewController(forKey: .from)?.beginAppearanceTransition(false, animated: true)
    }

    try curtain.present()

    let found = curtain.findings("T20")
    let name = curtain.stage.run { World.current.names(curtain.front) }
    #expect(found.map(\.object) == [name])
  }
}
