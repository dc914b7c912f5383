/// The values that determine the positions of a sheet. Lengths in points.
package struct SheetSurroundings: Equatable, Sendable {
  /// The arrangement of a sheet in its container.
  package enum Layout: Equatable, Sendable {
    /// At the bottom edge with detents: in a compact width.
    case edgeAttached
    /// Over the whole container: in a compact height.
    case cover
    /// At the bottom edge in one size: page sheets in a regular width.
    case page
    /// Centred in one size: form sheets in a regular width.
    case form(CGSize)
  }

  /// The container's size.
  package var size: CGSize
  package var safeArea: UIEdgeInsets
  /// Pixels per point.
  package var scale: CGFloat
  package var layout: Layout
  package var isCompactHeight = false
  /// The width of an edge-attached sheet in a compact height; nil for that of the safe area.
  package var attachedWidth: CGFloat?
  /// The horizontal centre of a form sheet; nil for that of the container.
  package var sourceMiddle: CGFloat?
  /// The corner radius that the app prefers.
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
  /// The current surroundings of the sheet.
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

  /// A preferred width or height of zero selects the system's value (unverified).
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
