import UIKit

/// Mistakes in transitions. The app in this file makes one of these mistakes, or none.
enum Flaw: CaseIterable, Sendable {
  /// The animator does not complete a cancelled transition.
  case forgetsToComplete
  /// The animator always calls `completeTransition(true)`.
  case alwaysCompletes
  /// The presenter is scaled down and not restored after a cancelled presentation.
  case leavesTransform
  /// The presenter is faded and not restored after a completed dismissal.
  case leavesAlpha
  /// The interaction controller is returned even without a drag.
  case alwaysInteractive
  /// A cancelled touch is not handled.
  case ignoresCancelledTouches
  /// User interaction is disabled during a presentation and not enabled again if the presentation
  /// is cancelled.
  case staysDeaf
  /// A dimming view in the window is removed only by a completed dismissal.
  case leavesDimming
  /// Both views are removed at the end of a dismissal, including the view that must stay.
  case removesSurvivor
  /// Every page that was ever presented is retained.
  case keepsPages
  /// The drag relies on a count of pages, which a refused request makes wrong.
  case losesCount
}

/// A page that another page covers after an upward drag or a tap on a button. A downward drag or a
/// tap on the other page's button dismisses that page.
@MainActor
final class FlawedPage: UIViewController, UIViewControllerTransitioningDelegate {
  let flaw: Flaw?
  private let drag = UIPercentDrivenInteractiveTransition()
  private var isDragging = false
  private var pageCount = 0
  private lazy var dimming = UIView(frame: .zero)
  private static var kept: [UIViewController] = []

  init(_ flaw: Flaw?) {
    self.flaw = flaw
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  static func forgetPages() { kept = [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(button("Open") { [weak self] in self?.open() })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let window = view.window, window.gestureRecognizers?.isEmpty ?? true else { return }
    let pan = UIPanGestureRecognizer()
    pan.addTarget(self, action: Selector("handlePan:", FlawedPage.handlePan))
    window.addGestureRecognizer(pan)
  }

  private func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
    let button = UIButton(frame: CGRect(x: 40, y: 100, width: 120, height: 44))
    button.addAction(UIAction(title: title) { _ in action() }, for: .touchUpInside)
    return button
  }

  private func open() {
    let page = UIViewController()
    page.view.backgroundColor = .blue
    page.view.addSubview(button("Close") { [weak self] in self?.dismiss(animated: true) })
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = self
    pageCount += 1
    if flaw == .keepsPages { Self.kept.append(page) }
    present(page, animated: true)
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    let isOpen = flaw == .losesCount ? pageCount > 0 : presentedViewController != nil
    let height = view.window?.bounds.height ?? 1
    let way = pan.translation(in: nil).y / height * (isClosing ? 1 : -1)
    switch pan.state {
    case .began:
      isDragging = true
      isClosing = isOpen
      if isOpen { dismiss(animated: true) } else { open() }
    case .changed: drag.update(min(max(way, 0), 1))
    case .ended:
      if way > 0.3 { drag.finish() } else { drag.cancel() }
      isDragging = false
    case .cancelled where flaw != .ignoresCancelledTouches:
      drag.cancel()
      isDragging = false
    default: break
    }
  }
  private var isClosing = false

  // MARK: UIViewControllerTransitioningDelegate

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FlawedAnimator(self, isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { FlawedAnimator(self, isPresenting: false) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  )
    -> (any UIViewControllerInteractiveTransitioning)?
  { isDragging || flaw == .alwaysInteractive ? drag : nil }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { isDragging || flaw == .alwaysInteractive ? drag : nil }

  // MARK: The animator's changes

  fileprivate func begin(presenting: Bool) {
    if flaw == .staysDeaf, presenting { view.isUserInteractionEnabled = false }
    if flaw == .leavesDimming, presenting, let window = view.window {
      dimming.frame = window.bounds
      dimming.isUserInteractionEnabled = false
      window.addSubview(dimming)
    }
  }

  fileprivate func animate(presenting: Bool) {
    if flaw == .leavesTransform {
      view.transform = presenting ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
    }
    if flaw == .leavesAlpha { view.alpha = presenting ? 0.5 : 0.9 }
  }

  fileprivate func end(presenting: Bool, completed: Bool) {
    if flaw == .staysDeaf { view.isUserInteractionEnabled = presenting ? completed : true }
    if flaw == .staysDeaf, presenting, !completed { view.isUserInteractionEnabled = false }
    if flaw == .leavesDimming, !presenting, completed { dimming.removeFromSuperview() }
    if !presenting, completed { pageCount -= 1 }
  }
}

private final class FlawedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let page: FlawedPage
  private let isPresenting: Bool

  init(_ page: FlawedPage, isPresenting: Bool) {
    (self.page, self.isPresenting) = (page, isPresenting)
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let moving = context.viewController(forKey: isPresenting ? .to : .from),
      let view = moving.view
    else { return context.completeTransition(false) }
    let container = context.containerView
    let rest = container.bounds
    let below = rest.offsetBy(dx: 0, dy: rest.height)
    if isPresenting {
      view.frame = below
      container.addSubview(view)
    } else if let coming = context.view(forKey: .to) {
      coming.frame = rest
      container.insertSubview(coming, at: 0)
    }
    page.begin(presenting: isPresenting)
    let (page, isPresenting, flaw) = (page, isPresenting, page.flaw)
    UIView.animate(
      withDuration: 0.3,
      animations: {
        view.frame = isPresenting ? rest : below
        page.animate(presenting: isPresenting)
      },
      completion: { _ in
        let completed = !context.transitionWasCancelled
        page.end(presenting: isPresenting, completed: completed)
        if isPresenting, !completed {
          view.removeFromSuperview()
          // Cancelling restores everything automatically; with this mistake, the app undoes the
          // restoration.
          if flaw == .leavesTransform { page.animate(presenting: true) }
        }
        if !isPresenting, completed {
          view.removeFromSuperview()
          if flaw == .removesSurvivor { page.view.removeFromSuperview() }
        }
        if flaw == .forgetsToComplete, !completed { return }
        context.completeTransition(completed || flaw == .alwaysCompletes)
      })
  }
}
