/// The pan that swipes a row. It fails as soon as the drag is more vertical than horizontal.
final class SwipePan: UIPanGestureRecognizer {
  /// Whether a swipe with this translation begins. It has no delegate, so that the call trace has no
  /// questions about touches that are no swipes.
  var mayStart: ((CGPoint) -> Bool)?

  override func start(after travel: CGPoint) -> Start {
    guard hypot(travel.x, travel.y) >= TouchDefaults.panTravel - 1e-9 else { return .wait }
    guard abs(travel.x) > abs(travel.y), mayStart?(travel) ?? true else { return .fail(.direction) }
    return .begin
  }
}

/// A list whose rows have swipe actions.
@MainActor
protocol SwipeList: UIScrollView {
  /// The row at a point; nil if there is none, or if it has no swipe actions.
  func swipeableRow(at point: CGPoint) -> IndexPath?
  func swipeCell(at path: IndexPath) -> (any SwipeCell)?
  /// Asks the app for the actions of a row.
  func swipeActions(at path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration?
  /// Called when the row begins to open, and when it has closed.
  func rowWillOpen(_ path: IndexPath)
  func rowDidClose(_ path: IndexPath)
}

/// A cell whose content moves aside for swipe actions.
@MainActor
protocol SwipeCell: UIView {
  /// Whether the cell is swiped, which is part of its state.
  var showsSwipe: Bool { get set }
}

extension SwipeCell {
  /// Moves the content back and removes the buttons.
  func removeSwipe() {
    guard showsSwipe else { return }
    for view in subviews where view is SwipeActionsView { view.removeFromSuperview() }
    bounds.origin.x = 0
    showsSwipe = false
  }
}
