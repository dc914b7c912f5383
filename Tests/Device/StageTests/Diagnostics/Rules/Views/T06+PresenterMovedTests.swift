import Stage
import Testing
import UIKit

@MainActor
struct PresenterMovedTests {
  @Test(arguments: [(UIModalPresentationStyle.fullScreen, 0), (.custom, 1)])
  func `only a presenter that remains must not be moved`(
    style: UIModalPresentationStyle, count: Int
  ) throws {
    let curtain = Curtain()
    curtain.crew.style = style
    curtain.crew.before = { context in
      if let presenter = context.viewController(forKey: .from)?.view, isPresenting(context) {
        context.containerView.insertSubview(presenter, at: 0)
      }
    }

    try curtain.present()

    #expect(curtain.findings("T06").count == count)
    #expect(curtain.findings("T31") == [])
  }
}
