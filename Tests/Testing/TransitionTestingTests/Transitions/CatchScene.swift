import UIKit

/// A page that appears with an animation that can be interrupted.
@MainActor
final class CatchScene: NSObject, UIViewControllerTransitioningDelegate {
  /// The settings of the scene.
  struct Make {
    /// Whether the page below stays faded if the animation was reversed.
    var leavesResidue = false
    /// Whether the scene has an interaction controller, and a pan that drives and interrupts the
    /// animation through this controller.
    var hasHand = true
    /// Called for each interruption by the pan.
    var caught: @MainActor () -> Void = {}

    @MainActor func root() -> UIViewController { CatchPage(CatchScene(self)) }
  }

  let make: Make
  let hand = UIPercentDrivenInteractiveTransition()

  init(_ make: Make) { self.make = make }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { CatchAnimator(make) }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { make.hasHand ? hand : nil }
}

final class CatchPage: UIViewController {
  private let scene: CatchScene
  private let pan = LandingPan()
  /// The progress at which the touch interrupted the animation.
  private var start: CGFloat = 0

  init(_ scene: CatchScene) {
    self.scene = scene
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    pan.addTarget(self, action: Selector("drag:", CatchPage.drag))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if scene.make.hasHand { view.window?.addGestureRecognizer(pan) }
  }

  func open() {
    let page = UIViewController()
    page.view.backgroundColor = .systemOrange
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = scene
    scene.hand.wantsInteractiveStart = pan.state == .began
    pan.isFlying = true
    present(page, animated: true)
    page.transitionCoordinator?.animate(alongsideTransition: nil) { [pan] _ in
      pan.isFlying = false
    }
  }

  func drag(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: pan.view).y / (pan.view?.bounds.height ?? 1)
    let share = min(max(start + way, 0), 0.99)
    switch pan.state {
    case .began where self.pan.isFlying:
      scene.make.caught()
      scene.hand.pause()
      start = scene.hand.percentComplete
    case .began:
      start = 0
      open()
    case .changed: scene.hand.update(share)
    case .ended where share > 0.4: scene.hand.finish()
    case .ended, .cancelled, .failed: scene.hand.cancel()
    default: break
    }
  }
}

/// A pan that begins at touch-down while there is an animation to interrupt.
private final class LandingPan: UIPanGestureRecognizer {
  var isFlying = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, isFlying { state = .began }
  }
}

private final class CatchAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let make: CatchScene.Make
  private var kept: UIViewPropertyAnimator?

  init(_ make: CatchScene.Make) { self.make = make }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.6 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let kept { return kept }
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context), curve: .linear)
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if let to, let page = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: page)
      to.alpha = 0
      context.containerView.addSubview(to)
    }
    animator.addAnimations {
      to?.alpha = 1
      from?.alpha = 0.5
    }
    animator.addCompletion { [make] _ in
      from?.alpha = make.leavesResidue && context.transitionWasCancelled ? 0.5 : 1
      context.completeTransition(!context.transitionWasCancelled)
    }
    kept = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { kept = nil }
}
