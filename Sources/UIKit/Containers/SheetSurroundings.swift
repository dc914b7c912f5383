/// What the places of a sheet depend on. Lengths in points.
struct SheetSurroundings: Equatable, Sendable {
  /// How a sheet stands in its container.
  enum Layout: Equatable, Sendable {
    /// On the bottom edge at its detents: wherever the width is compact.
    case edgeAttached
    /// Over the whole container: where the height is compact.
    case cover
    /// On the bottom edge in one size: page sheets in a regular width.
    case page
    /// In the middle in one size: form sheets in a regular width.
    case form(CGSize)
  }

  /// The container's.
  var size: CGSize
  var safeArea: UIEdgeInsets
  /// Pixels a point.
  var scale: CGFloat
  var layout: Layout
  var isCompactHeight = false
  /// The width of an edge-attached sheet in a compact height; nil: that of the safe area.
  var attachedWidth: CGFloat?
  /// Where the middle of a form sheet should stand, for want of better the container's.
  var sourceMiddle: CGFloat?
  /// The radius an app prefers to the built-in ones.
  var preferredRadius: CGFloat?
  /// A form sheet's size when the presented controller prefers none.
  ///
  /// Measured on an iPad A16, iOS 26.1 (facts D.15).
  static let formSize = CGSize(width: 580, height: 650)
}
