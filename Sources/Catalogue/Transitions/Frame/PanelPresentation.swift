import UIKit

/// Presents a page as a panel: sets its frame, adds the dimming view, moves the page below, and
/// makes the panel behave as a modal view.
final class PanelPresentation: UIPresentationController {
  private let panel: Panel
  private let dimming = UIView()
  private lazy var frameView = PanelView(panel, around: presentedViewController) { [weak self] in
    self?.close()
  }
  /// How the page below looked before the presentation. The state is stored until the dismissal.
  private var below: ViewState?

  init(_ panel: Panel, presented: UIViewController, presenting: UIViewController?) {
    self.panel = panel
    super.init(presentedViewController: presented, presenting: presenting)
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("dimmingTapped", PanelPresentation.dimmingTapped)))
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func dimmingTapped() { if panel.closesOnTap { close() } }

  private func close() {
    // Two touches in one tick may request this dismissal and another transition. UIKit accepts only
    // one of the requests.
    guard !presentedViewController.isModalInPresentation,
      presentedViewController.transitionCoordinator == nil
    else { return }
    presentingViewController.dismiss(animated: true)
  }

  // MARK: Geometry

  override var presentedView: UIView? { frameView }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    return panel.frame(
      Panel.Space(
        bounds: containerView.bounds, safeArea: containerView.safeAreaInsets,
        preferredSize: presentedViewController.preferredContentSize,
        isMirrored: containerView.effectiveUserInterfaceLayoutDirection == .rightToLeft))
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    containerView?.setNeedsLayout()
  }

  /// Updates the layout, for example after a rotation. During a transition the panel already has
  /// its final size, but not its final position.
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    let frame = frameOfPresentedViewInContainerView
    frameView.bounds.size = frame.size
    frameView.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Updates the motion of the page below, which depends on the size of the screen.
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in
      guard let self else { return }
      if isUp { setBack() } else { fit() }
    })
  }

  /// Whether the page below fills its superview.
  private var fillsContainer = false

  /// Corrects the size of the page below. During a rotation, UIKit sets the page's frame although
  /// the page is scaled, so its bounds become too large.
  private func fit() {
    guard fillsContainer, let page = presentingViewController.view,
      let available = page.superview?.bounds,
      page.bounds.size != available.size
    else { return }
    page.bounds.size = available.size
    page.center = CGPoint(x: available.midX, y: available.midY)
  }

  // MARK: Presentation and dismissal

  /// Whether the panel has been fully presented and the page below has moved back.
  private var isUp = false

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    containerView.insertSubview(dimming, at: 0)
    frameView.accessibilityViewIsModal = true
    if let page = presentingViewController.view {
      below = ViewState(of: page)
      fillsContainer = page.bounds.size == page.superview?.bounds.size
    }
    alongside { [weak self] in
      self?.dim()
    } below: { [weak self] in
      self?.setBack()
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    guard completed else { return takeBack() }
    isUp = true
    // The motion is applied again, because the device may have rotated during the transition.
    setBack()
    // Moves accessibility focus to the panel. After a dismissal, the focus moves back.
    UIAccessibility.post(notification: .screenChanged, argument: presentedView)
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    isUp = false
    alongside { [weak self] in
      self?.dimming.alpha = 0
    } below: { [weak self] in
      self?.below?.restore(includingFrame: false)
    }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard !completed else {
      takeBack()
      return UIAccessibility.post(
        notification: .screenChanged, argument: presentingViewController.view)
    }
    isUp = true
    dim()
    setBack()
  }

  /// Animates changes alongside the transition, even if it is interactive. If there is no
  /// coordinator, applies the changes immediately. `below` animates the page below. Because the
  /// page below is outside the container, its view must be passed to the coordinator.
  private func alongside(_ changes: @escaping () -> Void, below: @escaping () -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      changes()
      return below()
    }
    coordinator.animate(alongsideTransition: { _ in changes() })
    coordinator.animateAlongsideTransition(
      in: presentingViewController.view, animation: { _ in below() }, completion: nil)
  }

  private func dim() { dimming.alpha = panel.dimming }

  /// Applies the motion of the page below. With Reduce Motion, the page does not move.
  private func setBack() {
    guard !UIAccessibility.isReduceMotionEnabled, let page = presentingViewController.view,
      let below, let containerView, !panel.presenter.leaving.isEmpty
    else { return }
    fit()
    let geometry = MotionGeometry(
      rest: CGRect(origin: .zero, size: page.bounds.size), container: containerView.bounds,
      isMirrored: containerView.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    below.put(
      on: panel.presenter.values(at: 1, in: geometry, of: .init(isUpper: false, isArriving: false)))
  }

  private func takeBack() {
    dimming.removeFromSuperview()
    dimming.alpha = 0
    below?.restore(includingFrame: false)
    fit()
    below = nil
  }
}

/// The panel's view. The view rounds the page's corners, draws the shadow, and dismisses the page
/// on the escape gesture.
private final class PanelView: UIView {
  private let clip = UIView()
  private let panel: Panel
  private let close: () -> Void

  init(_ panel: Panel, around controller: UIViewController, close: @escaping () -> Void) {
    (self.panel, self.close) = (panel, close)
    super.init(frame: .zero)
    layer.shadowOpacity = panel.shadow
    layer.shadowRadius = 13
    layer.shadowOffset = panel.shadowOffset
    alpha = panel.alpha
    clip.layer.cornerRadius = panel.cornerRadius
    clip.layer.maskedCorners = panel.corners
    clip.clipsToBounds = panel.cornerRadius > 0
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(clip)
    if let page = controller.view {
      page.frame = clip.bounds
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      clip.addSubview(page)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the shadow's path. The path must be set explicitly, because a subview of this view
  /// clips the page.
  override func layoutSubviews() {
    super.layoutSubviews()
    // If a panel fills the screen, its corners are not rounded.
    let fills = superview?.bounds.size == bounds.size
    let radius = fills ? 0 : panel.cornerRadius
    clip.layer.cornerRadius = radius
    guard panel.shadow > 0, layer.shadowPath?.boundingBoxOfPath != bounds else { return }
    layer.shadowPath =
      UIBezierPath(
        roundedRect: bounds, byRoundingCorners: UIRectCorner(rawValue: panel.corners.rawValue),
        cornerRadii: CGSize(width: radius, height: radius)
      ).cgPath
  }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }

  override var keyCommands: [UIKeyCommand]? {
    (super.keyCommands ?? []) + [
      UIKeyCommand(
        input: UIKeyCommand.inputEscape, modifierFlags: [],
        action: Selector("escapePressed:", PanelView.escapePressed))
    ]
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func escapePressed(_ command: UIKeyCommand) { close() }
}
