import Stage
import Testing
import UIKit

/// An interaction controller that animates in `startInteractiveTransition(_:)` is checked like an
/// animator.
@MainActor
struct RuleOwnInteractorTests {
  private final class Own: NSObject, UIViewControllerInteractiveTransitioning {
    typealias Context = any UIViewControllerContextTransitioning
    var starts: (Context) -> Void
    init(_ starts: @escaping (Context) -> Void) { self.starts = starts }

    func startInteractiveTransition(_ context: Context) { starts(context) }
  }

  private final class Scene: NSObject, UIViewControllerTransitioningDelegate {
    let stage = Stage()
    let front = UIViewController()
    let back = UIViewController()
    let animator = ScriptedAnimator()
    let own: Own

    init(_ starts: @escaping (Own.Context) -> Void) {
      own = Own(starts)
      super.init()
      stage.beginChecking()
      front.view.backgroundColor = .red
      back.view.backgroundColor = .blue
      stage.show(front)
      back.modalPresentationStyle = .fullScreen
      back.transitioningDelegate = self
      front.present(back, animated: true)
      stage.advance(by: 4)
    }

    var rules: [String] { stage.findings.map(\.rule) }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { own }
  }

  /// A fade at whose end the custom interaction controller finishes or cancels the interaction and
  /// completes the transition.
  private static func fade(
    _ context: Own.Context, adds: Bool = true, completes: Bool = true, finishes: Bool = true
  ) {
    let to = context.view(forKey: .to)
    if adds, let to { context.containerView.addSubview(to) }
    to?.alpha = 0
    UIView.animate(
      withDuration: 0.4, animations: { to?.alpha = 1 },
      completion: { _ in
        if finishes { context.finishInteractiveTransition() }
        if completes { context.completeTransition(true) }
      })
  }

  @Test func `an interactor without mistakes has no finding`() {
    #expect(Scene { Self.fade($0) }.rules == [])
  }

  @Test func `an interactor that never completes is found`() {
    #expect(Scene { Self.fade($0, completes: false) }.rules == ["T01"])
  }

  @Test func `an interactor that neither finishes nor completes is found`() {
    #expect(Scene { Self.fade($0, completes: false, finishes: false) }.rules == ["T12"])
  }

  @Test func `an interactor that never adds the arriving view is found`() {
    #expect(Scene { Self.fade($0, adds: false) }.rules.contains("T04"))
  }

  @Test func `an interactor that removes the remaining view is found`() {
    let scene = Scene { context in
      let from = context.view(forKey: .from)
      from?.removeFromSuperview()
      context.cancelInteractiveTransition()
      context.completeTransition(false)
    }

    #expect(scene.rules == ["T05"])
  }
}
