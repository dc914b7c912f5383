/// A guide that activates and deactivates constraints, depending on which edges of its view it is
/// near.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  /// The distance from an edge, in points, within which a guide counts as near it (unverified).
  static let nearness: CGFloat = 60

  private enum Condition: Hashable {
    case near(UInt)
    case away(UInt)
  }
  private var lists: [(condition: Condition, constraints: [NSLayoutConstraint])] = []
  private var nearEdges: NSDirectionalRectEdge = [.bottom]

  /// Sets the constraints that are active while the guide is near all of the edges.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edges: NSDirectionalRectEdge
  ) { set(trackingConstraints, .near(edges.rawValue)) }

  /// Sets the constraints that are active while the guide is near none of the edges.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) { set(trackingConstraints, .away(edges.rawValue)) }

  open func constraints(activeWhenNearEdge edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    list(.near(edges.rawValue))
  }

  open func constraints(activeWhenAwayFrom edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    list(.away(edges.rawValue))
  }

  /// Deactivates and removes all constraints that were set on this guide.
  open func removeAllTrackedConstraints() {
    for list in lists { NSLayoutConstraint.deactivate(list.constraints) }
    lists = []
  }

  /// Determines which edges of `view` are near `frame`, and activates the matching constraints. If
  /// `frame` is nil, only the bottom edge counts as near.
  func track(_ frame: CGRect?, in view: UIView) {
    nearEdges = frame.map { Self.edges(near: $0, in: view) } ?? [.bottom]
    apply()
  }

  private static func edges(near frame: CGRect, in view: UIView) -> NSDirectionalRectEdge {
    let bounds = view.bounds
    let isFlipped = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = frame.minX - bounds.minX < nearness
    let right = bounds.maxX - frame.maxX < nearness
    // A guide that is near both sides, for example because it is as wide as the view, counts as
    // near neither side.
    let fills = left && right
    var edges: NSDirectionalRectEdge = []
    if frame.minY - bounds.minY < nearness { edges.insert(.top) }
    if bounds.maxY - frame.maxY < nearness { edges.insert(.bottom) }
    if !fills, left { edges.insert(isFlipped ? .trailing : .leading) }
    if !fills, right { edges.insert(isFlipped ? .leading : .trailing) }
    return edges
  }

  private func list(_ condition: Condition) -> [NSLayoutConstraint] {
    lists.first { $0.condition == condition }?.constraints ?? []
  }

  private func set(_ constraints: [NSLayoutConstraint], _ condition: Condition) {
    NSLayoutConstraint.deactivate(list(condition))
    lists.removeAll { $0.condition == condition }
    lists.append((condition, constraints))
    apply()
  }

  /// Deactivates constraints before it activates others, so that constraints for different edges
  /// never conflict.
  private func apply() {
    for list in lists where !holds(list.condition) {
      NSLayoutConstraint.deactivate(list.constraints)
    }
    for list in lists where holds(list.condition) { NSLayoutConstraint.activate(list.constraints) }
  }

  private func holds(_ condition: Condition) -> Bool {
    switch condition {
    case .near(let edges): nearEdges.isSuperset(of: NSDirectionalRectEdge(rawValue: edges))
    case .away(let edges): nearEdges.isDisjoint(with: NSDirectionalRectEdge(rawValue: edges))
    }
  }
}
