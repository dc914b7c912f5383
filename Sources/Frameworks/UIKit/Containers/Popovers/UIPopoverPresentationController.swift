/// Shows a controller in a card next to a source view. The card does not have an arrow.
///
/// A touch outside the card dismisses the popover, if the delegate allows it.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  // MARK: Source

  /// The view next to which the popover appears. This property or `sourceItem` must be set before
  /// the presentation.
  open var sourceView: UIView?
  /// The source rectangle in the source view; the source view's bounds by default.
  open var sourceRect = CGRect.null
  /// An item on screen that replaces the source view and rectangle; nil by default.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The bar button next to which the popover appears; nil if `sourceItem` has another type.
  /// Deprecated since iOS 16.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  /// Whether the card may overlap its source if it does not fit on any side; false by default.
  open var canOverlapSourceViewRect = false
  /// The permitted sides of the card; all sides by default. If no side is permitted, the card is
  /// centred on its source.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction of the arrow, which depends on the card's side; `.unknown` until the card has
  /// been placed.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// The minimum distance of the card from the edges of the container's safe area; 10 points by
  /// default. The value of 10 points and the use of the safe area are unverified.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  // MARK: Appearance and touches

  /// The card's colour. If it is nil (the default), the card has the system background colour.
  open var backgroundColor: UIColor? { didSet { color() } }
  /// Views that still receive touches while the popover is shown; nil by default.
  open var passthroughViews: [UIView]?

  /// Called after a touch outside the card has dismissed it.
  var onUserDismissal: (() -> Void)?

  private let backdrop = PopoverBackdrop()
  private let card = PopoverCard(frame: .zero)

  private func color() { card.backgroundColor = backgroundColor ?? .systemBackground }

  // MARK: Presentation

  open override var presentedView: UIView? { card }

  open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

  /// The card's size if the controller has no preferred size (unverified).
  private static let standardSize = CGSize(width: 320, height: 480)

  private var placement: PopoverPlacement? {
    guard let container = containerView else { return nil }
    let preferred = presentedViewController.preferredContentSize
    return PopoverPlacement(
      size: CGSize(
        width: preferred.width > 0 ? preferred.width : Self.standardSize.width,
        height: preferred.height > 0 ? preferred.height : Self.standardSize.height),
      available: container.bounds.inset(by: container.safeAreaInsets).inset(
        by: popoverLayoutMargins),
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
    tell("prepareForPopoverPresentation") { $0.prepareForPopoverPresentation(self) }
    guard let container = containerView else { return }
    if sourceView == nil, sourceItem == nil, isRegular { refuse() }
    backdrop.frame = container.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.passthroughViews = { [weak self] in self?.passthroughViews ?? [] }
    if backdrop.gestureRecognizers == nil {
      backdrop.addGestureRecognizer(
        UITapGestureRecognizer(
          target: self,
          action: Selector("tapOutside", UIPopoverPresentationController.tapOutside)))
    }
    container.insertSubview(backdrop, at: 0)
    color()
    card.frame = frameOfPresentedViewInContainerView
    card.hold(presentedViewController.view)
    arrowDirection = placement?.direction ?? .unknown
  }

  /// Since iOS 13, UIKit turns a popover into a sheet in a compact width. On iOS 26, a popover that
  /// shows an action sheet does not become a sheet.
  override func systemStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.horizontalSizeClass == .compact && becomesSheet ? .pageSheet : .none
  }
  var becomesSheet = true

  /// In a compact width, a card without a source view is centred (unverified).
  private var isRegular: Bool { traitCollection.horizontalSizeClass == .regular }

  /// Returns the message of UIKit's exception for a popover without a source. If this closure is
  /// nil, UIKit's usual message is used.
  var missingSource: (() -> String)?

  private func refuse() -> Never {
    let text =
      "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or "
      + "barButtonItem set before the presentation occurs."
    UIKitLog.raise("NSGenericException", missingSource?() ?? text)
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
    placedSize = nil
  }

  override var laysOutPresentedView: Bool { true }

  /// Moves the card when its source moves and when the container's size changes.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let size = containerView?.bounds.size, card.superview === containerView else { return }
    if let placedSize, placedSize != size { askForSource() }
    if placedSize != nil, let placement {
      arrowDirection = placement.direction
      if card.bounds.size != placement.frame.size || card.frame.origin != placement.frame.origin {
        card.place(in: placement.frame)
      }
    }
    placedSize = size
  }
  /// The container's size when the card was last placed.
  private var placedSize: CGSize?

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    containerView?.setNeedsLayout()
  }

  /// Lets the delegate change the source before the card moves.
  private func askForSource() {
    guard let sourceView, sourceItem == nil else { return }
    var rect = sourceRect.isNull ? sourceView.bounds : sourceRect
    let old = rect
    var view = sourceView
    tell("popoverPresentationController(willRepositionPopoverTo:in:)") {
      $0.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    }
    if view !== sourceView || rect != old { (self.sourceView, sourceRect) = (view, rect) }
  }

  override func systemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    PopoverAnimation(isPresenting: isPresenting)
  }

  // MARK: Dismissal

  private func tapOutside() {
    guard mayAsk else { return }
    guard !presentedViewController.isHeldModal, isAllowedToGo else {
      CallTrace.tellAdaptive(self, "presentationControllerDidAttemptToDismiss") {
        $0.presentationControllerDidAttemptToDismiss(self)
      }
      return
    }
    // The delegate's code may have changed the presentation.
    guard mayAsk else { return }
    presentingViewController.dismiss(animated: true) { [self] in
      if !CallTrace.tellAdaptive(
        self, "presentationControllerDidDismiss", { $0.presentationControllerDidDismiss(self) })
      {
        tell("popoverPresentationControllerDidDismissPopover") {
          $0.popoverPresentationControllerDidDismissPopover(self)
        }
      }
      onUserDismissal?()
    }
    guard presentedViewController.isBeingDismissed else { return }
    CallTrace.tellAdaptive(self, "presentationControllerWillDismiss") {
      $0.presentationControllerWillDismiss(self)
    }
  }

  private var mayAsk: Bool {
    containerView != nil && presentedViewController.ownPresented == nil
      && TransitionSession.running == nil
  }

  /// Whether the delegate allows the dismissal. If the delegate does not implement
  /// `presentationControllerShouldDismiss(_:)`, the deprecated method of the popover delegate is
  /// called.
  private var isAllowedToGo: Bool {
    guard let delegate else { return true }
    let answer = CallTrace.askOptional(
      .delegate, delegate, .message(.init("presentationControllerShouldDismiss", of: self)),
      { Optional(delegate.presentationControllerShouldDismiss(self)) })
    if let answer { return answer }
    guard let delegate = delegate as? any UIPopoverPresentationControllerDelegate else {
      return true
    }
    return CallTrace.askOptional(
      .delegate, delegate,
      .message(.init("popoverPresentationControllerShouldDismissPopover", of: self)),
      { Optional(delegate.popoverPresentationControllerShouldDismissPopover(self)) }) ?? true
  }

  private func tell(
    _ call: String, _ body: (any UIPopoverPresentationControllerDelegate) -> Void
  ) {
    guard let delegate = delegate as? any UIPopoverPresentationControllerDelegate else { return }
    CallTrace.note(.delegate, delegate, .message(.init(call, of: self)))
    body(delegate)
    Unanswered.clear()
  }
}

extension CallTrace {
  /// Calls the presentation's delegate. Returns false if the delegate does not implement the
  /// method.
  @discardableResult
  fileprivate static func tellAdaptive(
    _ presentation: UIPresentationController, _ call: String,
    _ body: (any UIAdaptivePresentationControllerDelegate) -> Void
  ) -> Bool {
    guard let delegate = presentation.delegate else { return false }
    let answer: Void? = askOptional(
      .delegate, delegate, .message(.init(call, of: presentation)),
      { Optional(body(delegate)) })
    return answer != nil
  }
}

/// The delegate of a popover. The protocol adds methods that the delegates of other presentations
/// do not have. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is shown. This call is the last opportunity to set the popover's
  /// source.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)

  /// Deprecated in iOS 13; called if `presentationControllerShouldDismiss(_:)` is not implemented.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool

  /// Deprecated in iOS 13; called if `presentationControllerDidDismiss(_:)` is not implemented.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)

  /// Called before the popover moves because the container's size changes. The method may change
  /// the source rectangle and the source view.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>)
}

extension UIViewController {
  /// The popover that presents this controller or its nearest presented ancestor. If this
  /// controller has the style `.popover` and is not presented yet, this is the popover that will
  /// present it. Otherwise nil.
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
