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

extension UISheetPresentationController {
  /// The current surroundings of this sheet.
  var surroundings: SheetSurroundings {
    guard let containerView else {
      return SheetSurroundings(size: .zero, safeArea: .zero, scale: 1, layout: .edgeAttached)
    }
    let traits = containerView.traitCollection
    var surroundings = SheetSurroundings(
      size: containerView.bounds.size, safeArea: containerView.safeAreaInsets,
      scale: traits.displayScale, layout: .edgeAttached)
    surroundings.preferredRadius = preferredCornerRadius
    surroundings.keyboardTop = keyboardTop
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

  /// The top of the keyboard in the container while text in the sheet is edited.
  private var keyboardTop: CGFloat? {
    guard let containerView, let editing = UIResponder.first as? UIView,
      editing.isDescendant(of: sheetView)
    else { return nil }
    let overlap = KeyboardArea.current.overlap(with: containerView)
    return overlap > 0 ? containerView.bounds.height - overlap : nil
  }

  /// If the preferred width or height is zero, the system's value is used (unverified).
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
