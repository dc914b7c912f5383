// The swipe actions of the rows of list layouts.
extension UICollectionView: SwipeList {
  /// Creates the swipes when the layout first has rows with swipe actions.
  func prepareSwipes() {
    if items.swipe == nil, placer.hasSwipeActions { items.swipe = RowSwipe(in: self) }
  }

  /// Shows the trailing actions of the row that contains `view`.
  func revealActions(around view: UIView) {
    let cell = sequence(first: view, next: \.superview).first { $0 is UICollectionViewCell }
    guard let cell = cell as? UICollectionViewCell, let path = indexPath(for: cell) else { return }
    items.swipe?.reveal(path)
  }

  func swipeableRow(at point: CGPoint) -> IndexPath? {
    isEditing || !placer.hasSwipeActions ? nil : path(at: point)
  }
  func swipeCell(at path: IndexPath) -> (any SwipeCell)? { items.cell(at: path) }
  func swipeActions(at path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
    placer.swipeActions(at: path, leading: leading)
  }
  func rowWillOpen(_ path: IndexPath) {}
  func rowDidClose(_ path: IndexPath) {}
}

extension UICollectionViewCell: SwipeCell {}
