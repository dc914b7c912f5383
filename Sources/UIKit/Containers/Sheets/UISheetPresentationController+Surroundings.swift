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
