extension UIScreen {
  /// A view that shows the current appearance of the whole screen. The returned view does not show
  /// later changes of the screen.
  ///
  /// If `afterUpdates` is true, pending layout and drawing are done first. If no frame has been
  /// rendered, the view is empty. The snapshot does not contain the status bar, because apps do not
  /// draw it.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    if afterUpdates { rootLayer.layoutTree() }
    let view = UIView(frame: bounds)
    view.isUserInteractionEnabled = false
    view.layer.contentsScale = Double(scale)
    view.layer.contents = rootLayer.picture(
      afterUpdates ? .upcoming : .shown, scale: Double(scale))
    return view
  }
}
