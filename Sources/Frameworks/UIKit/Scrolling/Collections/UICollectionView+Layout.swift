// Determines which elements have views, and places them.
extension UICollectionView {
  func layOutIfWanted() {
    guard !items.isLayingOut, window != nil || items.needsData else { return }
    if items.needsData || placer.needsPrepare || layer.needsLayout() { layoutIfNeeded() }
  }

  /// Prepares the layout, so that it can be queried.
  func prepareLayout() {
    loadIfNeeded()
    if bounds != items.bounds {
      items.bounds = bounds
      if placer.shouldInvalidateLayout(forBoundsChange: bounds) {
        let context = placer.invalidationContext(forBoundsChange: bounds)
        placer.invalidateLayout(with: context)
        // The context may have adjusted the offset.
        items.bounds = bounds
      }
    }
    guard placer.needsPrepare else { return }
    placer.needsPrepare = false
    placer.prepare()
    let size = placer.collectionViewContentSize
    if contentSize != size { contentSize = size }
    followInteractiveChange()
  }

  func layOut() {
    guard !items.isLayingOut else { return }
    items.isLayingOut = true
    defer { items.isLayingOut = false }
    let oldBounds = items.placedBounds
    prepareLayout()
    items.placedBounds = bounds
    let isAnimated = oldBounds != bounds && !oldBounds.isEmpty && AnimationScope.current != nil
    if isAnimated { placer.prepare(forAnimatedBoundsChange: oldBounds) }
    defer { if isAnimated { placer.finalizeAnimatedBoundsChange() } }
    backgroundView?.frame = bounds
    let generation = items.generation
    // The cells that appear in this layout do not animate to the size that they prefer.
    var new: Set<ElementKey> = []
    for _ in 0..<CollectionDefaults.mostPasses {
      placer.willPlaceElements()
      let places = placesInSight()
      // Views that are no longer visible are recycled first, so that new elements can reuse them.
      recycle(besides: Set(places.map(\.key)))
      for place in places {
        guard items.generation == generation else { return setNeedsLayout() }
        self.place(place, &new)
      }
      guard items.generation == generation else { return setNeedsLayout() }
      guard placer.needsPrepare else {
        prepareSwipes()
        items.swipe?.listChanged()
        return
      }
      prepareLayout()
    }
    setNeedsLayout()
  }

