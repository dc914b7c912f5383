import Foundation
import Stage
import UIKit

/// A page that presents another page while the rules check the stage. The test supplies the
/// animator and the interaction controller.
@MainActor
final class Rehearsal: NSObject, UIViewControllerTransitioningDelegate {
  let stage = Stage()
  let page: UIViewController
  let next: UIViewController
  let animator = ScriptedAnimator()
  let hand = ScriptedHand()
  /// Whether `hand` is returned as the interaction controller.
  var isDriven = false
  /// The interaction controller that is returned instead of `hand`, if it is set.
  var driver: (any UIViewControllerInteractiveTransitioning)?

  override init() {
    (page, next) = stage.run { (UIViewController(), UIViewController()) }
    super.init()
    stage.beginChecking()
    stage.show(page)
    stage.run {
      next.modalPresentationStyle = .fullScreen
      next.transitioningDelegate = self
      hand.begin = { [unowned self] in page.present(next, animated: true) }
      page.view.window?.addGestureRecognizer(hand.pan)
    }
  }

  /// Presents without interaction and waits a few seconds for the transition to end.
  func present(for seconds: Double = 1.5) {
    stage.run { page.present(next, animated: true) }
    stage.advance(by: seconds)
  }

  /// Drags down the middle of the screen and waits.
  func drag(
    by distance: Double = 500, ending phase: TouchScript.Phase = .up, for seconds: Double = 2
  ) {
    stage.play(
      TouchScript(
        unit: .points,
        fingers: [
          [
            .init(.down, t: 0, x: 200, y: 100),
            .init(.move, t: 0.4, x: 200, y: 100 + distance),
            .init(phase, t: 0.5, x: 200, y: 100 + distance),
          ]
        ]))
    stage.advance(by: seconds)
  }

  /// The findings of a rule so far.
  func found(_ rule: String) -> [Finding] { stage.findings.filter { $0.rule == rule } }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver ?? (isDriven ? hand : nil)
  }
}

/// An animator that runs a test's code after laying out the page and before completing.
@MainActor
final class ScriptedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  typealias Context = any UIViewControllerContextTransitioning

  var duration = 0.4
  /// Called before the animation block.
  var prepare: (UIView, Context) -> Void = { view, _ in view.alpha = 0 }
  /// Called in the animation block.
  var change: (UIView, Context) -> Void = { view, _ in view.alpha = 1 }
  /// Called in the completion, before `completeTransition(_:)`.
  var finish: (UIView, Context) -> Void = { _, _ in }
  /// Replaces all closures above if set.
  var animate: ((Context) -> Void)?

  func transitionDuration(using transitionContext: Context?) -> TimeInterval { duration }

  func animateTransition(using context: Context) {
    if let animate { return animate(context) }
    guard let view = context.view(forKey: .to), let page = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    view.frame = context.finalFrame(for: page)
    context.containerView.addSubview(view)
    prepare(view, context)
    UIView.animate(
      withDuration: 0.4, animations: { self.change(view, context) },
      completion: { _ in
        self.finish(view, context)
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

/// An interaction controller whose steps a test may replace. By default, the steps do not contain a
/// mistake.
@MainActor
final class ScriptedHand: UIPercentDrivenInteractiveTransition {
  let pan = UIPanGestureRecognizer()
  var begin: () -> Void = {}
  var moved: (ScriptedHand) -> Void = { $0.update($0.share) }
  var lifted: (ScriptedHand) -> Void = { $0.finish() }
  var taken: (ScriptedHand) -> Void = { $0.cancel() }

  override init() {
    super.init()
    pan.addTarget(self, action: Selector("handle:", ScriptedHand.handle))
  }

  /// The pan's translation as a fraction of 1,000 points.
  var share: CGFloat { pan.translation(in: nil).y / 1000 }

  func handle(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin()
    case .changed: moved(self)
    case .ended: lifted(self)
    case .cancelled, .failed: taken(self)
    default: break
    }
  }
}
