import UIKit

// Each class has one mistake. A line that ends with "planted" and its name is the right answer to the
// question where it is: the statement that has to be changed.

class BrokenCancel: Slide {
  override var title: String { "Broken cancel" }

  override func arrive(_ context: UIViewControllerContextTransitioning) {
    guard let page = place(context) else { return }
    page.transform = CGAffineTransform(translationX: 0, y: page.bounds.height)
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { page.transform = .identity },
      completion: { _ in
        context.completeTransition(true)  // planted: broken-cancel
      })
  }
}

class ForgottenCompletion: Slide {
  override var title: String { "Forgotten completion" }

  override func arrive(_ context: UIViewControllerContextTransitioning) {
    guard let page = place(context) else { return }
    page.transform = CGAffineTransform(translationX: 0, y: page.bounds.height)
    let duration = transitionDuration(using: context)
    UIView.animate(withDuration: duration) {  // planted: forgotten-completion
      page.transform = .identity
    }
  }
}

class WrongFrame: Slide {
  override var title: String { "Wrong frame" }

  override func arrive(_ context: UIViewControllerContextTransitioning) {
    guard let page = place(context) else { return }
    let end = page.frame
    page.frame = end.offsetBy(dx: 0, dy: end.height)
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: {
        page.frame = end.offsetBy(dx: 0, dy: 44)  // planted: wrong-frame
      },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

class LeftBehind: Slide {
  override var title: String { "View left behind" }

  override func leave(_ context: UIViewControllerContextTransitioning) {
    guard let page = context.view(forKey: .from),
      let menu = context.viewController(forKey: .to)?.view,
      let picture = page.snapshotView(afterScreenUpdates: false)  // planted: left-behind
    else { return }
    picture.frame = page.frame
    menu.addSubview(picture)
    page.removeFromSuperview()
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: {
        picture.transform = CGAffineTransform(translationX: 0, y: picture.bounds.height)
      },
      completion: { _ in context.completeTransition(true) })
  }
}

class WrongCondition: Slide {
  override var title: String { "Wrong condition" }

  override func lift(at progress: CGFloat) {
    if progress < 0.4 {
      interaction?.finish()  // planted: wrong-condition
    } else {
      interaction?.cancel()
    }
  }
}

class RefusedTouch: Slide, UIGestureRecognizerDelegate {
  override var title: String { "Refused touch" }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return true }
    return pan.velocity(in: pan.view).x < 0  // planted: refused-touch
  }
}

class WrongDuration: Slide {
  override var title: String { "Wrong duration" }

  override func arrive(_ context: UIViewControllerContextTransitioning) {
    guard let page = place(context) else { return }
    page.transform = CGAffineTransform(translationX: 0, y: page.bounds.height)
    UIView.animate(  // planted: wrong-duration
      withDuration: 1.2,
      animations: { page.transform = .identity },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

class ConstraintConflict: Slide {
  override var title: String { "Constraint conflict" }

  override func arrive(_ context: UIViewControllerContextTransitioning) {
    guard let page = place(context),
      let controller = context.viewController(forKey: .to) as? PageController
    else { return }
    page.layoutIfNeeded()
    page.alpha = 0
    UIView.animate(  // planted: constraint-conflict
      withDuration: transitionDuration(using: context),
      animations: {
        page.alpha = 1
        controller.card.frame.origin.y = 320
      },
      completion: { _ in
        controller.label.text = "Tap to close, now"
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

class DelegateGone: Slide {
  override var title: String { "Delegate gone" }

  override func present(from menu: UIViewController) {
    let page = PageController()
    page.modalPresentationStyle = .custom
    let slide = Slide()
    page.transitioningDelegate = slide  // planted: delegate-gone
    menu.present(page, animated: true)
  }
}

class NotRestored: Slide {
  override var title: String { "Background not restored" }

  override func arrive(_ context: UIViewControllerContextTransitioning) {
    let menu = context.viewController(forKey: .from)?.view
    UIView.animate(withDuration: transitionDuration(using: context)) {
      menu?.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)  // planted: not-restored
    }
    super.arrive(context)
  }
}

class WrongSpring: Slide {
  override var title: String { "Wrong spring" }

  override func arrive(_ context: UIViewControllerContextTransitioning) {
    guard let page = place(context) else { return }
    page.transform = CGAffineTransform(translationX: 0, y: page.bounds.height)
    UIView.animate(  // planted: wrong-spring
      withDuration: transitionDuration(using: context), delay: 0,
      usingSpringWithDamping: 0.2,
      initialSpringVelocity: 0,
      animations: { page.transform = .identity },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

class Leaked: Slide {
  override var title: String { "Leaked controller" }

  override func present(from menu: UIViewController) {
    let page = PageController()
    page.close = { page.dismiss(animated: true) }  // planted: leaked
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = self
    menu.present(page, animated: true)
  }
}
