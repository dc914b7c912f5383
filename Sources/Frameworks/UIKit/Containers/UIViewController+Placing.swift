// Places a child's view between the bars of its container.
extension UIViewController {
  /// Sets the view's frame in the container's view. `frame` is the area that the container's bars
  /// leave free for the view.
  func place(_ view: UIView, in frame: CGRect, of container: UIView) {
    // A view that extends under all bars keeps the frame that the app may have given it.
    guard frame != container.bounds || record.endsAtBars else { return }
    record.endsAtBars = frame != container.bounds
    if view.frameWithoutTransform != frame { view.place(in: frame) }
    view.setNeedsEdges()
  }
}
