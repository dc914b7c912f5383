import Stage
import UIKit

extension Scenes {
  /// Presents a page with a percent-driven flip, sixty updates and a finish.
  static func interactiveFlip() {
    let stage = Stage(device: .bench)
    let front = UIViewController()
    stage.show(front)
    let flip = Flip()
    let back = UIViewController()
    back.modalPresentationStyle = .fullScreen
    back.transitioningDelegate = flip
    stage.run { front.present(back, animated: true) }
    for turn in 1...60 {
      stage.run { flip.interactor.update(CGFloat(turn) / 60) }
      stage.tick()
    }
    stage.run { flip.interactor.finish() }
    stage.tick()
    stage.close()
  }
}

@MainActor
private final class Flip: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let interactor = UIPercentDrivenInteractiveTransition()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { interactor }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    1
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    to.layer.transform = CATransform3DMakeRotation(-.pi / 2, 1, 0, 0)
    UIView.animateKeyframes(
      withDuration: 1, delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          from.layer.transform = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          to.layer.transform = CATransform3DIdentity
        }
      }, completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
