// Trait inheritance in the view tree. A view without overrides does not store traits. When a view's
// traits are read, they are computed from the traits of its superviews. Notifications of changes go
// down the tree and contain the traits before and after the change.

extension UIView {
  /// The view's traits in the current view tree.
  var currentTraits: UITraitCollection { ownTraits(over: inherited) }

  /// The traits that the view inherits from its controller, or from its superview.
  var inherited: UITraitCollection {
    inherited(over: parentView?.currentTraits) ?? inheritedTraits
  }

  private func inherited(over base: UITraitCollection?) -> UITraitCollection? {
    owner?.traits(over: base) ?? base
  }

  /// Changes the view's own overrides, and notifies all views and controllers that inherit them.
  func changeTraits(_ change: (TraitState) -> Void) {
    let old = currentTraits
    change(ensuredTraitState)
    let new = currentTraits
    guard old != new else { return }
    TraitChanges.tell { [weak self] in self?.passTraits(from: old, to: new) }
  }

  /// Notifies the controller, the view and all descendants of a change of the inherited traits.
  package func inheritedTraitsChanged(from old: UITraitCollection) {
    let new = inherited
    guard old !== new, old != new else { return }
    TraitChanges.tell { [weak self] in self?.receiveTraits(from: old, to: new) }
  }

  /// Notifies parents before children. Views that are removed while this method runs are skipped.
  /// Views that are added while it runs are not notified again.
  private func receiveTraits(from old: UITraitCollection, to new: UITraitCollection) {
    owner?.tellTraits(from: old, to: new)
    let (old, new) = (ownTraits(over: old), ownTraits(over: new))
    if old != new { passTraits(from: old, to: new) }
  }

  private func passTraits(from old: UITraitCollection, to new: UITraitCollection) {
    let children = views
    traitsChanged(from: old, to: new)
    for child in children where child.parentView === self {
      guard let before = child.inherited(over: old), let after = child.inherited(over: new),
        before != after
      else { continue }
      child.receiveTraits(from: before, to: after)
    }
  }

  /// Stores the superview's traits, which the view uses while it has no superview.
  func keepTraits() {
    guard let kept = parentView?.currentTraits else { return }
    inheritedTraits = kept
    owner?.inheritedTraits = kept
  }

  /// Runs app code while the view's traits are the current traits.
  func asCurrent(_ body: () -> Void) {
    let shared = CurrentTraits.here
    let outer = shared.now
    shared.now = currentTraits
    body()
    shared.now = outer
  }

  /// The reading direction of the view's layout, which also depends on its
  /// `semanticContentAttribute`.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: .init(currentTraits))
  }

  /// The layout direction that this attribute produces in the device's reading direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(in: .init(UIScreen.main.traitCollection))
  }

  /// The layout direction that this attribute produces in the reading direction `layoutDirection`.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: layoutDirection)
  }

  func semanticContentChanged() {
    constraintPart?.directionChanged()
    setNeedsLayout()
  }
}

extension UIUserInterfaceLayoutDirection {
  @MainActor
  init(_ traits: UITraitCollection) {
    self = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
