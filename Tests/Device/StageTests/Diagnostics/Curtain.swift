import Stage
import UIKit

/// A page that presents another one on a stage that is checked. Each test configures it with
/// closures.
@MainActor
final class Curtain {
  typealias Context = any UIViewControllerContextTransitioning

  let stage = Stage()
  let crew = Crew()
  let front: UIViewController
  private(set) var back: UIViewController

  init(front: @MainActor () -> UIViewController = { Curtain.page(.red) }) {
    stage.beginChecking()
    (self.front, back) = stage.run { (front(), UIViewController()) }
    stage.show(self.front)
  }

  private static func page(_ colour: UIColor) -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = colour
    return page
  }

  func present(animated: Bool = true) throws {
    stage.run {
      back = Self.page(.blue)
      back.modalPresentationStyle = crew.style
      back.transitioningDelegate = crew
      front.present(back, animated: animated)
    }
    try stage.settle()
    stage.tick()
  }

  func dismiss() throws {
    stage.run { front.dismiss(animated: true) }
    try stage.settle()
    stage.tick()
  }

  /// The findings of one rule.
  func findings(_ rule: String) -> [Finding] { stage.findings.filter { $0.rule == rule } }

  /// The delegate and animator, which performs a plain fade by default.
  final class Crew: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    nonisolated static let duration = 0.2

    var style = UIModalPresentationStyle.fullScreen
    /// Replaces the whole animation if set.
    var animates: ((Context) -> Void)?
    /// `before` is called before the fade, and `after` is called after it, right before completion.
    var before: (Context) -> Void = { _ in }
    var after: (Context) -> Void = { _ in }
    var presentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

    func transitionDuration(using transitionContext: Context?) -> TimeInterval { Self.duration }

    func animateTransition(using context: Context) {
      if let animates { return animates(context) }
      let to = context.view(forKey: .to)
      if let to, let controller = context.viewController(forKey: .to) {
        to.frame = context.finalFrame(for: controller)
        context.containerView.addSubview(to)
      }
      let moving = to ?? context.view(forKey: .from)
      moving?.alpha = to == nil ? 1 : 0
      before(context)
      UIView.animate(
        withDuration: Self.duration, animations: { moving?.alpha = to == nil ? 0 : 1 },
        completion: { _ in
          moving?.alpha = 1
          self.after(context)
          context.completeTransition(!context.transitionWasCancelled)
        })
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? { presentation?(presented, presenting) }
  }
}

/// Whether the transition of `context` is a presentation.
@MainActor
func isPresenting(_ context: Curtain.Context) -> Bool {
  context.viewController(forKey: .to)?.isBeingPresented ?? false
}
