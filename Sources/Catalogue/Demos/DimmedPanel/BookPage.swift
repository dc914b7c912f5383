import UIKit

/// A page of a book, which presents the table of contents as a panel.
final class BookPage: UIViewController, UIViewControllerTransitioningDelegate,
  UIAdaptivePresentationControllerDelegate, PanelOwner
{
  private let pan = PanelPan()
  private let face = BookView()
  private let isAdaptive: Bool

  /// If `isAdaptive` is true, the table of contents is presented full screen in a horizontally
  /// compact environment. If `isAdaptive` is false, the panel always covers half of the screen.
  init(isAdaptive: Bool = false) {
    self.isAdaptive = isAdaptive
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = face }

  override func viewDidLoad() {
    super.viewDidLoad()
    face.contentsButton.addTarget(
      self, action: Selector("contentsPressed", BookPage.contentsPressed), for: .touchUpInside)
    pan.owner = self
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(pan.gestureRecognizer)
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func contentsPressed() {
    // If a transition of the panel is already in progress, the button does nothing.
    if canMovePanel(.opening) { movePanel(.opening) }
  }

  // MARK: PanelOwner

  func canMovePanel(_ direction: PanelPan.Direction) -> Bool {
    // Only one transition may run at a time.
    guard transitionCoordinator == nil else { return false }
    return (direction == .opening) == (presentedViewController == nil)
  }

  func movePanel(_ direction: PanelPan.Direction) {
    switch direction {
    case .opening:
      let contents = ContentsPage()
      contents.modalPresentationStyle = .custom
      contents.transitioningDelegate = self
      present(contents, animated: true)
    case .closing:
      dismiss(animated: true)
    }
  }

  // MARK: UIViewControllerTransitioningDelegate

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let myPresentation = MyPresentationController(
      presentedViewController: presented, presenting: presenting)
    if isAdaptive { myPresentation.delegate = self }
    return myPresentation
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    PanelAnimator(presenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    PanelAnimator(presenting: false)
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

  // MARK: UIAdaptivePresentationControllerDelegate

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
  }
}
