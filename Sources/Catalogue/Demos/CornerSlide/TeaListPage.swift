import UIKit

/// The list of teas. The page presents today's tea or, in a navigation controller, pushes it. The
/// page also provides the animator for both directions of the transition.
final class TeaListPage: UIViewController, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, CornerSliding
{
  private let pan = CornerPan()
  private let face = TeaListView()

  override func loadView() { view = face }

  override func viewDidLoad() {
    super.viewDidLoad()
    face.todayButton.addTarget(
      self, action: Selector("todayPressed", TeaListPage.todayPressed), for: .touchUpInside)
    pan.page = self
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(pan.gestureRecognizer)
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func todayPressed() {
    // If a drag has already started the transition, the button does nothing.
    if canSlide(.comingIn) { slide(.comingIn) }
  }

  // MARK: CornerSliding

  func canSlide(_ direction: CornerPan.Direction) -> Bool {
    // Only one transition may run at a time.
    guard transitionCoordinator == nil else { return false }
    let isCovered =
      presentedViewController != nil || navigationController?.topViewController ?? self !== self
    return (direction == .comingIn) == !isCovered
  }

  func slide(_ direction: CornerPan.Direction) {
    switch direction {
    case .comingIn where navigationController != nil:
      navigationController?.pushViewController(TeaPage(), animated: true)
    case .goingAway where navigationController != nil:
      navigationController?.popViewController(animated: true)
    case .comingIn:
      let page = TeaPage()
      page.modalPresentationStyle = .fullScreen
      page.transitioningDelegate = self
      present(page, animated: true)
    case .goingAway:
      dismiss(animated: true)
    }
  }

  // MARK: UIViewControllerTransitioningDelegate

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

  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    pan.interactionController
  }

  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    pan.interactionController
  }

  // MARK: UINavigationControllerDelegate

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    switch operation {
    case .push: PresentationAnimator(presenting: true)
    case .pop: PresentationAnimator(presenting: false)
    default: nil
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    pan.interactionController
  }
}
