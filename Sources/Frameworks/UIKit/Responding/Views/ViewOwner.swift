/// The operations on a view's controller that the view needs.
@MainActor
package protocol ViewOwner: UIResponder, TraitHost {
  /// Called before the view is added to a superview. The controller checks that the superview's
  /// controller contains this controller.
  func viewWillBeAdded(to superview: UIView)
  func viewDidChangeWindow()
  func viewWillLayout()
  func viewDidLayout()
  /// Called instead of the view's `updateConstraints()`; the default implementation calls
  /// `updateConstraints()`.
  func updateViewConstraints()
  /// The controller's traits, which its view inherits. `base` contains the traits of the view's
  /// superview.
  func traits(over base: UITraitCollection?) -> UITraitCollection
  /// The traits that the controller uses while its view has no superview.
  var inheritedTraits: UITraitCollection { get set }
  /// The insets that are added to the view's inherited safe area, in points.
  var additionalSafeAreaInsets: UIEdgeInsets { get }
  /// The insets that are added for the bars of the controller's container.
  var containerInsets: UIEdgeInsets { get }
  /// Whether an ancestor of the controller is a container whose bars lie in front of its children.
  var isBelowBars: Bool { get }
  func viewSafeAreaInsetsDidChange()
  func viewLayoutMarginsDidChange()
  /// The minimum margins of the view; nil if the controller does not require them.
  var minimumMargins: NSDirectionalEdgeInsets? { get }
}
