/// Follows the scroll view below a navigation bar, for one item of the bar.
///
/// Its content's way from its start is kept by the item, so that a controller that is covered and
/// shown again finds its bar as it was.
@MainActor
final class BarScroll: ScrollWatcher {
  private weak var view: UIScrollView?
  private weak var item: UINavigationItem?
  /// Whether the item's title stands large while the content is at its start.
  var isLarge: () -> Bool = { false }
  /// Told when the content has moved.
  var onMove: (() -> Void)?

  /// Goes by `view` from now on, and takes its place over at once.
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
    // A refresh control has its own use for a pull: the title stays (unverified).
    item.scrolledDistance = view?.keepsPulls == true ? max(0, distance) : distance
  }

  func scrollViewMoved(_ scrollView: UIScrollView) {
    let old = item?.scrolledDistance
    measure()
    if item?.scrolledDistance != old { onMove?() }
  }

  func scrollViewLifted(_ scrollView: UIScrollView) {}

  /// A title that would stay half under the bar goes on or back (facts F.11). That the content is
  /// aimed there at the lift, and pages are left alone, is unverified.
  func scrollView(_ scrollView: UIScrollView, restFor target: CGPoint) -> CGPoint {
    guard isLarge(), !scrollView.isPagingEnabled else { return target }
    let distance = scrollView.distanceFromStart(at: target)
    guard distance > 0, distance < NavigationBarMetrics.largeExtra else { return target }
    var rest = target
    rest.y += NavigationBarCollapse(distance: distance).rest.distance - distance
    return scrollView.clamped(rest)
  }
}

extension UIViewController {
  /// The scroll view that the bar above this controller goes by: the one that was named, else the
  /// controller's view, else the first scroll view in it (where else UIKit looks is unverified).
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
