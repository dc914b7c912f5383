/// The effect of scrolling on a navigation bar with a large title. The effect depends on how far
/// the title has moved under the inline part, or how far the content has been pulled down.
package struct NavigationBarCollapse: Equatable {
  /// The content's distance from its start, in points; negative if the content is pulled beyond its
  /// start.
  package var distance: CGFloat

  package init(distance: CGFloat = 0) { self.distance = distance }

  private var way: CGFloat { min(max(distance, 0), NavigationBarMetrics.largeExtra) }
  private var pull: CGFloat { max(0, -distance) }

  /// The remaining height of the large title.
  package var extra: CGFloat { NavigationBarMetrics.largeExtra - way }
  /// The remaining height of the large title plus the height that a pull adds.
  package var shownExtra: CGFloat { extra + pull }
  /// How far the large title is above its resting position; negative if it is below.
  package var lift: CGFloat { way - pull }
  /// Whether the inline title is visible. The inline title appears when the large title is fully
  /// hidden (measured at 52 points).
  package var showsInlineTitle: Bool { way >= NavigationBarMetrics.largeExtra }
  /// The opacity of the large title, from 0 to 1. The opacity decreases linearly (unverified).
  package var largeAlpha: CGFloat { max(0, 1 - way / NavigationBarMetrics.largeFade) }
  /// The scale of the large title (unverified).
  package var largeScale: CGFloat {
    1 + (NavigationBarMetrics.stretchScale - 1) * min(1, pull / NavigationBarMetrics.stretchPull)
  }

  /// Whether content has been scrolled under the bar. If the bar has a large title, the content
  /// must be scrolled by more than the title's height.
  package func isUnder(isLarge: Bool) -> Bool {
    distance > (isLarge ? NavigationBarMetrics.largeExtra : 0) + NavigationBarMetrics.edgeSlack
  }

  /// The position that the content takes after a drag has ended.
  package var rest: NavigationBarCollapse {
    let isGone = way >= NavigationBarMetrics.snapForward
    return NavigationBarCollapse(distance: isGone ? NavigationBarMetrics.largeExtra : 0)
  }
}
