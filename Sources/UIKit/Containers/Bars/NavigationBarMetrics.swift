/// Dimensions of a navigation bar, in points.
///
/// Values of iOS 26.1 are measured (facts F.11); all others are marked.
package enum NavigationBarMetrics {
  // Measured, iOS 26.1.

  /// The minimum distance of the bar from the top of its view, in a regular and in a compact
  /// height.
  package static let leastTop: CGFloat = 10
  package static let compactTop: CGFloat = 24
  package static let height: CGFloat = 54
  /// The height that a large title adds below.
  package static let largeExtra: CGFloat = 52
  /// The height that a prompt adds above.
  package static let promptExtra: CGFloat = 32
  package static let titleCentre: CGFloat = 22
  /// A large title's distance from the leading edge and from the inline part, and its height.
  package static let largeMargin: CGFloat = 16
  package static let largeMarginOnPad: CGFloat = 20
  package static let largeTop: CGFloat = 3.5
  package static let largeHeight: CGFloat = 41
  package static let largeSize: CGFloat = 34
  /// The distance under the inline part from which a released large title continues to hide; below
  /// it, the title returns.
  package static let snapForward: CGFloat = 37

  // Unverified: taken from pictures of iOS 26.

  package static let buttonHeight: CGFloat = 44
  package static let margin: CGFloat = 16
  package static let gap: CGFloat = 8
  package static let titleSize: CGFloat = 17
  /// Padding beside a button's title.
  package static let buttonPadding: CGFloat = 14
  package static let chevronWidth: CGFloat = 12
  /// Duration of a change of buttons outside transitions; seconds.
  package static let fade = 0.25

  // Unverified: a large title while content is scrolled or pulled.

  /// The distance after which it is fully transparent.
  package static let largeFade: CGFloat = 41
  /// Its maximum scale, and the pull at which it is reached.
  package static let stretchScale: CGFloat = 1.1
  package static let stretchPull: CGFloat = 150
  /// Content scrolled by less than this counts as at its edge.
  package static let edgeSlack: CGFloat = 0.5

  // Unverified: offsets of parts that appear or disappear.

  /// Offset of a title that enters from the right, as a share of the width.
  package static let titleWay: CGFloat = 0.5
  /// Offset of a large title, which moves with its view, and of a covered title.
  package static let largeWay: CGFloat = 1
  package static let coveredWay: CGFloat = 0.3
}
