// Highlights and selects items. The delegate calls are made in the order that `UICollectionView.h`
// lists.
extension UICollectionView {
  /// Whether items can be selected, and whether several items can be. Editing mode has its own
  /// properties.
  private var maySelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }
  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func editingChanged() {
    items.swipe?.close(animated: false)
    for key in items.sortedKeys {
      (items.views[key] as? UICollectionViewCell)?.showsEditing = isEditing
    }
  }

  func press(_ touches: Set<UITouch>) {
    guard items.pressed == nil, items.swipe?.isOpen != true, let touch = touches.first,
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
    guard let pressed = items.pressed, let touch = touches.first else { return }
    let frame = placer.layoutAttributesForItem(at: pressed).map { placer.shownFrame(of: $0) }
    guard frame?.contains(touch.location(in: self)) != true else { return }
    release()
  }

  func lift() {
    guard let path = items.pressed else { return }
    if items.counts.has(path), maySelect { choose(path) }
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
    if selectsSeveral, items.selected.contains(path) {
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
    if !selectsSeveral {
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
    guard maySelect, readCounts.has(path) else { return }
    if !selectsSeveral {
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
