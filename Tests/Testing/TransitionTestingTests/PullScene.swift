import UIKit

/// A page over which a drag pulls another page. The scene may have one of the faults below.
@MainActor
final class PullScene: NSObject, UIViewControllerTransitioningDelegate {
  enum Fault: CaseIterable {
    /// The page below stays faded after a cancelled transition.
    case leavesResidue
    /// The transition completes whatever the touch did.
    case alwaysCompletes
    /// The transition never completes.
    case neverCompletes
    /// The page never releases what a cancelled touch retained.
    case ignoresCancel
    /// After a cancelled attempt, the next attempt does not show anything.
    case spoiltByCancel
  }
  private(set) var isSpoilt = false

  let fault: Fault?
  let pull = UIPercentDrivenInteractiveTransition()

  init(_ fault: Fault? = nil) { self.fault = fault }

  static func root(_ fault: Fault? = nil) -> UIViewController { PullPage(PullScene(fault)) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    PullAnimator(fault, isSpoilt: isSpoilt) { [weak self] in
      self?.isSpoilt = self?.fault == .spoiltByCancel
    }
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { pull }
}

private final class PullPage: UIViewController {
  private let scene: PullScene

  init(_ scene: PullScene) {
    self.scene = scene
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("drag:", PullPage.drag)))
  }

  func drag(_ pan: UIPanGestureRecognizer) {
    let way = max(0, pan.translation(in: view.window).y) / (view.window ?? view).bounds.height
    switch pan.state {
    case .began:
      let page = PulledPage()
      page.modalPresentationStyle = .fullScreen
      page.transitioningDelegate = scene
      present(page, animated: true)
    case .changed: scene.pull.update(min(0.99, way))
    case .ended where way > 0.3 || pan.velocity(in: view.window).y > 800: scene.pull.finish()
    case .ended, .cancelled, .failed:
      if scene.fault != .ignoresCancel { scene.pull.cancel() }
    default: break
    }
  }
}

private final class PulledPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemOrange
  }
}

private final class PullAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let fault: PullScene.Fault?

  private let isSpoilt: Bool
  private let wasCancelled: () -> Void

  init(_ fault: PullScene.Fault?, isSpoilt: Bool, wasCancelled: @escaping () -> Void) {
    (self.fault, self.isSpoilt, self.wasCancelled) = (fault, isSpoilt, wasCancelled)
  }

  func animationEnded(_ transitionCompleted: Bool) { if !transitionCompleted { wasCancelled() } }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let page = context.viewController(forKey: .to),
      let from = context.view(forKey: .from)
    else { return context.completeTransition(false) }
    to.frame = context.finalFrame(for: page)
    to.alpha = 0
    if !isSpoilt { context.containerView.addSubview(to) }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear
    ) {
      to.alpha = 1
      from.alpha = 0.5
    } completion: { [fault] _ in
      from.alpha = fault == .leavesResidue && context.transitionWasCancelled ? 0.5 : 1
      switch fault {
      case .neverCompletes: break
      case .alwaysCompletes: context.completeTransition(true)
      default: context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}
