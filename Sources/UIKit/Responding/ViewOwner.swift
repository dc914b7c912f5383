/// What a view tells the controller that owns it.
@MainActor
package protocol ViewOwner: UIResponder {
  /// Before the view joins a superview: containment is checked here.
  func viewWillBeAdded(to superview: UIView)
  func viewDidChangeWindow()
  func viewWillLayout()
  func viewDidLayout()
}
