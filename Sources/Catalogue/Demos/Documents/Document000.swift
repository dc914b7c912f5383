// swift-format-ignore-file: NeverForceUnwrap

// The code of document 000, "iOS 7 new features, 17". The code was translated to Swift from
// Objective-C code of 2013, but the names and the mistakes are the document's. The classes are in
// the order in which the document introduces them. The numbers count the document's listings.
// Documentation/Tutorials/000-flip-card.md describes the mistakes and their fixes.
import UIKit

/// Flips from one page to the other.
final class SCFlipAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  // Listing 1
  var dismissal = false

  // Listing 2
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    // Get the respective view controllers
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to)
    else { return }

    // Get the views
    let containerView = transitionContext.containerView
    let fromView = fromVC.view!
    let toView = toVC.view!

    // Add the toView to the container
    containerView.addSubview(toView)

    // Set the frames
    let initialFrame = transitionContext.initialFrame(for: fromVC)
    fromView.frame = initialFrame
    toView.frame = initialFrame

    // Start building the transform - 3D so need perspective
    var transform = CATransform3DIdentity
    transform.m34 = -1 / initialFrame.height
    containerView.layer.sublayerTransform = transform

    let direction: CGFloat = dismissal ? -1.0 : 1.0

    toView.layer.transform = CATransform3DMakeRotation(-direction * .pi / 2, 1, 0, 0)
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: transitionContext), delay: 0.0, options: [],
      animations: {
        // First half is rotating in
        UIView.addKeyframe(withRelativeStartTime: 0.0, relativeDuration: 0.5) {
          fromView.layer.transform = CATransform3DMakeRotation(direction * .pi / 2, 1, 0, 0)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          toView.layer.transform = CATransform3DMakeRotation(0, 1, 0, 0)
        }
      },
      completion: { finished in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    1.0
  }
}

/// The second page.
final class SCModalViewController: UIViewController, SCInteractiveTransitionViewControllerDelegate {
  // Listing 3
  @IBAction func handleDismissPressed(_ sender: Any) {
    dismiss(animated: true, completion: nil)
  }

  // Listing 15
  weak var interactor: SCFlipAnimationInteractor?

  // Listing 17
  func proceedToNextViewController() {
    dismiss(animated: true, completion: nil)
  }

  // Listing 18
  override func viewDidAppear(_ animated: Bool) {
    // Reset which view controller should be the receipient of the interactor's transition
    interactor?.presentingVC = self
  }

  // This content of the page is not in the document.
  override func viewDidLoad() {
    super.viewDidLoad()
    view.printedPage(
      "背面", PrintedColor.second, button: "返回",
      calls: Selector("handleDismissPressed:", SCModalViewController.handleDismissPressed), of: self
    )
  }
}

/// The first page.
final class SCViewController: UIViewController, SCInteractiveTransitionViewControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  // Listings 4 and 13
  private var _animationInteractor: SCFlipAnimationInteractor!
  private var _flipAnimation: SCFlipAnimation!

  // Listing 4
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    _flipAnimation.dismissal = false
    return _flipAnimation
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    _flipAnimation.dismissal = true
    return _flipAnimation
  }

  // Listings 5 and 16
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let vc = segue.destination as? SCModalViewController {
      // Set the delegate
      vc.transitioningDelegate = self
      vc.interactor = _animationInteractor
    }
  }

  // Listing 10
  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    _animationInteractor.interactionInProgress ? _animationInteractor : nil
  }

  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    _animationInteractor.interactionInProgress ? _animationInteractor : nil
  }

  // Listings 4 and 11
  override func viewDidLoad() {
    super.viewDidLoad()
    // Do any additional setup after loading the view, typically from a nib.
    _animationInteractor = SCFlipAnimationInteractor()
    _flipAnimation = SCFlipAnimation()
    // This content of the page is not in the document.
    view.printedPage(
      "正面", PrintedColor.first, button: "翻转",
      calls: Selector("turnPressed", SCViewController.turnPressed), of: self)
  }

  // Listings 12 and 14
  override func viewDidAppear(_ animated: Bool) {
    // Add the gesture recogniser to the window first render time
    if view.window?.gestureRecognizers?.contains(_animationInteractor.gestureRecogniser) != true {
      view.window?.addGestureRecognizer(_animationInteractor.gestureRecogniser)
    }
    // Set the recipeint of the interactor
    _animationInteractor.presentingVC = self
  }

  // Listing 13
  func proceedToNextViewController() {
    performSegue(withIdentifier: "displayModal", sender: self)
  }

  // This method is not in the document, whose storyboard connects the button with the segue.
  #if canImport(ObjectiveC)
    @objc
  #endif
  func turnPressed() { proceedToNextViewController() }
}

/// Drives the flip with a vertical drag.
final class SCFlipAnimationInteractor: UIPercentDrivenInteractiveTransition {
  // Listing 6
  private(set) var gestureRecogniser: UIPanGestureRecognizer!
  private(set) var interactionInProgress = false
  weak var presentingVC: (any UIViewController & SCInteractiveTransitionViewControllerDelegate)?

  // Listing 8
  override init() {
    super.init()
    gestureRecogniser = UIPanGestureRecognizer(
      target: self, action: Selector("handlePan:", SCFlipAnimationInteractor.handlePan))
  }

  // Listing 9
  #if canImport(ObjectiveC)
    @objc
  #endif
  func handlePan(_ pgr: UIPanGestureRecognizer) {
    let translation = pgr.translation(in: pgr.view)
    let percentage = abs(translation.y / pgr.view!.bounds.height)
    switch pgr.state {
    case .began:
      interactionInProgress = true
      presentingVC?.proceedToNextViewController()

    case .changed:
      update(percentage)

    case .ended:
      // In the document, a brace is missing. The missing brace is added at this point.
      if percentage < 0.5 {
        cancel()
      } else {
        finish()
      }
      interactionInProgress = false

    case .cancelled:
      cancel()
      interactionInProgress = false

    default:
      break
    }
  }
}

/// The page that starts the next transition. Listing 7
@MainActor
protocol SCInteractiveTransitionViewControllerDelegate: AnyObject {
  func proceedToNextViewController()
}
