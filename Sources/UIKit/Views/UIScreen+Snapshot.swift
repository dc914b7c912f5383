extension UIScreen {
  /// A view with the current appearance of the whole screen; it does not follow later changes.
  ///
  /// With `afterUpdates`, pending layout and drawing are done first. Without a rendered frame the
  /// view is empty. The status bar, which no app draws, is not part of it.
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
