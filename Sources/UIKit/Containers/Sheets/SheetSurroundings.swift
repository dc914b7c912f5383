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

extension UISheetPresentationController {
  /// What the sheet's places depend on, as it is now.
  var surroundings: SheetSurroundings {
    guard let containerView else {
      return SheetSurroundings(size: .zero, safeArea: .zero, scale: 1, layout: .edgeAttached)
    }
    let traits = containerView.traitCollection
    var surroundings = SheetSurroundings(
      size: containerView.bounds.size, safeArea: containerView.safeAreaInsets,
      scale: traits.displayScale, layout: .edgeAttached)
    surroundings.preferredRadius = preferredCornerRadius
    if traits.verticalSizeClass == .compact {
      surroundings.isCompactHeight = true
      surroundings.layout = prefersEdgeAttachedInCompactHeight ? .edgeAttached : .cover
      let width = presentedViewController.preferredContentSize.width
      if widthFollowsPreferredContentSizeWhenEdgeAttached, width > 0 {
        surroundings.attachedWidth = width
      }
    } else if traits.horizontalSizeClass == .regular {
      surroundings.layout = regularLayout
      surroundings.sourceMiddle = sourceMiddle
    }
    return surroundings
  }

  /// One side of zero leaves that side to the system (unverified).
  private var regularLayout: SheetSurroundings.Layout {
    guard presentationStyle == .formSheet else { return .page }
    var size = presentedViewController.preferredContentSize
    if size.width <= 0 { size.width = SheetSurroundings.formSize.width }
    if size.height <= 0 { size.height = SheetSurroundings.formSize.height }
    return .form(size)
  }

  private var sourceMiddle: CGFloat? {
    guard let containerView, let sourceView, sourceView.window === containerView.window else {
      return nil
    }
    return containerView.convert(sourceView.bounds, from: sourceView).midX
  }
}
