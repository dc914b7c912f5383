import Stage
import Testing
import UIKit

@MainActor
struct BorrowedTests {
  /// A presentation that returns a wrapper instead of the page's own view.
  private final class Wrapping: UIPresentationController {
    private let wrapper = UIView()
    override var presentedView: UIView? { wrapper }

    override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      wrapper.addSubview(presentedViewController.view)
    }
  }

  @Test(arguments: [true, false])
  func `a page inside its wrapper may be animated, but not removed`(
    takesOut: Bool
  ) throws {
    let curtain = Curtain()
    curtain.crew.style = .custom
    curtain.crew.presentation = { Wrapping(presentedViewController: $0, presenting: $1) }
    curtain.crew.before = { context in
      guard let page = context.viewController(forKey: .to)?.view, isPresenting(context) else {
        return
      }
      if takesOut { context.containerView.addSubview(page) }
      page.transform = .identity
    }

    try curtain.present()

    #expect(curtain.findings("T31").map(\.property) == (takesOut ? ["superview"] : []))
  }
}
