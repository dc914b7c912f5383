/// The Auto Layout state of a view, which also receives the view's changes. Nil for a view while no
/// constraint involves it or a descendant.
@MainActor
protocol ViewConstraints: AnyObject {
  /// The frame, bounds or centre has been set, by the app or by the engine.
  func viewMoved()
  func viewJoined()
  /// Called while the superview is still set.
  func viewWillLeave()
  /// Called before the subviews are laid out.
  func viewWillLayout()
  func placeSubviews()
  func contentSizeChanged()
  func directionChanged()
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize

  // For the root view of a tree.

  /// A descendant needs the pass that updates and solves constraints.
  func needsPass()
  var isPassDue: Bool { get }
  func runPass()
}

/// Creates the Auto Layout state of views whose class needs it before any constraint exists; the
/// frame loop installs it.
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

  /// Marks the ancestors, so that the pass reaches this view.
  func markConstraintUpdate() {
    var view = self
    while let parent = view.parentView {
      guard !parent.hasConstraintUpdateBelow else { return }
      parent.hasConstraintUpdateBelow = true
      view = parent
    }
    view.constraintPart?.needsPass()
  }

  /// Called after the view was added to a superview, with its subtree.
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
    // If layouts keep changing constraints, the remainder runs in the frame's next round.
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

  /// The best size of a view without constraints: the intrinsic size, where its priority is higher
  /// than the target's.
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
