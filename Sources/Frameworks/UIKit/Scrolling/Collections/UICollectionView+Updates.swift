// Reloading, animated batches of changes, and changes of the layout.
extension UICollectionView {
  func reload() {
    items.needsData = false
    items.changes = ListChanges()
    (items.pressed, items.selected) = (nil, [])
    items.counts = askCounts()
    items.generation += 1
    dropAll()
    placer.invalidateLayout()
  }

  /// Makes one change. If a batch is open, the change becomes part of the batch; otherwise the
  /// change is applied immediately.
  func change(_ change: (inout ListChanges) -> Void) {
    guard items.updateDepth == 0 else { return change(&items.changes) }
    loadIfNeeded()
    change(&items.changes)
    carryOut(nil)
  }

  func batch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    prepareLayout()
    items.updateDepth += 1
    updates?()
    items.updateDepth -= 1
    guard items.updateDepth == 0 else {
      if let completion { TickQueue.post { completion(true) } }
      return
    }
    carryOut(completion)
  }

  private func carryOut(_ completion: ((Bool) -> Void)?) {
    let changes = items.changes
    items.changes = ListChanges()
    let counts = askCounts()
    let mapping: ListMapping
    do {
      mapping = try ListMapping(changes, from: items.counts, to: counts, .collection)
    } catch {
      UIKitLog.raise(UIKitLog.inconsistency, "\(error.reason) Collection view: \(self)")
    }
    items.counts = counts
    items.generation += 1
    items.selected = items.selected.compactMap { mapping.end(of: $0) }.sorted()
    items.pressed = items.pressed.flatMap { mapping.end(of: $0) }
    placer.invalidateLayout()
    guard window != nil, bounds.height > 0 else {
      dropAll()
      if let completion { TickQueue.post { completion(true) } }
      return
    }
    animate(CollectionUpdate(changes, mapping), completion)
  }

  /// A view that is being removed. If `end` is not nil, the view moves out of the visible area; if
  /// it is nil, the view fades out.
  private struct Leaving {
    let view: UICollectionReusableView
    let key: ElementKey
    let end: UICollectionViewLayoutAttributes?
  }

  private func animate(_ update: CollectionUpdate, _ completion: ((Bool) -> Void)?) {
    let (views, places) = (items.views, items.places)
    (items.views, items.places) = ([:], [:])
    placer.needsPrepare = false
    placer.prepare()
    placer.prepare(forCollectionViewUpdates: update.list)
    var leaving: [Leaving] = []
    UIView.animate(
      withDuration: CollectionDefaults.updateDuration, delay: 0, options: .allowUserInteraction
    ) {
      self.takeNewExtent()
      leaving = self.sortOut(views, update)
      self.layOutNew(update, places)
      for row in leaving { self.sendOff(row) }
      self.placer.finalizeCollectionViewUpdates()
    } completion: { [weak self] finished in
      for row in leaving {
        UIView.performWithoutAnimation { row.view.alpha = 1 }
        self?.retire(row.view, row.key)
      }
      completion?(finished)
    }
  }

  private func takeNewExtent() {
    let size = placer.collectionViewContentSize
    if contentSize != size { contentSize = size }
    let proposed = placer.targetContentOffset(forProposedContentOffset: contentOffset)
    let answer = ask("targetContentOffsetForProposedContentOffset", .text("\(proposed)")) {
      $0.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
    }
    let offset = answer ?? proposed
    if offset != contentOffset { contentOffset = offset }
  }

  /// Assigns new keys to the views that the update keeps. Returns the views that the update
  /// removes.
  private func sortOut(
    _ views: [ElementKey: UICollectionReusableView], _ update: CollectionUpdate
  ) -> [Leaving] {
    var leaving: [Leaving] = []
    for key in views.keys.sorted() {
      guard let view = views[key] else { continue }
      guard let end = update.end(of: key) else {
        let place =
          key.category == .cell
          ? placer.finalLayoutAttributesForDisappearingItem(at: key.indexPath) : nil
        leaving.append(Leaving(view: view, key: key, end: place))
        continue
      }
      let place = placer.attributes(of: end)
      if let place, placer.shownFrame(of: place).meets(bounds) {
        items.views[end] = view
      } else {
        leaving.append(Leaving(view: view, key: end, end: place))
      }
    }
    return leaving
  }

  /// Lays out the collection as it is after the update. Elements that become visible start at the
  /// positions that they had before the update.
  private func layOutNew(
    _ update: CollectionUpdate, _ places: [ElementKey: UICollectionViewLayoutAttributes]
  ) {
    let known = Set(items.views.keys)
    layOut()
    for key in items.sortedKeys where !known.contains(key) {
      guard let view = items.views[key], let end = items.places[key], key.category == .cell else {
        continue
      }
      let start = placer.initialLayoutAttributesForAppearingItem(at: key.indexPath)
      guard let start else { continue }
      UIView.performWithoutAnimation { view.take(start) }
      view.take(end)
    }
  }

  private func sendOff(_ row: Leaving) {
    if let end = row.end { row.view.take(end) } else { row.view.alpha = 0 }
  }

  // MARK: Layouts

  func change(
    to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    guard layout !== placer else { return }
    let old = placer
    old.prepareForTransition(to: layout)
    old.host = nil
    placer = layout
    layout.host = self
    layout.prepareForTransition(from: old)
    layout.invalidateLayout()
    let move = {
      self.prepareLayout()
      self.takeNewExtent()
      self.layOut()
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
    }
    guard animated, window != nil else {
      if window != nil { UIView.performWithoutAnimation(move) }
      if let completion { TickQueue.post { completion(true) } }
      return
    }
    for key in items.sortedKeys { items.views[key]?.willTransition(from: old, to: layout) }
    UIView.animate(
      withDuration: CollectionDefaults.updateDuration, delay: 0, options: .allowUserInteraction,
      animations: move
    ) { [weak self] finished in
      guard let self else { return }
      for key in items.sortedKeys { items.views[key]?.didTransition(from: old, to: layout) }
      completion?(finished)
    }
  }
}
