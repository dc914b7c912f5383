/// The effect of scrolling on a navigation bar with a search bar that hides, or with a large title.
///
/// The effect depends on how far the content has been scrolled or pulled down. The search bar hides
/// first, then the large title moves under the inline part (unverified).
package struct NavigationBarCollapse: Equatable {
  /// The content's distance from its start, in points; negative if the content is pulled beyond its
  /// start.
  package var distance: CGFloat
  /// The height of a search bar that hides while content is scrolled; 0 if there is none.
  package var search: CGFloat

  package init(distance: CGFloat = 0, search: CGFloat = 0) {
    (self.distance, self.search) = (distance, search)
  }

  private var way: CGFloat { min(max(distance - search, 0), NavigationBarMetrics.largeExtra) }
  private var pull: CGFloat { max(0, -distance) }

  /// The hidden part of the search bar's height.
  package var hiddenSearch: CGFloat { min(max(distance, 0), search) }
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

  /// Whether content has been scrolled under the bar. If the bar has a large title or a search bar
  /// that hides, the content must be scrolled by more than their height.
  package func isUnder(isLarge: Bool) -> Bool {
    distance > height(isLarge: isLarge) + NavigationBarMetrics.edgeSlack
  }

  /// The height of the parts that scrolling hides.
  private func height(isLarge: Bool) -> CGFloat {
    search + (isLarge ? NavigationBarMetrics.largeExtra : 0)
  }

  /// The position that the content takes after a drag has ended, so that neither the search bar nor
  /// a large title stays half hidden. Unverified for the search bar: that there is such a position,
  /// and that the half of the height decides.
  package func rest(isLarge: Bool) -> NavigationBarCollapse {
    guard distance > 0, distance < height(isLarge: isLarge) else { return self }
    var rest = self
    if distance < search {
      rest.distance = distance < search / 2 ? 0 : search
    } else {
      rest.distance = way < NavigationBarMetrics.snapForward ? search : height(isLarge: isLarge)
    }
    return rest
  }
}
