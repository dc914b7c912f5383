/// The effect of scrolling on a navigation bar with a large title: how far the title has moved
/// under the inline part, or how far the content has been pulled down.
package struct NavigationBarCollapse: Equatable {
  /// The content's distance from its start; points, negative when pulled beyond it.
  package var distance: CGFloat

  package init(distance: CGFloat = 0) { self.distance = distance }

  private var way: CGFloat { min(max(distance, 0), NavigationBarMetrics.largeExtra) }
  private var pull: CGFloat { max(0, -distance) }

  /// The remaining height of the large title.
  package var extra: CGFloat { NavigationBarMetrics.largeExtra - way }
  /// The remaining height plus the height that a pull adds.
  package var shownExtra: CGFloat { extra + pull }
  /// The large title's offset above its resting position; negative below.
  package var lift: CGFloat { way - pull }
  /// Whether the inline title is shown: once the large one is fully hidden (measured at 52).
  package var showsInlineTitle: Bool { way >= NavigationBarMetrics.largeExtra }
  /// Opacity of the large title, 0…1; decreases linearly (unverified).
  package var largeAlpha: CGFloat { max(0, 1 - way / NavigationBarMetrics.largeFade) }
  /// Scale of the large title (unverified).
  package var largeScale: CGFloat {
    1 + (NavigationBarMetrics.stretchScale - 1) * min(1, pull / NavigationBarMetrics.stretchPull)
  }

  /// Whether content is under the bar, beyond the height that a large title gives up.
  package func isUnder(isLarge: Bool) -> Bool {
    distance > (isLarge ? NavigationBarMetrics.largeExtra : 0) + NavigationBarMetrics.edgeSlack
  }

  /// The position at rest after a drag ends.
  package var rest: NavigationBarCollapse {
    let isGone = way >= NavigationBarMetrics.snapForward
    return NavigationBarCollapse(distance: isGone ? NavigationBarMetrics.largeExtra : 0)
  }
}
