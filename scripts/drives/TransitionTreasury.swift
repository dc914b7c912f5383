import TransitionTreasury
import UIKit

func show() -> UIViewController { UINavigationController(rootViewController: HomeController()) }

/// A cross-fade, written for the library's protocol.
final class CrossFade: NSObject, TRViewControllerAnimatedTransitioning {
  var transitionStatus: TransitionStatus
  weak var transitionContext: UIViewControllerContextTransitioning?
  var percentTransition: UIPercentDrivenInteractiveTransition?
  var completion: (() -> Void)?
  var cancelPop = false
  var interacting = false

  init(status: TransitionStatus = .push) { transitionStatus = status }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    transitionContext = context
    guard let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: transitionDuration(using: context)) {
      to.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

enum Method: TransitionAnimationable {
  case crossFade

  func transitionAnimation() -> TRViewControllerAnimatedTransitioning { CrossFade() }
}

final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    view.backgroundColor = .systemTeal
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next", style: .plain, target: self, action: #selector(next as () -> Void))
  }

  @objc func next() {
    navigationController?.tr_pushViewController(NextController(), method: Method.crossFade)
  }
}

final class NextController: UIViewController, NavgationTransitionable {
  var tr_pushTransition: TRNavgationTransitionDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Next"
    view.backgroundColor = .systemOrange
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Back", style: .plain, target: self, action: #selector(back))
  }

  @objc func back() { navigationController?.tr_popViewController() }
}
