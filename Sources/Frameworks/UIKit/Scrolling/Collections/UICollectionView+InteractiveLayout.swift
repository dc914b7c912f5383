// Interactive changes of the layout. During an interactive change, the collection view uses a
// transition layout. The current layout and the next layout also belong to this collection view.
extension UICollectionView {
  private var interactiveLayout: UICollectionViewTransitionLayout? {
    items.interactiveEnd == nil ? nil : placer as? UICollectionViewTransitionLayout
  }

  func startInteractiveChange(
    to next: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    // The texts of the exceptions below are unverified.
    guard interactiveLayout == nil else {
      UIKitLog.raise(
        UIKitLog.inconsistency, "the collection is already part of an interactive transition")
    }
    prepareLayout()
    let old = placer
    let answer = ask("transitionLayoutForOldLayout", .named(old), ["newLayout": .named(next)]) {
      $0.collectionView(self, transitionLayoutForOldLayout: old, newLayout: next)
    }
    let between =
      answer ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: next)
    old.prepareForTransition(to: next)
    (next.host, between.host) = (self, self)
    next.prepareForTransition(from: old)
    next.needsPrepare = false
    next.prepare()
    between.offsets = (contentOffset, offset(with: next))
    placer = between
    items.interactiveEnd = completion ?? { _, _ in }
    for key in items.sortedKeys { items.views[key]?.willTransition(from: old, to: between) }
    between.needsPrepare = true
    setNeedsLayout()
    return between
  }

  /// The content offset that the collection will have with `layout`, limited to that layout's
  /// content (unverified).
  private func offset(with layout: UICollectionViewLayout) -> CGPoint {
    let target = layout.targetContentOffset(forProposedContentOffset: contentOffset)
    let (size, inset) = (layout.collectionViewContentSize, adjustedContentInset)
    let last = CGPoint(
      x: max(-inset.left, size.width + inset.right - bounds.width),
      y: max(-inset.top, size.height + inset.bottom - bounds.height))
    return CGPoint(
      x: min(max(-inset.left, target.x), last.x), y: min(max(-inset.top, target.y), last.y))
  }

  /// Sets the content offset that corresponds to the progress of the interactive change.
  func followInteractiveChange() {
    guard let layout = interactiveLayout, layout.offset != contentOffset else { return }
    contentOffset = layout.offset
  }

  func endInteractiveChange(finishing: Bool) {
    guard let between = interactiveLayout, let end = items.interactiveEnd else {
      UIKitLog.raise(
        UIKitLog.inconsistency, "the collection is not part of an interactive transition")
    }
    items.interactiveEnd = nil
    let (target, other) =
      finishing
      ? (between.nextLayout, between.currentLayout) : (between.currentLayout, between.nextLayout)
    let offset = finishing ? between.offsets.end : between.offsets.start
    (between.host, other.host, target.host) = (nil, nil, self)
    placer = target
    target.invalidateLayout()
    let move = {
      self.prepareLayout()
      if self.contentOffset != offset { self.contentOffset = offset }
      self.layOut()
      between.currentLayout.finalizeLayoutTransition()
      between.nextLayout.finalizeLayoutTransition()
    }
    let tell = { (completed: Bool) in
      for key in self.items.sortedKeys {
        self.items.views[key]?.didTransition(from: between, to: target)
      }
      end(completed, finishing)
    }
    guard window != nil, between.transitionProgress != (finishing ? 1 : 0) else {
      if window != nil { UIView.performWithoutAnimation(move) }
      return TickQueue.post { tell(true) }
    }
    UIView.animate(
      withDuration: CollectionDefaults.updateDuration, delay: 0, options: .allowUserInteraction,
      animations: move, completion: tell)
  }
}
