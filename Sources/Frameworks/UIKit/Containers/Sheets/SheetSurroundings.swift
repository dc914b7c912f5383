/// The values that determine the positions of a sheet. Lengths are in points.
package struct SheetSurroundings: Equatable, Sendable {
  /// The arrangement of a sheet in its container.
  package enum Layout: Equatable, Sendable {
    /// The sheet is at the bottom edge and has detents. This layout is used in a compact width.
    case edgeAttached
    /// The sheet covers the whole container. This layout is used in a compact height.
    case cover
    /// The sheet is at the bottom edge and has one size. This layout is used for page sheets in a
    /// regular width.
    case page
    /// The sheet is centred and has one size. This layout is used for form sheets in a regular
    /// width.
    case form(CGSize)
  }

  /// The container's size.
  package var size: CGSize
  package var safeArea: UIEdgeInsets
  /// The number of pixels per point.
  package var scale: CGFloat
  package var layout: Layout
  package var isCompactHeight = false
  /// The width of an edge-attached sheet in a compact height; nil means the width of the safe area.
  package var attachedWidth: CGFloat?
  /// The horizontal centre of a form sheet; nil means the centre of the container.
  package var sourceMiddle: CGFloat?
  /// The corner radius that the app prefers; nil if it has not set one.
  package var preferredRadius: CGFloat?
  /// The top edge of a keyboard that covers the container's bottom; nil if there is no such
  /// keyboard or if the edited text is not in the sheet.
  package var keyboardTop: CGFloat?

  package init(size: CGSize, safeArea: UIEdgeInsets, scale: CGFloat, layout: Layout) {
    (self.size, self.safeArea, self.scale, self.layout) = (size, safeArea, scale, layout)
  }

  /// The size of a form sheet if the presented controller does not have a preferred size.
  ///
  /// The size was measured on an iPad A16, iOS 26.1 (facts D.15).
  package static let formSize = CGSize(width: 580, height: 650)
}
