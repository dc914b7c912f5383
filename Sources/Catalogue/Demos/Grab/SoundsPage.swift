import UIKit

/// The list of sounds. A tap or a throw on the bar opens the card.
final class SoundsPage: UIViewController, UIViewControllerTransitioningDelegate, CardThrowing {
  private let face = SoundListView()
  private let hand = CardHand()

  override func loadView() { view = face }

  override func viewDidLoad() {
    super.viewDidLoad()
    face.bar.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("barTapped", SoundsPage.barTapped)))
    hand.page = self
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // The recognizer is added to the window, because the card moves during the gesture.
    view.window?.addGestureRecognizer(hand.pan)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    hand.drop()
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func barTapped() {
    if canThrow(.opening) { throwCard(.opening) }
  }

  // MARK: CardThrowing

  func canThrow(_ direction: CardAnimator.Direction) -> Bool {
    transitionCoordinator == nil && (presentedViewController == nil) == (direction == .opening)
  }

  func holdsCard(at point: CGPoint, for direction: CardAnimator.Direction) -> Bool {
    let card = direction == .opening ? face.bar : presentedViewController?.view
    guard let card else { return false }
    return card.bounds.insetBy(dx: -8, dy: -8).contains(card.convert(point, from: nil))
  }

  func throwCard(_ direction: CardAnimator.Direction) {
    switch direction {
    case .opening:
      let page = SoundPage()
      page.modalPresentationStyle = .custom
      page.transitioningDelegate = self
      present(page, animated: true)
    case .closing:
      dismiss(animated: true)
    }
  }

  // MARK: UIViewControllerTransitioningDelegate

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentation(presented, over: presenting, from: face.bar)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    CardAnimator(.opening, bar: face.bar)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    CardAnimator(.closing, bar: face.bar)
  }

  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    hand.taking(animator)
  }

  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    hand.taking(animator)
  }
}
