// The scroll views of sections that scroll across a compositional layout.
extension UICollectionViewCompositionalLayout {
  func scrollerView(of key: ElementKey) -> UIScrollView? {
    guard key.category == .cell, key.indexPath.count == 2 else {
      return supplementScroller(of: key)
    }
    return scrollers[key.indexPath.section]
  }

  /// Views that are attached to items scroll with them; headers and footers do not scroll.
  private func supplementScroller(of key: ElementKey) -> UIScrollView? {
    guard key.category == .supplementaryView, key.indexPath.count == 2,
      solution.sections.indices.contains(key.indexPath.section),
      solution.sections[key.indexPath.section].supplements.contains(where: { $0.key == key })
    else { return nil }
    return scrollers[key.indexPath.section]
  }

  /// The frame of an element in the collection view, with the scrolling of its section.
  func scrolledFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let scroller = scroller(of: attributes.key) else { return attributes.frame }
    return solution.axis == .vertical
      ? attributes.frame.offsetBy(dx: -scroller.contentOffset.x, dy: 0)
      : attributes.frame.offsetBy(dx: 0, dy: -scroller.contentOffset.y)
  }

  func updateScrollers(in view: UICollectionView) {
    for (index, section) in solution.sections.enumerated() {
      guard let orthogonal = section.orthogonal else { continue }
      let scroller = scrollers[index] ?? newScroller(index, in: view)
      scroller.update(section, orthogonal, along: solution.axis.other)
    }
    for index in scrollers.keys.sorted()
    where !solution.sections.indices.contains(index)
      || solution.sections[index].orthogonal == nil
    {
      scrollers.removeValue(forKey: index)?.removeFromSuperview()
    }
  }

  private func newScroller(_ index: Int, in view: UICollectionView) -> OrthogonalScroller {
    let scroller = OrthogonalScroller()
    scroller.onMove = { [weak view] in view?.setNeedsLayout() }
    UIView.performWithoutAnimation {
      view.insertSubview(scroller, at: view.backgroundView == nil ? 0 : 1)
    }
    scrollers[index] = scroller
    return scroller
  }

  func removeScrollers() {
    for index in scrollers.keys.sorted() { scrollers[index]?.removeFromSuperview() }
    scrollers = [:]
  }
}

/// The scroll view in a collection view that shows the groups of a section which scrolls across the
/// layout. Like UIKit's scroll view, it is as wide as the collection view, and it clips the cells.
final class OrthogonalScroller: UIScrollView, ScrollWatcher {
  private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  private var axis = ScrollAxis.horizontal
  /// The offsets at which the content may come to rest, in ascending order.
  private var stops: [CGFloat] = []
  var onMove: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    backgroundColor = .clear
    addWatcher(self)
  }
  required init?(coder: NSCoder) { nil }

  func update(
    _ section: SolvedSection, _ orthogonal: SolvedSection.Orthogonal, along axis: ScrollAxis
  ) {
    let isNew = behavior == .none
    (behavior, self.axis) = (section.behavior, axis)
    if frame != orthogonal.frame { frame = orthogonal.frame }
    let size = axis.size(orthogonal.contentLength, axis.other.length(orthogonal.frame.size))
    if contentSize != size { contentSize = size }
    isPagingEnabled = behavior == .paging
    if axis == .horizontal { alwaysBounceHorizontal = true } else { alwaysBounceVertical = true }
    decelerationRate =
      [.groupPaging, .groupPagingCentered].contains(behavior) ? .fast : .normal
    let length = axis.length(orthogonal.frame.size)
    let groups = section.groups.map(\.frame)
    let lead = groups.first.map { axis.start($0.origin) } ?? 0
    switch behavior {
    case .groupPagingCentered:
      stops = groups.map {
        axis.start($0.origin) + axis.length($0.size) / 2 - length / 2
      }
      let first = max(0, -(stops.first ?? 0))
      let last = max(0, (stops.last ?? 0) + length - orthogonal.contentLength)
      contentInset =
        axis == .horizontal
        ? UIEdgeInsets(top: 0, left: first, bottom: 0, right: last)
        : UIEdgeInsets(top: first, left: 0, bottom: last, right: 0)
      if isNew, let start = stops.first { contentOffset = axis.point(start, 0) }
    case .groupPaging, .continuousGroupLeadingBoundary:
      let end = max(0, orthogonal.contentLength - length)
      stops = groups.map { min(axis.start($0.origin) - lead, end) }
    case .none, .continuous, .paging: stops = []
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onMove?()
  }

  // MARK: ScrollWatcher

  func scrollViewMoved(_ scrollView: UIScrollView) { onMove?() }
  func scrollViewWillLift(_ scrollView: UIScrollView) {}
  func scrollViewLifted(_ scrollView: UIScrollView) {}

  func scrollView(_ scrollView: UIScrollView, restFor target: CGPoint) -> CGPoint {
    guard !stops.isEmpty else { return target }
    let wanted = axis.start(target)
    let stop: CGFloat
    if behavior == .continuousGroupLeadingBoundary {
      stop = nearest(to: wanted)
    } else {
      // A drag moves by at most one group from the group at which it began.
      let start = nearestIndex(to: axis.start(dragOrigin))
      let aimed = nearestIndex(to: wanted)
      let speed = -axis.start(panGestureRecognizer.velocity(in: self))
      let turn = abs(speed) >= Self.turningSpeed ? (speed > 0 ? start + 1 : start - 1) : aimed
      stop = stops[max(0, min(stops.count - 1, max(start - 1, min(start + 1, turn))))]
    }
    return axis == .horizontal
      ? CGPoint(x: stop, y: target.y) : CGPoint(x: target.x, y: stop)
  }

  /// The offset before the drag, computed from the translation of the touch.
  private var dragOrigin: CGPoint {
    let translation = panGestureRecognizer.translation(in: self)
    return CGPoint(x: contentOffset.x + translation.x, y: contentOffset.y + translation.y)
  }

  /// A release with at least this speed, in points per second, moves to the next group (unverified).
  private static let turningSpeed: CGFloat = 200

  private func nearestIndex(to offset: CGFloat) -> Int {
    stops.indices.min { abs(stops[$0] - offset) < abs(stops[$1] - offset) } ?? 0
  }
  private func nearest(to offset: CGFloat) -> CGFloat { stops[nearestIndex(to: offset)] }
}
