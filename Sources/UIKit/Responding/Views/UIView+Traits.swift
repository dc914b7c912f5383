// How traits come down the tree of views. Nothing is kept where nothing is overridden: a view
// asks upwards, and a change is told downwards as a pair of values, the traits before and after.

extension UIView {
  /// The view's traits as the tree stands now.
  var currentTraits: UITraitCollection { ownTraits(over: inherited) }

  /// What the view inherits: from its controller, else from its superview.
  var inherited: UITraitCollection {
    inherited(over: parentView?.currentTraits) ?? inheritedTraits
  }

  private func inherited(over base: UITraitCollection?) -> UITraitCollection? {
    owner?.traits(over: base) ?? base
  }

  /// Changes the view's own overrides and tells whoever inherits them.
  func changeTraits(_ change: (TraitState) -> Void) {
    let old = currentTraits
    change(ensuredTraitState)
    let new = currentTraits
    guard old != new else { return }
    TraitChanges.tell { [weak self] in self?.passTraits(from: old, to: new) }
  }

  /// Tells the controller, the view and all below of a change of what the view inherits.
  package func inheritedTraitsChanged(from old: UITraitCollection) {
    let new = inherited
    guard old !== new, old != new else { return }
    TraitChanges.tell { [weak self] in self?.receiveTraits(from: old, to: new) }
  }

  /// Parents hear before children; a view that has been moved away by then hears nothing here,
  /// one that has come has been told already.
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

  /// Keeps what the superview hands down, for the time without one.
  func keepTraits() {
    guard let kept = parentView?.currentTraits else { return }
    inheritedTraits = kept
    owner?.inheritedTraits = kept
  }

  /// Runs app code with the view's traits as the current ones.
  func asCurrent(_ body: () -> Void) {
    let room = CurrentTraits.here
    let outer = room.now
    room.now = currentTraits
    body()
    room.now = outer
  }

  /// The reading direction the view is laid out in.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    currentTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
