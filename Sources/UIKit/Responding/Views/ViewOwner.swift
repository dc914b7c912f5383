/// What a view tells the controller that owns it.
@MainActor
package protocol ViewOwner: UIResponder, TraitHost {
  /// Before the view joins a superview: containment is checked here.
  func viewWillBeAdded(to superview: UIView)
  func viewDidChangeWindow()
  func viewWillLayout()
  func viewDidLayout()
  /// In place of the view's `updateConstraints()`, which it calls.
  func updateViewConstraints()
  /// The controller's traits, which its view inherits; `base` are those of the view's superview.
  func traits(over base: UITraitCollection?) -> UITraitCollection
  /// What the controller goes by while its view has no superview.
  var inheritedTraits: UITraitCollection { get set }
  /// Added to what reaches the view of the safe area, in points.
  var additionalSafeAreaInsets: UIEdgeInsets { get }
  /// Added as well: what the bars of the controller's container cover.
  var containerInsets: UIEdgeInsets { get }
  /// Whether a container with bars above its children is among the controller's ancestors.
  var isBelowBars: Bool { get }
  func viewSafeAreaInsetsDidChange()
  func viewLayoutMarginsDidChange()
  /// The least margins of the view; nil where the controller does without.
  var minimumMargins: NSDirectionalEdgeInsets? { get }
}
