// Highlights and selects items. The delegate calls are made in the order that `UICollectionView.h`
// lists.
extension UICollectionView {
  func press(_ touches: Set<UITouch>) {
    guard items.pressed == nil, let touch = touches.first,
      let path = path(at: touch.location(in: self))
    else { return }
    let mayHighlight = ask("shouldHighlightItemAt", .path(path)) {
      $0.collectionView(self, shouldHighlightItemAt: path)
    }
    guard mayHighlight ?? true, items.counts.has(path) else { return }
    items.pressed = path
    items.cell(at: path)?.isHighlighted = true
    tell("didHighlightItemAt", .path(path)) { $0.collectionView(self, didHighlightItemAt: path) }
  }

  /// If a touch moves out of the item, the item is no longer highlighted (unverified).
  func follow(_ touches: Set<UITouch>) {
    guard let pressed = items.pressed, let touch = touches.first,
      placer.layoutAttributesForItem(at: pressed)?.frame.contains(touch.location(in: self)) != true
    else { return }
    release()
  }

  func lift() {
    guard let path = items.pressed else { return }
    if items.counts.has(path), allowsSelection || allowsMultipleSelection { choose(path) }
    release()
  }

  func release() {
    guard let path = items.pressed else { return }
    items.pressed = nil
    items.cell(at: path)?.isHighlighted = false
    tell("didUnhighlightItemAt", .path(path)) {
      $0.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  private func choose(_ path: IndexPath) {
    if allowsMultipleSelection, items.selected.contains(path) {
      let mayGo = ask("shouldDeselectItemAt", .path(path)) {
        $0.collectionView(self, shouldDeselectItemAt: path)
      }
      if mayGo ?? true { deselectByFinger(path) }
      return
    }
    let maySelect = ask("shouldSelectItemAt", .path(path)) {
      $0.collectionView(self, shouldSelectItemAt: path)
    }
    guard maySelect ?? true, items.counts.has(path) else { return }
    if !allowsMultipleSelection {
      for old in items.selected where old != path { deselectByFinger(old) }
    }
    guard items.counts.has(path) else { return }
    mark(path)
    cellForItem(at: path)?.onSelection?()
    tell("didSelectItemAt", .path(path)) { $0.collectionView(self, didSelectItemAt: path) }
  }

  private func deselectByFinger(_ path: IndexPath) {
    deselect(path)
    tell("didDeselectItemAt", .path(path)) { $0.collectionView(self, didDeselectItemAt: path) }
  }

  // MARK: The app

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      for old in items.selected { deselect(old) }
      return
    }
    guard allowsSelection || allowsMultipleSelection, readCounts.has(path) else { return }
    if !allowsMultipleSelection {
      for old in items.selected where old != path { deselect(old) }
    }
    mark(path)
    if !position.isEmpty { show(path, position, animated: animated) }
  }

  func deselect(_ path: IndexPath) {
    items.selected.removeAll { $0 == path }
    items.cell(at: path)?.isSelected = false
  }

  private func mark(_ path: IndexPath) {
    if !items.selected.contains(path) {
      items.selected.append(path)
      items.selected.sort()
    }
    items.cell(at: path)?.isSelected = true
  }
}
