// The place of a child's view between its container's bars.
extension UIViewController {
  /// Places the view in a container's view, with the frame that the container's bars leave to it.
  func place(_ view: UIView, in frame: CGRect, of container: UIView) {
    // A view that extends under all bars keeps the frame that the app may have given it.
    guard frame != container.bounds || record.endsAtBars else { return }
    record.endsAtBars = frame != container.bounds
    if view.frameWithoutTransform != frame { view.place(in: frame) }
    view.setNeedsEdges()
  }
}
