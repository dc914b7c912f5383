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
