extension UIView {
  /// A view that shows the current appearance of this view. The returned view does not show later
  /// changes of this view.
  ///
  /// If `afterUpdates` is true, pending layout and drawing take place first. If `afterUpdates` is
  /// false, the snapshot shows the last frame, and is nil for a view that has not been rendered
  /// yet.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(
      from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a snapshot, as `snapshotView(afterScreenUpdates:)` does, of the part inside `rect`.
  /// Cap insets are ignored, so the whole image is stretched.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let image = picture(afterUpdates) else { return nil }
    let view = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
    view.original = self
    view.layer.contents = image
    view.layer.contentsScale = layer.contentsScale
    if rect != bounds, !bounds.isEmpty {
      view.layer.contentsRect = CGRect(
        x: (rect.minX - bounds.minX) / bounds.width, y: (rect.minY - bounds.minY) / bounds.height,
        width: rect.width / bounds.width, height: rect.height / bounds.height)
    }
    return view
  }

  /// Draws the view and its subviews into the current context, stretched to `rect`. Returns false
  /// if the view has not been rendered yet and `afterUpdates` is false.
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

/// The view that shows a snapshot.
package final class SnapshotView: UIView {
  /// The view that the snapshot shows.
  package fileprivate(set) weak var original: UIView?
}
