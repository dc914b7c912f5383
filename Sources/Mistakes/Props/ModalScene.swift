import UIKit

/// A front page that presents a back page at a tap, which a tap dismisses; animators are made by
/// closures, so that one of them can be the mistake.
final class ModalScene: NSObject, UIViewControllerTransitioningDelegate {
  var style = UIModalPresentationStyle.fullScreen
  /// Animator of a presentation (true) or a dismissal.
  var animator: (_ isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? = { _ in nil
  }
  var presentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

  /// The root of the scene, which keeps it alive.
  func root() -> UIViewController {
    let front = ColourPage.front()
    front.tapped = { [self] front in
      let back = ColourPage.back()
      back.modalPresentationStyle = style
      back.transitioningDelegate = self
      back.tapped = { $0.dismiss(animated: true) }
      front.present(back, animated: true)
    }
    return front
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator(true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator(false) }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { presentation?(presented, presenting) }
}
