/// What scrolling makes of a navigation bar with a large title: how far the title has gone under
/// the inline part, or how far the content has been pulled away from it.
package struct NavigationBarCollapse: Equatable {
  /// How far the content has been scrolled from its start; points, negative beyond it.
  package var distance: CGFloat

  package init(distance: CGFloat = 0) { self.distance = distance }

  private var way: CGFloat { min(max(distance, 0), NavigationBarMetrics.largeExtra) }
  private var pull: CGFloat { max(0, -distance) }

  /// What is left of the large title's height.
  package var extra: CGFloat { NavigationBarMetrics.largeExtra - way }
  /// The height with what a pull adds to the bar.
  package var shownExtra: CGFloat { extra + pull }
  /// How far the large title stands above its place, negative below.
  package var lift: CGFloat { way - pull }
  /// The inline title takes over when nothing of the large one is left (measured at 52).
  package var showsInlineTitle: Bool { way >= NavigationBarMetrics.largeExtra }
  /// How much of the large title shows, 0…1; evenly less (unverified).
  package var largeAlpha: CGFloat { max(0, 1 - way / NavigationBarMetrics.largeFade) }
  /// How large it stands (unverified).
  package var largeScale: CGFloat {
    1 + (NavigationBarMetrics.stretchScale - 1) * min(1, pull / NavigationBarMetrics.stretchPull)
  }

  /// Whether content has gone under the bar, beyond what the large title gives way.
  package func isUnder(isLarge: Bool) -> Bool {
    distance > (isLarge ? NavigationBarMetrics.largeExtra : 0) + NavigationBarMetrics.edgeSlack
  }

  /// Where it comes to rest when it is let go.
  package var rest: NavigationBarCollapse {
    let isGone = way >= NavigationBarMetrics.snapForward
    return NavigationBarCollapse(distance: isGone ? NavigationBarMetrics.largeExtra : 0)
  }
}
