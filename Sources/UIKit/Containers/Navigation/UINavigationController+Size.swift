// What the top controller would like, passed on to whoever has the navigation controller.
extension UINavigationController {
  /// Tells of the preferred size when it is another one than was told of last. With a change of
  /// the top controller that is when the transition has ended (unverified).
  func passOnPreferredSize() {
    let size = preferredContentSize
    guard size != course.toldSize else { return }
    course.toldSize = size
    preferredSizeChanged()
  }
}
