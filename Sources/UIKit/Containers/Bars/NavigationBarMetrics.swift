/// Measures of a navigation bar, in points.
///
/// Those of iOS 26.1 are measured (facts F.11); the rest says so.
package enum NavigationBarMetrics {
  // Measured, iOS 26.1.

  /// The least distance of the bar from the top of its view, and the one in a compact height.
  package static let leastTop: CGFloat = 10
  package static let compactTop: CGFloat = 24
  package static let height: CGFloat = 54
  /// What a large title adds below.
  package static let largeExtra: CGFloat = 52
  /// What a prompt adds above.
  package static let promptExtra: CGFloat = 32
  package static let titleCentre: CGFloat = 22
  /// A large title from the leading edge and from the inline part, and its height.
  package static let largeMargin: CGFloat = 16
  package static let largeMarginOnPad: CGFloat = 20
  package static let largeTop: CGFloat = 3.5
  package static let largeHeight: CGFloat = 41
  package static let largeSize: CGFloat = 34
  /// A large title let go while it is pushed this far under the inline part goes on, below goes
  /// back.
  package static let snapForward: CGFloat = 37

  // Unverified: taken from pictures of iOS 26.

  package static let buttonHeight: CGFloat = 44
  package static let margin: CGFloat = 16
  package static let gap: CGFloat = 8
  package static let titleSize: CGFloat = 17
  /// Beside a button's title.
  package static let buttonPadding: CGFloat = 14
  package static let chevronWidth: CGFloat = 12
  /// Seconds; of a change of buttons by itself.
  package static let fade = 0.25

  // Unverified: a large title that content is scrolled under, or pulled away from.

  /// It has faded when it has gone so far.
  package static let largeFade: CGFloat = 41
  /// How much larger it gets at most, and the pull at which it does.
  package static let stretchScale: CGFloat = 1.1
  package static let stretchPull: CGFloat = 150
  /// Content that has been scrolled less than this is still at its edge.
  package static let edgeSlack: CGFloat = 0.5

  // Unverified: how parts stand that come or go.

  /// How far a title stands aside that comes from the right, as a share of the width.
  package static let titleWay: CGFloat = 0.5
  /// The distance of a large title, which moves with its view, and of a title that is covered.
  package static let largeWay: CGFloat = 1
  package static let coveredWay: CGFloat = 0.3
}
