// swift-format-ignore-file: NeverForceUnwrap, OnlyOneTrailingClosureArgument

// The code of document 001, "Customizing the transition animations", exactly as in the document.
// The code is Swift for iOS 10, and the names, the order and the mistakes are the document's. The
// numbers count the document's listings.
// Documentation/Tutorials/001-corner-slide.md describes the mistakes and their fixes.
// The mistakes are corrected; comments mark the corrected lines. Compare this file with the file of
// the same name in Sources/Catalogue/Demos/Documents.
import UIKit

// Listing 1
final class PresentationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  // true:presenting false:dismissable
  let presenting: Bool

  init(presenting: Bool) {
    self.presenting = presenting
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    return 1.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    // 获取关联的对象
    let containerView = transitionContext.containerView
    let fromVC = transitionContext.viewController(forKey: .from)!
    let toVC = transitionContext.viewController(forKey: .to)!
    // Corrected: a view that the animator must not move is nil in the context.
    let toV = transitionContext.view(forKey: .to) ?? toVC.view!
    let fromV = transitionContext.view(forKey: .from) ?? fromVC.view!
    // 设置一些动画的变量。
    let containerFrame = containerView.frame
    var toVStartFrame = transitionContext.initialFrame(for: toVC)
    let toVFinalFrame = transitionContext.finalFrame(for: toVC)
    var fromVFinalFrame = transitionContext.finalFrame(for: fromVC)
    if self.presenting {
      toVStartFrame.origin.x = containerFrame.width
      toVStartFrame.origin.y = containerFrame.height
      containerView.addSubview(toV)
      toV.frame = toVStartFrame
    } else {
      fromVFinalFrame.origin.x = containerFrame.width
      fromVFinalFrame.origin.y = containerFrame.height
      fromVFinalFrame.size.width = toV.frame.size.width
      fromVFinalFrame.size.height = toV.frame.size.height
      // Corrected: the presenter's view is added only if the presentation removed it.
      if transitionContext.view(forKey: .to) != nil {
        containerView.insertSubview(toV, at: 0)
        toV.frame = toVFinalFrame
      }
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        if self.presenting {
          toV.frame = toVFinalFrame
        } else {
          fromV.frame = fromVFinalFrame
        }
      }
    ) { (_) in
      let success = !transitionContext.transitionWasCancelled
      // After a failed presentation or successful dismissal, remove the view.
      if (self.presenting && !success) || (!self.presenting && success) {
        // Corrected: after a dismissal, the departing view is removed.
        (self.presenting ? toV : fromV).removeFromSuperview()
      }
      transitionContext.completeTransition(success)
    }
  }
}

final class ViewController: UIViewController, UIViewControllerTransitioningDelegate {
  // Listing 2
  fileprivate let percentDriven = UIPercentDrivenInteractiveTransition()

  // The page is not in the document, and neither is the code for the steps of "Presenting a View
  // Controller Using Custom Animations", which the document describes only in words.

  override func viewDidLoad() {
    super.viewDidLoad()
    view.printedPage(
      "A", PrintedColor.first, button: "B ›",
      calls: #selector(ViewController.goOn), of: self)
    // Listing 2
    self.navigationController?.delegate = self
  }

  @objc func goOn() {
    let next = NextViewController()
    if let navigationController {
      return navigationController.pushViewController(next, animated: true)
    }
    next.transitioningDelegate = self
    next.modalPresentationStyle = .fullScreen  // Corrected: the style is set.
    present(next, animated: true, completion: nil)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    PresentationAnimator(presenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    PresentationAnimator(presenting: false)
  }
}

// This class is not in the document.
final class NextViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.printedPage(
      "B", PrintedColor.second, button: "‹ A",
      calls: #selector(NextViewController.goBack), of: self)
  }

  @objc func goBack() {
    if let navigationController {
      navigationController.popViewController(animated: true)
    } else {
      dismiss(animated: true, completion: nil)
    }
  }
}

extension ViewController: UINavigationControllerDelegate {
  // Listing 3. `UINavigationControllerOperation` is now `UINavigationController.Operation`.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    switch operation {
    case .push:
      // animator object
      return PresentationAnimator(presenting: true)
    case .pop:
      return PresentationAnimator(presenting: false)
    default:
      return nil
    }
  }

  // Listing 4. The document prints this method after the extension's last brace, where UIKit does
  // not call it; in `documents/001-pop` the method has no effect.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    return nil  // Corrected: no gesture drives the transition.
  }
}
