/// The Auto Layout state of a view. The view reports its own changes to this object. A view has an
/// Auto Layout state only if a constraint involves the view or a descendant, or if the view's class
/// requires constraint-based layout.
@MainActor
protocol ViewConstraints: AnyObject {
  /// Called after the app or the engine has set the frame, bounds or centre.
  func viewMoved()
  func viewJoined()
  /// Called before the view is removed, while it still has its superview.
  func viewWillLeave()
  /// Called before the subviews are laid out.
  func viewWillLayout()
  func placeSubviews()
  func contentSizeChanged()
  func directionChanged()
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize

  // The following members are used only for the root view of a view tree.

  /// Called when a descendant needs the pass that updates and solves constraints.
  func needsPass()
  var isPassDue: Bool { get }
  func runPass()
}

/// Creates the Auto Layout state of views whose class needs it before any constraint exists. The
/// frame loop installs the closure.
@MainActor
final class ViewConstraintsMaker: WorldService {
  var make: ((UIView) -> Void)?
  static var current: ViewConstraintsMaker { World.current.service() }
}

extension UIView {
  var rootOfTree: UIView {
    var root = self
    while let parent = root.parentView { root = parent }
    return root
  }

  /// Marks the view's ancestors, so that the constraint pass reaches this view.
  func markConstraintUpdate() {
    var view = self
    while let parent = view.parentView {
      guard !parent.hasConstraintUpdateBelow else { return }
      parent.hasConstraintUpdateBelow = true
      view = parent
    }
    view.constraintPart?.needsPass()
  }

  /// Called after the view and its subtree were added to a superview.
  func joinConstraints() {
    if Self.requiresConstraintBasedLayout, constraintPart == nil {
      ViewConstraintsMaker.current.make?(self)
    } else {
      constraintPart?.viewJoined()
    }
    markConstraintUpdate()
  }

  /// Alternates between the constraint pass and the layout until both are done.
  func layoutWithConstraints() {
    let root = rootOfTree
    // If each layout changes constraints again, the loop stops after four passes, and the frame's
    // next round of layout continues the work.
    for _ in 0..<4 {
      root.constraintPart?.runPass()
      layer.layoutIfNeeded()
      guard root.constraintPart?.isPassDue == true else { return }
    }
  }

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    constraintPart?.fittingSize(target, horizontal, vertical)
      ?? unconstrainedFittingSize(target, horizontal, vertical)
  }

  /// The best size of a view without constraints. In each dimension, the best size is the target
  /// size if the target's priority exceeds `.defaultHigh`, or if the view has no intrinsic size. If
  /// the target's priority is lower and the view has an intrinsic size, the best size in a
  /// dimension is the intrinsic size.
  private func unconstrainedFittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let isWidthGiven = horizontal.rawValue > UILayoutPriority.defaultHigh.rawValue
    let content =
      isWidthGiven && wrapsContent ? contentSize(wrappedAt: target.width) : intrinsicContentSize
    let isHeightGiven = vertical.rawValue > UILayoutPriority.defaultHigh.rawValue
    return CGSize(
      width: isWidthGiven || content.width < 0 ? target.width : content.width,
      height: isHeightGiven || content.height < 0 ? target.height : content.height)
  }
}
