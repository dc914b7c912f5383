import Demos
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

/// The demo's animator in cases in which the code in the tutorial would fail.
@MainActor @Suite struct CornerSlideAnimatorTests {
  // MARK: The view that must remain

  @Test func `after a dismissal the list is in the window and the page is not`() throws {
    let demo = try CornerStage(before: .goingAway)
    let page = try #require(demo.presented)

    try demo.tap("Back")
    try demo.stage.settle()

    #expect(demo.root.view.window === demo.stage.window)
    #expect(page.view.superview == nil)
  }

  @Test(arguments: SlideWay.allCases)
  func `after a cancelled slide the top page is in the window and the other is not`(
    _ way: SlideWay
  ) throws {
    let demo = try CornerStage(before: way)
    demo.hold(demo.drag(way, by: 0.7, ending: .cancel))
    let page = try #require(demo.presented)
    try demo.stage.settle()

    let (stays, goes) = way == .comingIn ? (demo.root, page) : (page, demo.root)
    #expect(stays.view.window === demo.stage.window)
    #expect(goes.view.superview == nil)
    #expect(stays.view.frame == demo.stage.window.bounds)
  }

  struct StackChange {
    let presenting, isCancelled: Bool
    /// The views that the container must contain after the animator has completed.
    let stays: Set<String>
  }
  nonisolated static let stackChanges = [
    // A navigation or tab bar controller removes the covered page itself.
    StackChange(presenting: true, isCancelled: false, stays: ["from", "to"]),
    StackChange(presenting: true, isCancelled: true, stays: ["from"]),
    StackChange(presenting: false, isCancelled: false, stays: ["to"]),
    StackChange(presenting: false, isCancelled: true, stays: ["from", "to"]),
  ]

  @Test(arguments: stackChanges)
  func `a push or pop removes only the page that arrives or leaves`(
    _ change: StackChange
  ) throws {
    let demo = try CornerStage()
    let context = demo.stage.run { StackContext(size: demo.size, in: demo.root.view) }
    context.transitionWasCancelled = change.isCancelled
    let animator = try #require(demo.animator(change.presenting, for: context.to))

    demo.stage.run { animator.animateTransition(using: context) }
    try demo.stage.settle()

    #expect(context.ending == !change.isCancelled)
    #expect(Set(context.names) == change.stays)
    demo.stage.run { context.containerView.removeFromSuperview() }
  }

  // MARK: Views that do not belong to the animator

  @Test(arguments: [UIModalPresentationStyle.custom, .overFullScreen])
  func `it slides if the presenting view must not be changed`(
    _ style: UIModalPresentationStyle
  ) throws {
    let demo = try CornerStage()
    let page = demo.plainPage(style)

    demo.stage.run { demo.root.present(page, animated: true) }
    demo.stage.advance(by: 0.75)
    #expect(
      demo.shownFrame(page.view).isClose(to: SlideWay.comingIn.frame(at: 0.5, in: demo.size)))
    try demo.stage.settle()
    #expect(page.view.frame == demo.stage.window.bounds)
    #expect(demo.root.view.window != nil)

    demo.stage.run { demo.root.dismiss(animated: true) }
    demo.stage.advance(by: 0.75)
    #expect(
      demo.shownFrame(page.view).isClose(to: SlideWay.goingAway.frame(at: 0.5, in: demo.size)))
    try demo.stage.settle()

    #expect(demo.root.view.window === demo.stage.window)
    #expect(page.view.window == nil)
    demo.expectRest()
  }

  @Test func `without animation it sets the page's frame at once`() throws {
    let demo = try CornerStage()
    let page = demo.plainPage(.custom)

    demo.stage.run { demo.root.present(page, animated: false) }
    demo.stage.tick()
    #expect(demo.starts == 1)
    #expect(demo.shownFrame(page.view) == demo.stage.window.bounds)
    try demo.stage.settle()
    demo.stage.run { demo.root.dismiss(animated: false) }
    demo.stage.tick()
    try demo.stage.settle()

    #expect(page.view.window == nil)
    demo.expectRest()
  }
}

extension CornerStage {
  fileprivate func animator(
    _ presenting: Bool, for page: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    demo.stage.run {
      presenting
        ? demo.delegate?.animationController(
          forPresented: page, presenting: demo.root, source: demo.root)
        : demo.delegate?.animationController(forDismissed: page)
    }
  }
}

/// The context that a navigation controller would pass to an animator: it returns both views, and
/// the old view is already in the container.
@MainActor
private final class StackContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let from = UIViewController()
  let to = UIViewController()
  var transitionWasCancelled = false
  private(set) var ending: Bool?

  init(size: CGSize, in view: UIView) {
    containerView = UIView(frame: CGRect(origin: .zero, size: size))
    super.init()
    view.addSubview(containerView)
    from.view.frame = containerView.bounds
    containerView.addSubview(from.view)
  }

  /// The names of the views in the container.
  var names: [String] {
    containerView.subviews.map { $0 === from.view ? "from" : $0 === to.view ? "to" : "other" }
  }

  let isAnimated = true
  let isInteractive = false
  let presentationStyle = UIModalPresentationStyle.none
  let targetTransform = CGAffineTransform.identity
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) { ending = didComplete }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : to.view
  }
  // See the first row of facts B.5.
  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? containerView.bounds : .zero
  }
  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }
}
