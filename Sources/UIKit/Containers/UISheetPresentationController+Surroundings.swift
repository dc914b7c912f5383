extension UISheetPresentationController {
  /// What the sheet's places depend on, as it is now.
  var surroundings: SheetSurroundings {
    let size = containerView?.bounds.size ?? .zero
    let isPad = min(size.width, size.height) >= 744
    var surroundings = SheetSurroundings(
      size: size,
      safeArea: isPad
        ? UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0)
        : size.height > 700
          ? UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
          : UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      scale: UIScreen.main.scale, layout: .edgeAttached)
    surroundings.preferredRadius = preferredCornerRadius
    if isPad {
      let wanted = presentedViewController.preferredContentSize
      surroundings.layout =
        presentationStyle == .formSheet
        ? .form(wanted == .zero ? SheetSurroundings.formSize : wanted) : .page
      surroundings.sourceMiddle = sourceMiddle
    } else if size.height < 480 {
      surroundings.isCompactHeight = true
      surroundings.layout = prefersEdgeAttachedInCompactHeight ? .edgeAttached : .cover
      let width = presentedViewController.preferredContentSize.width
      if widthFollowsPreferredContentSizeWhenEdgeAttached, width > 0 {
        surroundings.attachedWidth = width
      }
    }
    return surroundings
  }

  private var sourceMiddle: CGFloat? {
    guard let containerView, let sourceView, sourceView.window === containerView.window else {
      return nil
    }
    return containerView.convert(sourceView.bounds, from: sourceView).midX
  }
}
