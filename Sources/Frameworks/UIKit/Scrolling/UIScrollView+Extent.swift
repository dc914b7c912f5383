// The insets, the valid range of the content offset, and the changes of the offset that follow when
// the insets or the range change.
extension UIScrollView {
  /// The valid range of the offset along `axis`.
  func range(_ axis: ScrollAxis) -> ScrollRange { reach(axis, of: contentSize) }

  /// The valid range of the offset for the content size `content`.
  func reach(_ axis: ScrollAxis, of content: CGSize) -> ScrollRange {
    let inset = adjustedContentInset
    return ScrollRange(
      viewport: bounds.size[keyPath: axis.size], content: content[keyPath: axis.size],
      start: inset[keyPath: axis.start], end: inset[keyPath: axis.end], bounces: bounces,
      always: alwaysBounces(axis))
  }

  private func alwaysBounces(_ axis: ScrollAxis) -> Bool {
    axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
  }

  /// The valid offset that is nearest to `offset`.
  func clamped(_ offset: CGPoint) -> CGPoint {
    ScrollAxis.point { CGFloat(range($0).clamp(offset[keyPath: $0.point])) }
  }

  /// Rounds `value` to the nearest pixel of the device (facts J.2).
  func snapped(_ value: Double) -> Double {
    let scale = Double(UIScreen.main.scale)
    return (value * scale).rounded() / scale
  }

  // MARK: Insets

  /// The insets that are added to `contentInset`: those for bars, the safe area and the keyboard.
  var insetsAdded: UIEdgeInsets { extraInset + safeAreaAdded + keyboardInset }

  var safeAreaAdded: UIEdgeInsets {
    guard window != nil else { return keptSafeArea }
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safeAreaInsets
    case .automatic, .scrollableAxes:
      var insets = safeAreaInsets
      let clearsBars = contentInsetAdjustmentBehavior == .automatic && isBelowBars
      if !isScrollable(.horizontal) { (insets.left, insets.right) = (0, 0) }
      if !clearsBars, !isScrollable(.vertical) {
        (insets.top, insets.bottom) = (0, 0)
      }
      return insets
    }
  }

  /// Whether this is the main scroll view of a controller in a navigation controller. A scroll view
  /// counts as the main scroll view if it is the controller's view or a subview of that view.
  /// Unverified: which subviews UIKit includes.
  private var isBelowBars: Bool { (owner ?? superview?.owner)?.isBelowBars ?? false }

  // MARK: Distance from the start

  /// How far the content is scrolled from its start, in points. The inset that a refresh control
  /// adds is not included in the distance. The distance is negative if the content is pulled beyond
  /// its start.
  var distanceFromStart: CGFloat { distanceFromStart(at: contentOffset) }
  func distanceFromStart(at offset: CGPoint) -> CGFloat {
    offset.y + adjustedContentInset.top - addedInset.top
  }

  /// Whether the content is larger than the view, or always bounces. The insets are not included in
  /// the size of the content (`UIScrollView.h`).
  private func isScrollable(_ axis: ScrollAxis) -> Bool {
    contentSize[keyPath: axis.size] > bounds.size[keyPath: axis.size]
      || (bounces && alwaysBounces(axis))
  }

  /// Reports that the adjusted insets have changed. If `keepsStart` is true, content that is
  /// scrolled to its start remains at its start. If `keepsStart` is false, as for an inset that the
  /// app sets, the offset changes only as far as necessary (unverified).
  ///
  /// If `eases` is true and resting content is now outside its range, the content moves back with
  /// an animation.
  func insetsChanged(keepsStart: Bool = true, eases: Bool = false) {
    if window != nil { keptSafeArea = safeAreaAdded }
    let old = notifiedInset
    let new = adjustedContentInset
    guard new != old else { return extentChanged() }
    notifiedInset = new
    let stays = keepsStart && !isDragging && !state.isMoving && !zooming.leads
    let offset = ScrollAxis.point { axis in
      let path = axis.point
      let wasAtStart = stays && contentOffset[keyPath: path] == -old[keyPath: axis.start]
      return wasAtStart ? -new[keyPath: axis.start] : contentOffset[keyPath: path]
    }
    move(to: offset)
    adapt(eases: eases)
    adjustedContentInsetDidChange()
    tell("scrollViewDidChangeAdjustedContentInset") {
      $0.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  /// Adds `inset` to the content inset. The offset does not jump: content that is now outside its
  /// range moves back with an animation.
  func setExtraInset(_ inset: UIEdgeInsets) {
    addedInset = inset
    insetsChanged(keepsStart: false, eases: true)
  }

  // MARK: Changes

  /// Called when the content size, the view's size or the insets have changed.
  func extentChanged() {
    if notifiedInset != adjustedContentInset { return insetsChanged() }
    adapt()
  }

  /// Moves resting content into its range. If the content is decelerating, the deceleration
  /// continues in the new range. If an eased movement is in progress, its target changes to an
  /// offset in the new range. Content that is being dragged is not moved.
  private func adapt(eases: Bool = false) {
    guard !zooming.leads else { return placeIndicators() }
    switch state {
    case .resting:
      let legal = clamped(contentOffset)
      guard eases, window != nil, UIView.areAnimationsEnabled, legal != contentOffset else {
        move(to: legal)
        break
      }
      enterEasing(to: legal, .unasked)
    case .coasting(let trajectory):
      enter(.coasting(trajectory.resumed(at: World.current.clock.now, range)))
    case .easing(let ease, let purpose):
      let target = clamped(ease.to)
      if target != ease.to {
        enter(.easing(OffsetEase(from: ease.from, to: target, start: ease.start), purpose))
      }
    case .dragging(var drag):
      // The content must not jump, although the resistance to the drag is different in the new
      // range. Therefore the drag continues from the current content offset.
      let translation = pan.translation(in: self)
      let next = drag.offset(at: translation, from: contentOffset, range, snapped: snapped)
      let step = hypot(next.x - contentOffset.x, next.y - contentOffset.y)
      guard step > 1 / UIScreen.main.scale else { break }
      drag.moveBase(to: contentOffset, at: translation, range)
      state = .dragging(drag)
    case .held: break
    }
    placeIndicators()
  }

  /// The nearest offset that makes `rect` visible. If `rect` is larger than the visible area, the
  /// offset makes the start of `rect` visible.
  func offset(showing rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    let seen = bounds.inset(by: inset)
    let offset = ScrollAxis.point { axis in
      let path = axis.point
      let (start, length) = (rect.origin[keyPath: path], rect.size[keyPath: axis.size])
      let (from, available) = (seen.origin[keyPath: path], seen.size[keyPath: axis.size])
      let before = start - from
      let after = start + length - from - available
      let distance = before < 0 || length > available ? before : max(0, after)
      return contentOffset[keyPath: path] + distance
    }
    return clamped(offset)
  }
}
