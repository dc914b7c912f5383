import Stage
import Testing
import UIKit

/// Correct programs that resemble a mistake. The rule that reports the mistake must not report them.
@MainActor
struct CorrectProgramsTests {
  /// Fades the container instead of a dimming view.
  private final class FadingContainer: UIPresentationController {
    override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      containerView?.alpha = 0
      presentedViewController.transitionCoordinator?.animate(
        alongsideTransition: { _ in self.containerView?.alpha = 1 }, completion: nil)
    }
  }

  /// Places its page at each layout, without overriding `frameOfPresentedViewInContainerView`.
  private final class LaysOut: UIPresentationController {
    static let frame = CGRect(x: 0, y: 400, width: 393, height: 452)
    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      presentedView?.frame = Self.frame
    }
  }

  private func curtain(
    _ style: UIModalPresentationStyle,
    _ presentation: ((UIViewController, UIViewController?) -> UIPresentationController)? = nil
  ) -> Curtain {
    let curtain = Curtain()
    (curtain.crew.style, curtain.crew.presentation) = (style, presentation)
    return curtain
  }

  @Test func `a presentation controller may fade UIKit's container`() throws {
    let curtain = curtain(.custom) {
      FadingContainer(presentedViewController: $0, presenting: $1)
    }

    try curtain.present()

    #expect(curtain.findings("T07") == [])
  }

  @Test func `under a sheet an animator may show the controller's own view`() throws {
    let curtain = curtain(.pageSheet)
    curtain.crew.animates = { context in
      guard let page = context.viewController(forKey: .to)?.view, isPresenting(context) else {
        return context.completeTransition(true)
      }
      let shade = UIView(frame: context.containerView.bounds)
      context.containerView.addSubview(shade)
      page.frame = context.containerView.bounds
      page.alpha = 0
      context.containerView.addSubview(page)
      UIView.animate(withDuration: Curtain.Crew.duration) {
        page.alpha = 1
      } completion: { _ in
        context.completeTransition(true)
      }
    }

    try curtain.present()

    #expect(curtain.findings("T04") + curtain.findings("T08") == [])
  }

  @Test(arguments: [true, false])
  func `a presenter may visit the container and return to the window`(returns: Bool) throws {
    let curtain = curtain(.custom)
    curtain.crew.before = { context in
      guard let page = context.viewController(forKey: .from)?.view else { return }
      context.containerView.insertSubview(page, at: 0)
    }
    curtain.crew.after = { context in
      guard returns, let page = context.viewController(forKey: .from)?.view else { return }
      context.containerView.window?.insertSubview(page, at: 0)
    }

    try curtain.present()

    #expect(curtain.findings("T06").count == (returns ? 0 : 1))
  }

  @Test func `a presentation controller may place its page in each layout`() throws {
    let curtain = curtain(.custom) { LaysOut(presentedViewController: $0, presenting: $1) }
    curtain.crew.before = { $0.view(forKey: .to)?.frame = LaysOut.frame }

    try curtain.present()

    #expect(curtain.findings("T10") == [])
  }

  @Test(arguments: [true, false])
  func `a frame under a translation that stays is the frame that was set`(stays: Bool) throws {
    let curtain = curtain(.fullScreen)
    curtain.crew.before = { context in
      guard let view = context.view(forKey: .to) else { return }
      view.transform = CGAffineTransform(translationX: 20, y: 0)
      view.frame = context.containerView.bounds
    }
    curtain.crew.after = { if !stays { $0.view(forKey: .to)?.transform = .identity } }

    try curtain.present()

    #expect(curtain.findings("T09").count == (stays ? 0 : 1))
  }

  @Test func `the system's alert is modal for VoiceOver`() throws {
    let curtain = Curtain()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    curtain.stage.run { curtain.front.present(alert, animated: true) }
    try curtain.stage.settle()

    #expect(curtain.findings("T25") == [])
  }

  /// A controller of the app that holds a view that another presentation's container covers.
  @Test func `the container of a second presentation belongs to UIKit`() throws {
    let curtain = Curtain()
    curtain.crew.after = { context in
      guard let page = context.viewController(forKey: .to), isPresenting(context) else { return }
      page.present(UIViewController(), animated: true)
    }

    try curtain.present()

    #expect(curtain.findings("T08") == [])
  }
}
