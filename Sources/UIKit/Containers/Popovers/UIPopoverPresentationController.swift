/// Shows a controller in a card beside the view it came from; there is no arrow.
///
/// A touch beside the card dismisses it, after the delegate has been asked.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  // MARK: Source

  /// Where the popover belongs; it or `sourceItem` has to be set before the presentation.
  open var sourceView: UIView?
  /// In the source view; its whole bounds by default.
  open var sourceRect = CGRect.null
  /// A view, or another thing on screen, in place of view and rectangle; nil by default.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?

  /// Whether the card may lie over its source where it fits on no side; false by default.
  open var canOverlapSourceViewRect = false
  /// The sides on which the card may stand; all by default. With none it is centred on its source.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The side on which the card stands; `.unknown` until it has been placed.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// What the card keeps from the container's edges; 10 points by default (unverified).
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  // MARK: Look and touches

  /// The card's colour; the system's background when nil.
  open var backgroundColor: UIColor? { didSet { color() } }
  /// Views that still take touches while the popover is shown; nil by default.
  open var passthroughViews: [UIView]?

  /// Told once a touch beside the card has dismissed it.
  var onUserDismissal: (() -> Void)?

  private let backdrop = PopoverBackdrop()
  private let card = PopoverCard(frame: .zero)

  private func color() { card.backgroundColor = backgroundColor ?? .systemBackground }

  // MARK: Presentation

  open override var presentedView: UIView? { card }

  open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

  /// A card's size where the controller wishes for none; unverified.
  private static let standardSize = CGSize(width: 320, height: 480)

  private var placement: PopoverPlacement? {
    guard let container = containerView else { return nil }
    let wish = presentedViewController.preferredContentSize
    let margins = popoverLayoutMargins
    return PopoverPlacement(
      size: CGSize(
        width: wish.width > 0 ? wish.width : Self.standardSize.width,
        height: wish.height > 0 ? wish.height : Self.standardSize.height),
      room: container.bounds.inset(by: margins),
      source: source(in: container), permitted: permittedArrowDirections,
      mayOverlap: canOverlapSourceViewRect)
  }

  private func source(in container: UIView) -> CGRect? {
    if let sourceItem { return sourceItem.frame(in: container) }
    guard let sourceView else { return nil }
    return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container = containerView else { return }
    if sourceView == nil, sourceItem == nil { refuse() }
    backdrop.frame = container.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.passthroughViews = { [weak self] in self?.passthroughViews ?? [] }
    backdrop.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self,
        action: Selector("tapOutside", UIPopoverPresentationController.tapOutside)))
    container.insertSubview(backdrop, at: 0)
    color()
    card.frame = frameOfPresentedViewInContainerView
    card.hold(presentedViewController.view)
    arrowDirection = placement?.direction ?? .unknown
  }

  /// UIKit's exception for a popover that belongs nowhere.
  private func refuse() -> Never {
    UIKitLog.raise(
      "NSGenericException",
      "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or "
        + "barButtonItem set before the presentation occurs.")
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { takeDown() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { takeDown() }
  }

  private func takeDown() {
    backdrop.removeFromSuperview()
    if presentedViewController.isViewLoaded { card.letGo(presentedViewController.view) }
    arrowDirection = .unknown
  }

  /// The card follows its source and a container that changes its size.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let placement, card.superview === containerView, placed != nil else {
      placed = placement
      return
    }
    guard placement != placed else { return }
    placed = placement
    arrowDirection = placement.direction
    card.frame = placement.frame
  }
  private var placed: PopoverPlacement?

  override func systemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    PopoverAnimation(isPresenting: isPresenting)
  }

  // MARK: Dismissal

  private func tapOutside() {
    presentingViewController.dismiss(animated: true) { [onUserDismissal] in onUserDismissal?() }
  }
}

/// A thing on screen that a popover can belong to.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
  /// Where it is, in `referenceView`; nil when it is not shown.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    window == nil ? nil : referenceView.convert(bounds, from: self)
  }
}

extension UIViewController {
  /// The popover that shows this controller, or the nearest presented ancestor; before that, the
  /// one that will, where the style is `.popover`. Nil otherwise.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if let active = activePresentationController {
      return active as? UIPopoverPresentationController
    }
    if modalPresentationStyle == .popover {
      return presentationController as? UIPopoverPresentationController
    }
    return parent?.popoverPresentationController
  }
}