  /// The attributes of the visible elements, sorted by element.
  private func placesInSight() -> [UICollectionViewLayoutAttributes] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let places = placer.layoutAttributesForElements(in: bounds) ?? []
    return places.filter { place in
      !place.isHidden && (place.key.category != .cell || items.counts.has(place.indexPath))
    }.sorted { $0.key < $1.key }
  }

  private func place(_ place: UICollectionViewLayoutAttributes, _ new: inout Set<ElementKey>) {
    let key = place.key
    if let view = items.views[key] {
      items.places[key] = place
      adopt(view, key)
      let update = {
        view.take(place)
        self.ask(view, place)
      }
      if new.contains(key) { UIView.performWithoutAnimation(update) } else { update() }
      return
    }
    new.insert(key)
    let generation = items.generation
    guard let view = makeView(key) else { return }
    guard items.generation == generation else { return putBack(view) }
    UIView.performWithoutAnimation {
      view.containerOrigin = placer.scroller(of: key)?.frame.origin ?? .zero
      view.take(place)
      (view as? UICollectionViewCell)?.isSelected = items.selected.contains(place.indexPath)
      (view as? UICollectionViewCell)?.isHighlighted = items.pressed == place.indexPath
      (view as? UICollectionViewCell)?.showsEditing = isEditing
      tellWillDisplay(key, view)
      guard items.generation == generation else { return putBack(view) }
      items.views[key] = view
      items.places[key] = place
      insert(view, key)
      ask(view, place)
      view.layoutIfNeeded()
    }
  }

  /// Asks a view for the attributes that it prefers, and the layout whether they invalidate it. A
  /// view is asked when it appears, and when the layout has given it another size.
  ///
  /// If the layout follows the view, the view takes the preferred attributes at once. An estimate
  /// that contradicts the view's constraints is therefore never laid out.
  private func ask(_ view: UICollectionReusableView, _ place: UICollectionViewLayoutAttributes) {
    guard placer.asksCells, view.askedSize != place.size else { return }
    let preferred = view.preferredLayoutAttributesFitting(place.duplicate())
    view.askedSize = preferred.size
    guard preferred.size != place.size,
      placer.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: place)
    else { return }
    placer.invalidateLayout(
      with: placer.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: place))
    view.take(preferred)
  }

  /// Moves a visible view into the scroll view that contains its element.
  private func adopt(_ view: UICollectionReusableView, _ key: ElementKey) {
    let scroller = placer.scroller(of: key)
    view.containerOrigin = scroller?.frame.origin ?? .zero
    if view.superview !== scroller ?? self {
      UIView.performWithoutAnimation { insert(view, key) }
    }
  }

  /// Inserts a view. Cells are inserted behind headers and footers, and decoration views behind
  /// cells.
  private func insert(_ view: UICollectionReusableView, _ key: ElementKey) {
    if let scroller = placer.scroller(of: key) {
      if key.category == .cell {
        scroller.insertSubview(view, at: 0)
      } else {
        scroller.addSubview(view)
      }
      return
    }
    let last = subviews.last { $0 is UICollectionReusableView }
    if key.category == .decorationView {
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
    } else if key.category == .cell {
      let boards = items.sortedKeys.filter { $0.category == .decorationView }.count
      insertSubview(view, at: boards + (backgroundView == nil ? 0 : 1))
    } else if let last {
      insertSubview(view, aboveSubview: last)
    } else {
      addSubview(view)
    }
  }

  private func recycle(besides shown: Set<ElementKey>) {
    for key in items.sortedKeys where !shown.contains(key) {
      items.places[key] = nil
      if let view = items.views.removeValue(forKey: key) { retire(view, key) }
    }
  }

  /// Removes a view from the screen and adds it to the reuse pool.
  func retire(_ view: UICollectionReusableView, _ key: ElementKey) {
    view.removeFromSuperview()
    let name = ObjectName(of: view)
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      tell("didEndDisplaying", .object(name), ["forItemAt": .path(key.indexPath)]) {
        $0.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
      }
    } else {
      tell(
        "didEndDisplayingSupplementaryView",
        .object(name), ["forElementOfKind": .text(key.kind), "at": .path(key.indexPath)]
      ) {
        $0.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind,
          at: key.indexPath)
      }
    }
    putBack(view)
  }

  private func tellWillDisplay(_ key: ElementKey, _ view: UICollectionReusableView) {
    let name = ObjectName(of: view)
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      tell("willDisplay", .object(name), ["forItemAt": .path(key.indexPath)]) {
        $0.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
      }
    } else {
      tell(
        "willDisplaySupplementaryView",
        .object(name), ["forElementKind": .text(key.kind), "at": .path(key.indexPath)]
      ) {
        $0.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.indexPath)
      }
    }
  }

  func dropAll() {
    let views = items.sortedKeys.compactMap { key in items.views[key].map { (key, $0) } }
    (items.views, items.places) = ([:], [:])
    for (key, view) in views { retire(view, key) }
  }

  // MARK: Item positions

  func path(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let places = placer.layoutAttributesForElements(in: spot) ?? []
    return places.filter {
      $0.key.category == .cell && placer.shownFrame(of: $0).contains(point)
    }
    .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  func show(_ path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard readCounts.has(path) else {
      UIKitLog.raise(
        UIKitLog.invalidArgument,
        "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when "
          + "there are only \(items.counts.count(of: path)) items in section \(path.section).")
    }
    prepareLayout()
    guard let place = placer.layoutAttributesForItem(at: path) else { return }
    let frame = place.frame
    let scroller = placer.scroller(of: ElementKey(indexPath: path))
    if let scroller { show(frame, in: scroller, position, animated: animated) }
    let seen = bounds.inset(by: adjustedContentInset)
    var offset = self.offset(showing: frame)
    if position.contains(.top) { offset.y = frame.minY - adjustedContentInset.top }
    if position.contains(.centeredVertically) {
      offset.y = frame.midY - seen.height / 2 - adjustedContentInset.top
    }
    if position.contains(.bottom) {
      offset.y = frame.maxY - seen.height - adjustedContentInset.top
    }
    if position.contains(.left) { offset.x = frame.minX - adjustedContentInset.left }
    if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - seen.width / 2 - adjustedContentInset.left
    }
    if position.contains(.right) {
      offset.x = frame.maxX - seen.width - adjustedContentInset.left
    }
    // The section's scroll view has scrolled across; the collection view scrolls only along.
    if scroller != nil { offset.x = contentOffset.x }
    setContentOffset(clamped(offset), animated: animated)
  }

  /// Scrolls a scroll view in the collection view to an item.
  private func show(
    _ frame: CGRect, in scroller: UIScrollView, _ position: ScrollPosition, animated: Bool
  ) {
    let local = frame.offsetBy(dx: -scroller.frame.minX, dy: -scroller.frame.minY)
    var offset = scroller.offset(showing: local)
    if position.contains(.left) { offset.x = local.minX }
    if position.contains(.centeredHorizontally) {
      offset.x = local.midX - scroller.bounds.width / 2
    }
    if position.contains(.right) { offset.x = local.maxX - scroller.bounds.width }
    scroller.setContentOffset(scroller.clamped(offset), animated: animated)
  }
}
