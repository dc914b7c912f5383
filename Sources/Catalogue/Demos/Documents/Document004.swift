// swift-format-ignore-file: NeverForceUnwrap

// The code of document 004, "Custom animations for navigation, with gestures back and forward". The
// code was translated from Objective-C to Swift, but the names and the order are the document's.
// The numbers are those of the document's listings.
// Documentation/Tutorials/004-back-and-forth.md describes the document. This implementation is
// specific to the document; `ForwardNavigation` in the library can be used in any app.
import UIKit

nonisolated(unsafe) private var direction: UInt8 = 0

/// A navigation controller with swipes back from the left edge and forward from the right edge.
final class NavigationController: UINavigationController {
  var enableInteractivePush = true
  let vcHolder = ViewControllerHolder()
  private(set) lazy var customAnimationDelegate = CustomAnimationDelegate(ownerNC: self)

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = customAnimationDelegate
    prepareGestureRecognizer()
  }

  // Listing 7
  func prepareGestureRecognizer() {
    guard let gesture = self.interactivePopGestureRecognizer else { return }
    gesture.isEnabled = false
    let gestureView = gesture.view
    let action = Selector(
      "handleEdgePanGestureRecognizer:", CustomAnimationDelegate.handleEdgePanGestureRecognizer)

    // pop
    let popRecognizer = UIScreenEdgePanGestureRecognizer(
      target: self.customAnimationDelegate, action: action)
    popRecognizer.delegate = self.customAnimationDelegate
    popRecognizer.edges = .left
    objc_setAssociatedObject(popRecognizer, &direction, "pop", .OBJC_ASSOCIATION_COPY)
    gestureView?.addGestureRecognizer(popRecognizer)

    if self.enableInteractivePush {
      // push
      let pushRecognizer = UIScreenEdgePanGestureRecognizer(
        target: self.customAnimationDelegate, action: action)
      pushRecognizer.delegate = self.customAnimationDelegate
      pushRecognizer.edges = .right
      objc_setAssociatedObject(pushRecognizer, &direction, "push", .OBJC_ASSOCIATION_COPY)
      gestureView?.addGestureRecognizer(pushRecognizer)
    }
  }
}

/// The navigation controller's delegate, which drives its transitions.
final class CustomAnimationDelegate: NSObject, UINavigationControllerDelegate,
  UIGestureRecognizerDelegate
{
  private unowned let ownerNC: NavigationController
  private var interactiveTransition: UIPercentDrivenInteractiveTransition?

  init(ownerNC: NavigationController) { self.ownerNC = ownerNC }

  // Listing 8
  #if canImport(ObjectiveC)
    @objc
  #endif
  func handleEdgePanGestureRecognizer(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    var isPush = false
    if objc_getAssociatedObject(recognizer, &direction) as? String == "push" {
      isPush = true
    }

    var progress =
      recognizer.translation(in: recognizer.view).x / recognizer.view!.bounds.size.width
    if isPush {  // push的时候最右边是0,所以会是负数
      progress = -progress
    }

    // 稳定进度区间,让它在0.0(未完成)~1.0(已完成)之间
    progress = min(1.0, max(0.0, progress))
    if recognizer.state == .began {
      self.interactiveTransition = UIPercentDrivenInteractiveTransition()

      if isPush {
        // Objective-C accepts nil here and raises an exception in the push. Swift ends the program.
        self.ownerNC.pushViewController(self.ownerNC.vcHolder.lastVC!, animated: true)
      } else {
        self.ownerNC.popViewController(animated: true)
      }
    } else if recognizer.state == .changed {
      self.interactiveTransition?.update(progress)
    } else if recognizer.state == .ended || recognizer.state == .cancelled {
      // 手势结束时如果进度大于一半,那么就完成pop操作,否则重新来过。
      if progress > 0.5 {
        self.interactiveTransition?.finish()
      } else {
        self.interactiveTransition?.cancel()
      }

      self.interactiveTransition = nil
    }
  }

  // Listing 3
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    self.interactiveTransition
  }

  // Listing 4. Both pages of the transition are known in this method. Therefore the method also adds
  // pages to the forward stack and removes pages from it.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    let animation = NavigationAnimation(isPush: operation == .push)
    animation.comleteBlock = { [vcHolder = ownerNC.vcHolder] finished in
      guard finished else { return }
      if operation == .pop { vcHolder.push(fromVC) } else { vcHolder.drop(for: toVC) }
    }
    return animation
  }
}

/// The animation. The document contains only the code that runs when the animation is completed.
final class NavigationAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  var comleteBlock: ((Bool) -> Void)?
  private let isPush: Bool

  init(isPush: Bool) { self.isPush = isPush }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    0.35
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    // The animation is not in the document. One page slides over the other page, which is scaled
    // down and faded.
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to),
      let toVC = transitionContext.viewController(forKey: .to)
    else { return }
    let container = transitionContext.containerView
    toView.frame = transitionContext.finalFrame(for: toVC)
    let aside = CATransform3DMakeTranslation(container.bounds.width, 0, 0)
    let below = CATransform3DMakeScale(0.95, 0.95, 1)
    if isPush {
      container.addSubview(toView)
      toView.layer.transform = aside
    } else {
      container.insertSubview(toView, belowSubview: fromView)
      toView.layer.transform = below
      toView.alpha = 0.7
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
      animations: { [isPush] in
        fromView.layer.transform = isPush ? below : aside
        if isPush { fromView.alpha = 0.7 }
        toView.layer.transform = CATransform3DIdentity
        toView.alpha = 1
      },
      completion: { finished in
        // These two lines are not in the document. They undo what the animation above changes.
        fromView.layer.transform = CATransform3DIdentity
        fromView.alpha = 1.0
        // The listing after listing 8, which the document does not number.
        if transitionContext.transitionWasCancelled {
          toView.layer.transform = CATransform3DIdentity
          toView.alpha = 1.0
        }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        if let comleteBlock = self.comleteBlock {
          comleteBlock(!transitionContext.transitionWasCancelled)
        }
      })
  }
}

/// The pages that can be pushed again. The document describes this class but does not contain its
/// code.
@MainActor
final class ViewControllerHolder {
  private var controllers: [UIViewController] = []

  var lastVC: UIViewController? { controllers.last }

  func push(_ controller: UIViewController) { controllers.append(controller) }

  /// Called when a page is pushed. If the page is `lastVC`, only that page is removed from the
  /// pages that can be pushed again. If the page is not `lastVC`, all pages that can be pushed
  /// again are removed.
  func drop(for controller: UIViewController) {
    if controllers.last === controller { controllers.removeLast() } else { controllers = [] }
  }
}

// This class is not in the document.
final class NumberedPage: UIViewController {
  private let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "\(number)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.printedPage(
      "\(number)", number % 2 == 0 ? PrintedColor.second : PrintedColor.first, button: "›",
      calls: Selector("goOn", NumberedPage.goOn), of: self)
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func goOn() {
    navigationController?.pushViewController(NumberedPage(number + 1), animated: true)
  }
}
