/// The scroll view under the pages: a row of up to three places, of which the current one is shown.
@MainActor
final class PageScroller: NSObject, UIScrollViewDelegate {
  let view = UIScrollView()
  /// Called when the content moves by a gesture or an animation, with the distance from the current
  /// place in points; positive towards the following pages.
  var onMove: ((CGFloat) -> Void)?
  /// Called when the content has come to rest.
  var onRest: (() -> Void)?

  private let isVertical: Bool
  /// Points between two places.
  private let spacing: CGFloat
  private var current: [UIViewController] = []
  private var hasBefore = false
  private var hasAfter = false
  /// True while the scroller itself sets the offset.
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

  /// The distance of two places.
  var length: CGFloat { isVertical ? view.bounds.height : view.bounds.width }

  private var offset: CGFloat { isVertical ? view.contentOffset.y : view.contentOffset.x }
  private var currentOffset: CGFloat { hasBefore ? length : 0 }

  /// How far the content is from the current place; positive towards the following pages.
  var distance: CGFloat { offset - currentOffset }

  /// Sets the pages of the current place and shows it, with a place on each side that has pages.
  func arrange(_ current: [UIViewController], hasBefore: Bool, hasAfter: Bool) {
    (self.current, self.hasBefore, self.hasAfter) = (current, hasBefore, hasAfter)
    layOut()
  }

  /// Fills `area` with the places, each in the middle of its spacing.
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

  /// Two pages share their place, side by side.
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
      page.view.frame = frame
    }
  }

  private func point(_ offset: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
  }

  /// Adds the views of pages that come into sight on one side.
  func add(_ pages: [UIViewController], _ direction: UIPageViewController.NavigationDirection) {
    for page in pages { view.addSubview(page.view) }
    fit(pages, at: offset(direction))
  }

  /// Scrolls to the place on one side; `onRest` follows.
  func scroll(_ direction: UIPageViewController.NavigationDirection) {
    view.setContentOffset(point(offset(direction)), animated: true)
  }

  private func offset(_ direction: UIPageViewController.NavigationDirection) -> CGFloat {
    currentOffset + (direction == .forward ? length : -length)
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
