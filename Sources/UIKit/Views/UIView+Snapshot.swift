extension UIView {
  /// A view that shows what this one looks like now; it does not follow later changes.
  ///
  /// With `afterUpdates` layout and drawing that wait for the next frame are done first; without,
  /// the picture is that of the last frame, and nil for a view that was in none.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(
      from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// As `snapshotView(afterScreenUpdates:)`, of the part inside `rect`. Cap insets are not
  /// applied: the whole picture stretches.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let image = picture(afterUpdates) else { return nil }
    let view = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
    view.layer.contents = image
    view.layer.contentsScale = layer.contentsScale
    if rect != bounds, !bounds.isEmpty {
      view.layer.contentsRect = CGRect(
        x: (rect.minX - bounds.minX) / bounds.width, y: (rect.minY - bounds.minY) / bounds.height,
        width: rect.width / bounds.width, height: rect.height / bounds.height)
    }
    return view
  }

  /// Draws what the view and its subviews look like into the current context, stretched to
  /// `rect`. False when the view was in no frame yet and `afterUpdates` is false.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), let image = picture(afterUpdates) else {
      return false
    }
    context.drawUpright(image, in: rect)
    return true
  }

  private func picture(_ afterUpdates: Bool) -> CGImage? {
    if afterUpdates { layoutIfNeeded() }
    let image = layer.picture(afterUpdates ? .upcoming : .shown, scale: layer.contentsScale)
    if image == nil, !afterUpdates, !bounds.isEmpty {
      UIKitLog.warn(
        "Snapshotting a view (\(World.current.names(self))) that is not in a visible window "
          + "requires afterScreenUpdates:YES.")
    }
    return image
  }
}

/// A picture of another view.
private final class SnapshotView: UIView {}
