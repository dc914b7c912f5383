/// Presents a controller as a sheet, which can be dragged and rests at one of several heights.
///
/// Configure the sheet before presenting it, through the presented controller's
/// `sheetPresentationController`. In a compact width, the sheet is attached to the bottom edge and
/// has detents. In a regular width, the sheet has one size. In a compact height, the sheet covers
/// the window unless it prefers edge attachment. The sheet's appearance is that of iOS 26 (facts
/// D.15–D.22). The presenter below the sheet does not change its size or position. Unverified:
/// whether a large sheet pushes the presenter back on phones, which was not measured on iOS 26.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController, KeyboardFollower {
  // MARK: Heights

  /// The heights at which the sheet can rest, smallest first. By default, or if the array is empty,
  /// the sheet has only the large detent.
  open var detents: [Detent] = [.large()] {
    didSet { detentsChanged() }
  }

  /// The detent at which the sheet rests. The identifier changes when the user drags the sheet to
  /// another detent. If it is nil (the default), the sheet rests at the smallest detent.
  ///
  /// Setting this property moves the sheet; inside `animateChanges(_:)` the move is animated.
  /// Setting this property does not call the delegate.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { placeAgain() } }
  }

  /// The largest detent at which the surroundings are not dimmed and receive touches. If it is nil
  /// (the default), the surroundings are always dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { detentsChanged() } }
  }

  /// Causes the resolvers of custom detents to be called again.
  open func invalidateDetents() { detentsChanged() }

  /// Animates the changes that `changes` makes to the sheet, with the sheet's own spring.
  open func animateChanges(_ changes: () -> Void) {
    guard containerView != nil else { return changes() }
    settle(in: SheetSpring.duration, velocity: 0, changes)
  }

  // MARK: Appearance

  /// Whether the grabber is visible; false by default.
  open var prefersGrabberVisible = false {
    didSet { sheetView.grabber.isHidden = !prefersGrabberVisible }
  }

  /// The radius of the corners. If it is nil (the default), the system's value is used.
  open var preferredCornerRadius: CGFloat? { didSet { placeAgain() } }

  // MARK: Behaviour

  /// Whether an upward scroll of content that is at its start enlarges the sheet before the content
  /// moves; true by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet is attached to the bottom edge in a compact height as well; false by
  /// default.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { placeAgain() } }

  /// Whether an edge-attached sheet in a compact height has the presented controller's preferred
  /// width. If it is false (the default), the sheet has the width of the safe area.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { placeAgain() } }

  /// The view over which a form sheet is centred horizontally; nil by default.
  open var sourceView: UIView? { didSet { placeAgain() } }

  // MARK: Presentation

  open override var presentedView: UIView? { sheetView }

  open override var frameOfPresentedViewInContainerView: CGRect {
    containerView == nil ? .zero : restingPlace.frame
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    takePlace()
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { leavePlace() }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    beginLeaving()
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { leavePlace() } else { stay() }
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    followContainer()
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    placeAgain()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colourDimming()
    // If the size classes change, the position changes as well, even if the container's size stays
    // the same.
    containerView?.setNeedsLayout()
  }

  override func systemAnimator(isPresenting: Bool)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    presentedViewController.modalTransitionStyle == .coverVertical
      ? SheetAnimator(isPresenting: isPresenting) : nil
  }

  override func letsThrough(_ point: CGPoint) -> Bool {
    !dims && !sheetView.frame.contains(point)
  }

  // MARK: Parts

  let sheetView = SheetView(frame: .zero)
  let dimmingView = UIView()
  let handle = SheetHandle()
  /// The state of the user's interaction.
  var handling = SheetHandling.idle
  /// The interactive dismissal; nil while no dismissal has been requested and none is running.
  var dismissal: SheetDismissal?
  /// The resting positions, together with the surroundings for which they were resolved.
  var resolved: (surroundings: SheetSurroundings, track: SheetTrack)?
  /// The surroundings for which the sheet was most recently positioned.
  var placed: SheetSurroundings?
  /// Whether a programmatic dismissal is running.
  var isLeaving = false

  // MARK: Detents

  /// A height at which a sheet can rest.
  @preconcurrency @MainActor
  open class Detent: NSObject, Attachable {
    nonisolated(unsafe) package var associatedObjects = Attachments()

    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    private typealias Resolver =
      (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    public nonisolated let identifier: Identifier
    /// The resolver of a custom detent; nil for the two built-in detents.
    private let resolver: Resolver?

    private init(_ identifier: Identifier, _ resolver: Resolver?) {
      self.identifier = identifier
      self.resolver = resolver
      isCustom = resolver != nil
      super.init()
    }

    /// A detent at about half the height. The medium detent is inactive in a compact height.
    public class func medium() -> UISheetPresentationController.Detent { Detent(.medium, nil) }

    /// A detent at full height.
    public class func large() -> UISheetPresentationController.Detent { Detent(.large, nil) }

    /// A detent whose height above the bottom safe area is computed by `resolver`. If `resolver`
    /// returns nil, the detent is inactive.
    ///
    /// If no identifier is passed, a unique one is generated.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      if let identifier { return Detent(identifier, resolver) }
      let count = World.current.service(DetentCount.self)
      count.number += 1
      return Detent(Identifier("com.apple.UIKit.custom-\(count.number)"), resolver)
    }

    /// The height in points; nil if the detent is inactive in `context`.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      if let resolver { return resolver(context) }
      guard identifier == .medium else { return context.maximumDetentValue }
      guard let context = context as? DetentContext else {
        return context.maximumDetentValue * SheetGeometry.mediumShare
      }
      return context.geometry.mediumValue
    }

    /// Two built-in detents of the same kind are equal. A custom detent is equal only to itself.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Detent else { return false }
      return self === other || (!isCustom && !other.isCustom && identifier == other.identifier)
    }
    nonisolated private let isCustom: Bool
    nonisolated open override var hash: Int { identifier.hashValue }
  }
}

/// The values on which a detent's height may depend. Only Matchcut's presentation engine adopts
/// this protocol.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height above the bottom safe area, in points. A larger value is replaced by this
  /// height.
  var maximumDetentValue: CGFloat { get }
}

/// Observes changes that the user makes to a sheet. Every requirement is optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has chosen another detent. Not called for programmatic changes.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

@MainActor
private final class DetentCount: WorldService {
  var number = 0
}

/// The detent resolution context of one container.
@MainActor
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let geometry: SheetGeometry
  let containerTraitCollection: UITraitCollection

  init(_ geometry: SheetGeometry, _ traits: UITraitCollection) {
    self.geometry = geometry
    containerTraitCollection = traits
  }

  var maximumDetentValue: CGFloat { geometry.maximumValue }
}

extension UIViewController {
  /// The sheet presentation controller of this controller or of its nearest presented ancestor.
  ///
  /// The sheet presentation controller is created on first access, possibly before the
  /// presentation; it is nil for styles other than sheets.
  public var sheetPresentationController: UISheetPresentationController? {
    if let active = activePresentationController {
      return active as? UISheetPresentationController
    }
    guard modalPresentationStyle == .pageSheet || modalPresentationStyle == .formSheet else {
      return nil
    }
    return presentationController as? UISheetPresentationController
  }
}
