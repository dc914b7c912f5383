/// What Auto Layout keeps of a view, and hears from it. A view has none while no constraint
/// reaches it or anything below it.
@MainActor
protocol ViewConstraints: AnyObject {
  /// The frame, bounds or centre has been set, by whomever.
  func viewMoved()
  func viewJoined()
  /// The superview is still there.
  func viewWillLeave()
  /// Before the subviews are laid out.
  func viewWillLayout()
  func placeSubviews()
  func contentSizeChanged()
  func directionChanged()
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize

  // For the root of a tree.

  /// Something below waits for the pass that updates constraints and solves them.
  func needsPass()
  var isPassDue: Bool { get }
  func runPass()
}

/// Makes what Auto Layout keeps of a view, for classes that ask for it before they have any
/// constraint; the run loop puts it there.
@MainActor
final class ViewConstraintsMaker: WorldRoom {
  var make: ((UIView) -> Void)?
  static var current: ViewConstraintsMaker { World.current.room() }
}

extension UIView {
  var rootOfTree: UIView {
    var root = self
    while let parent = root.parentView { root = parent }
    return root
  }

  /// Lets the pass find its way to this view.
  func markConstraintUpdate() {
    var view = self
    while let parent = view.parentView {
      guard !parent.hasConstraintUpdateBelow else { return }
      parent.hasConstraintUpdateBelow = true
      view = parent
    }
    view.constraintPart?.needsPass()
  }

  /// Has come under a superview, with everything below it.
  func joinConstraints() {
    if Self.requiresConstraintBasedLayout, constraintPart == nil {
      ViewConstraintsMaker.current.make?(self)
    } else {
      constraintPart?.viewJoined()
    }
    markConstraintUpdate()
  }

  /// Runs the constraint pass and the layout by turns until both are done.
  func layoutWithConstraints() {
    let root = rootOfTree
    // Layouts that keep changing constraints go on in the next round of the turn.
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

  /// The best size of a view that nothing constrains: its content's, where that is stronger than
  /// the target.
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
