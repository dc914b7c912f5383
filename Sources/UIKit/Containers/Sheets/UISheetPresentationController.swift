/// Presents a controller as a sheet that rests at one of several heights and can be dragged.
///
/// Configure it before presenting, through the presented controller's
/// `sheetPresentationController`. In a compact width the sheet is attached to the bottom edge and
/// has detents; in a regular width it has one size; in a compact height it covers the window unless
/// it prefers edge attachment. Its looks are those of iOS 26 (facts D.15–D.22). The presenter below
/// does not change: whether a large sheet pushes it back on phones was not measured on 26
/// (unverified).
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  // MARK: Heights

  /// The heights at which the sheet can rest, smallest first; by default, and if empty, the large
  /// one.
  open var detents: [Detent] = [.large()] {
    didSet { detentsChanged() }
  }

  /// The detent at which the sheet rests; follows the user. Nil, the default, means the smallest.
  ///
  /// Setting it moves the sheet, with an animation inside `animateChanges(_:)`. The delegate is not
  /// called.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { placeAgain() } }
  }

  /// The largest detent at which the surroundings are not dimmed and receive touches; nil, the
  /// default, always dims.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { detentsChanged() } }
  }

  /// Calls the resolvers of custom detents again.
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

  /// The radius of the corners; nil, the default, for the system's value.
  open var preferredCornerRadius: CGFloat? { didSet { placeAgain() } }

  // MARK: Behaviour

  /// Whether scrolling up in the sheet at its edge first makes it larger; true by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet is attached to the bottom edge in a compact height too; false by default.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { placeAgain() } }

  /// Whether an edge-attached sheet in a compact height has the presented controller's preferred
  /// width; false, the default, uses the width of the safe area.
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
    // Changed size classes change the position, even if the container keeps its size.
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
  /// The interactive dismissal, from its request to its end.
  var dismissal: SheetDismissal?
  /// The resting positions, resolved for these surroundings.
  var resolved: (surroundings: SheetSurroundings, track: SheetTrack)?
  /// The surroundings for which the sheet was last positioned.
  var placed: SheetSurroundings?
  /// Whether a programmatic dismissal runs.
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
    /// Nil for the two built-in ones.
    private let resolver: Resolver?

    private init(_ identifier: Identifier, _ resolver: Resolver?) {
      self.identifier = identifier
      self.resolver = resolver
      isCustom = resolver != nil
      super.init()
    }

    /// About half the height; inactive in a compact height.
    public class func medium() -> UISheetPresentationController.Detent { Detent(.medium, nil) }

    /// The full height.
    public class func large() -> UISheetPresentationController.Detent { Detent(.large, nil) }

    /// A detent with a height above the bottom safe area that `resolver` computes; nil makes it
    /// inactive.
    ///
    /// Without an identifier, a unique one is generated.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      if let identifier { return Detent(identifier, resolver) }
      let count = World.current.service(DetentCount.self)
      count.number += 1
      return Detent(Identifier("com.apple.UIKit.custom-\(count.number)"), resolver)
    }

    /// The height in points; nil when the detent is inactive in `context`.
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

    /// Built-in detents of one kind are equal; a custom one equals only itself.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Detent else { return false }
      return self === other || (!isCustom && !other.isCustom && identifier == other.identifier)
    }
    nonisolated private let isCustom: Bool
    nonisolated open override var hash: Int { identifier.hashValue }
  }
}

/// The values that a detent's height may depend on. Adopted only by the engine.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height above the bottom safe area; larger values are reduced to it. Points.
  var maximumDetentValue: CGFloat { get }
}

/// Observes the user's changes of a sheet. Every requirement is optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has chosen another detent; not for programmatic changes.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    Unanswered.mark()
  }
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
  /// The sheet presentation of this controller or its nearest presented ancestor, existing or
  /// future.
  ///
  /// Created on first access; nil for styles other than sheets.
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
