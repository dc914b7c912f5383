/// Tracks the scroll view below a navigation bar, on behalf of one item of the bar.
///
/// The navigation item stores the scrolled distance. The bar therefore looks the same after the
/// item's controller has been covered and shown again.
@MainActor
final class BarScroll: ScrollWatcher {
  private weak var view: UIScrollView?
  private weak var item: UINavigationItem?
  /// Whether the item shows a large title while the content is at its start.
  var isLarge: () -> Bool = { false }
  /// Called after the content has moved.
  var onMove: (() -> Void)?

  /// Tracks `view` and stores its scrolled distance immediately.
  func follow(_ view: UIScrollView?, for item: UINavigationItem?) {
    if view !== self.view {
      self.view?.removeWatcher(self)
      self.view = view
      view?.addWatcher(self)
    }
    self.item = item
    measure()
  }

  private func measure() {
    guard let item else { return }
    let distance = view?.distanceFromStart ?? 0
    // If the scroll view has a refresh control, a pull does not move the title (unverified).
    item.scrolledDistance = view?.keepsPulls == true ? max(0, distance) : distance
  }

  func scrollViewMoved(_ scrollView: UIScrollView) {
    let old = item?.scrolledDistance
    measure()
    if item?.scrolledDistance != old { onMove?() }
  }

  func scrollViewLifted(_ scrollView: UIScrollView) {}

  /// Moves the scroll target so that neither a large title nor a search bar that hides comes to a
  /// stop halfway (facts F.11). Unverified: that the scroll target is changed when dragging ends,
  /// and that paging scroll views are exempt.
  func scrollView(_ scrollView: UIScrollView, restFor target: CGPoint) -> CGPoint {
    guard let item, !scrollView.isPagingEnabled else { return target }
    var collapse = NavigationBarCollapse(of: item)
    collapse.distance = scrollView.distanceFromStart(at: target)
    let way = collapse.rest(isLarge: isLarge()).distance - collapse.distance
    guard way != 0 else { return target }
    return scrollView.clamped(CGPoint(x: target.x, y: target.y + way))
  }
}

extension NavigationBarCollapse {
  /// The effect of scrolling on a bar that shows `item`.
  @MainActor
  init(of item: UINavigationItem) {
    self.init(distance: item.scrolledDistance, search: item.hidingSearchHeight)
  }
}

extension UIViewController {
  /// The scroll view that the bar above this controller tracks. If the controller has set a content
  /// scroll view, the bar tracks that view. Otherwise, the bar tracks the controller's view if it
  /// is a scroll view, or else the first scroll view among the view's subviews. Unverified: where
  /// else UIKit looks for a scroll view.
  var scrollViewUnderBar: UIScrollView? {
    if let named = contentScrollView(for: .top) {
      CallTrace.note(.layout, self, .message("contentScrollView", ["for": .text(".top")]))
      return named
    }
    guard let view = viewIfLoaded else { return nil }
    if let view = view as? UIScrollView { return view }
    return view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}
