/// The scroll view that contains the pages. The content of the scroll view is a row of up to three
/// places: the previous, the current and the next one. At rest, the current place is visible.
@MainActor
final class PageScroller: NSObject, UIScrollViewDelegate {
  let view = UIScrollView()
  /// Called when a gesture or an animation moves the content. The argument is the distance from the
  /// current place in points, which is positive towards the following pages.
  var onMove: ((CGFloat) -> Void)?
  /// Called when the content has stopped moving.
  var onRest: (() -> Void)?

  private let isVertical: Bool
  /// The distance between the pages in adjacent places, in points.
  private let spacing: CGFloat
  private var current: [UIViewController] = []
  private var hasBefore = false
  private var hasAfter = false
  /// Whether the scroller itself is setting the content offset.
  private var isPlacing = false

  init(isVertical: Bool, spacing: CGFloat) {
    (self.isVertical, self.spacing) = (isVertical, spacing)
    super.init()
    view.isPagingEnabled = true
    view.showsHorizontalScrollIndicator = false
    view.showsVerticalScrollIndicator = false
    view.scrollsToTop = false
    view.contentInsetAdjustmentBehavior = .never
    view.alwaysBounceHorizontal = !isVertical
    view.alwaysBounceVertical = isVertical
    view.delegate = self
  }

  /// The distance by which the content moves from one place to the next, in points.
  var length: CGFloat { isVertical ? view.bounds.height : view.bounds.width }

  private var offset: CGFloat { isVertical ? view.contentOffset.y : view.contentOffset.x }
  private var currentOffset: CGFloat { hasBefore ? length : 0 }

  /// The distance of the content from the current place, in points. The distance is positive
  /// towards the following pages.
  var distance: CGFloat { offset - currentOffset }

  /// Sets the pages of the current place and scrolls to it. Adds a place before the current place
  /// if `hasBefore` is true, and a place after it if `hasAfter` is true.
  func arrange(_ current: [UIViewController], hasBefore: Bool, hasAfter: Bool) {
    (self.current, self.hasBefore, self.hasAfter) = (current, hasBefore, hasAfter)
    layOut()
  }

  /// Sets the frame of the scroll view, so that the current place fills `area`. The frame extends
  /// beyond `area` by half of the spacing on both sides.
  func place(in area: CGRect) {
    let frame = area.insetBy(dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
    guard frame != view.frame else { return }
    view.frame = frame
    layOut()
  }

  private func layOut() {
    isPlacing = true
    defer { isPlacing = false }
    let count: CGFloat = 1 + (hasBefore ? 1 : 0) + (hasAfter ? 1 : 0)
    view.contentSize = CGSize(
      width: isVertical ? view.bounds.width : view.bounds.width * count,
      height: isVertical ? view.bounds.height * count : view.bounds.height)
    fit(current, at: currentOffset)
    view.setContentOffset(point(currentOffset), animated: false)
  }

  /// Sets the frames of the pages in one place. If there are two pages, each of them fills one half
  /// of the place.
  private func fit(_ pages: [UIViewController], at offset: CGFloat) {
    let place = CGRect(
      origin: point(offset), size: view.bounds.size
    ).insetBy(dx: isVertical ? 0 : spacing / 2, dy: isVertical ? spacing / 2 : 0)
    let share = CGFloat(pages.count)
    for (number, page) in pages.enumerated() where page.viewIfLoaded?.superview === view {
      var frame = place
      if isVertical {
        frame.size.height /= share
        frame.origin.y += CGFloat(number) * frame.height
      } else {
        frame.size.width /= share
        frame.origin.x += CGFloat(number) * frame.width
      }
      page.view.frameWithoutTransform = frame
    }
  }

  private func point(_ offset: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
  }

  /// Adds the views of pages to the place before or after the current one.
  func add(_ pages: [UIViewController], isForward: Bool) {
    for page in pages { view.addSubview(page.view) }
    fit(pages, at: offset(isForward: isForward))
  }

  /// Scrolls to the place before or after the current one, with animation. `onRest` is called at
  /// the end.
  func scroll(isForward: Bool) {
    view.setContentOffset(point(offset(isForward: isForward)), animated: true)
  }

  private func offset(isForward: Bool) -> CGFloat {
    currentOffset + (isForward ? length : -length)
  }

  // MARK: UIScrollViewDelegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !isPlacing { onMove?(distance) }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { onRest?() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { onRest?() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { onRest?() }
}
