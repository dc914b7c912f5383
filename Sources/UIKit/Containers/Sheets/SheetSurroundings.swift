/// What the places of a sheet depend on. Lengths in points.
package struct SheetSurroundings: Equatable, Sendable {
  /// How a sheet stands in its container.
  package enum Layout: Equatable, Sendable {
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
  package var size: CGSize
  package var safeArea: UIEdgeInsets
  /// Pixels a point.
  package var scale: CGFloat
  package var layout: Layout
  package var isCompactHeight = false
  /// The width of an edge-attached sheet in a compact height; nil: that of the safe area.
  package var attachedWidth: CGFloat?
  /// Where the middle of a form sheet should stand, for want of better the container's.
  package var sourceMiddle: CGFloat?
  /// The radius an app prefers to the built-in ones.
  package var preferredRadius: CGFloat?
  package init(size: CGSize, safeArea: UIEdgeInsets, scale: CGFloat, layout: Layout) {
    (self.size, self.safeArea, self.scale, self.layout) = (size, safeArea, scale, layout)
  }

  /// A form sheet's size when the presented controller prefers none.
  ///
  /// Measured on an iPad A16, iOS 26.1 (facts D.15).
  package static let formSize = CGSize(width: 580, height: 650)
}
