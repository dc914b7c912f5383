/// Dimensions of a navigation bar, in points.
///
/// The values are measured on iOS 26.1 (facts F.11), except where a comment says that they are not.
package enum NavigationBarMetrics {
  // The following values are measured on iOS 26.1.

  /// The minimum distance of the bar from the top edge of the navigation controller's view, in a
  /// regular and in a compact height.
  package static let leastTop: CGFloat = 10
  package static let compactTop: CGFloat = 24
  package static let height: CGFloat = 54
  /// The height that a large title adds below the inline part.
  package static let largeExtra: CGFloat = 52
  /// The height that a prompt adds above the inline part.
  package static let promptExtra: CGFloat = 32
  package static let titleCentre: CGFloat = 22
  /// The distances of a large title from the leading edge and from the inline part, and the height
  /// of a large title.
  package static let largeMargin: CGFloat = 16
  package static let largeMarginOnPad: CGFloat = 20
  package static let largeTop: CGFloat = 3.5
  package static let largeHeight: CGFloat = 41
  package static let largeSize: CGFloat = 34
  /// If a drag ends after the large title has moved at least this far under the inline part, the
  /// title moves on until it is hidden. Otherwise the title returns.
  package static let snapForward: CGFloat = 37

  // The sizes, margins and durations of the navigation bar that are defined below are unverified.
  // These values are taken from pictures of iOS 26.

  package static let buttonHeight: CGFloat = 44
  package static let margin: CGFloat = 16
  package static let gap: CGFloat = 8
  package static let titleSize: CGFloat = 17
  /// Padding beside a button's title.
  package static let buttonPadding: CGFloat = 14
  package static let chevronWidth: CGFloat = 12
  /// The duration of a change of buttons outside transitions, in seconds.
  package static let fade = 0.25

  // The values that determine how a large title changes while content is scrolled or pulled are
  // unverified.

  /// The distance after which the large title is fully transparent.
  package static let largeFade: CGFloat = 41
  /// The maximum scale of the large title, and the pull distance at which it is reached.
  package static let stretchScale: CGFloat = 1.1
  package static let stretchPull: CGFloat = 150
  /// Content that is scrolled by less than this distance counts as being at its edge.
  package static let edgeSlack: CGFloat = 0.5

  // The values that determine how far the parts of the bar move while they appear or disappear are
  // unverified.

  /// The offset of a title that enters from the right, as a fraction of the width.
  package static let titleWay: CGFloat = 0.5
  /// The offset of a large title that moves with its view, and the offset of a covered title, as
  /// fractions of the width.
  package static let largeWay: CGFloat = 1
  package static let coveredWay: CGFloat = 0.3
}
