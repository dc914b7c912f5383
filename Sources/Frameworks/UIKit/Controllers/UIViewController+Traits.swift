extension UIViewController {
  /// The controller's traits in the current view hierarchy.
  var currentTraits: UITraitCollection { traits(over: viewIfLoaded?.superview?.traitCollection) }

  /// The controller's traits, based on those of its view's superview, as in iOS 17 and later (WWDC
  /// 2023, session 10057). The overrides of the presentation, the parent and the controller apply
  /// in this order. The order of the first two overrides does not matter, because a presented
  /// controller has no parent.
  package func traits(over base: UITraitCollection?) -> UITraitCollection {
    var traits = base ?? inheritedTraits
    if let ownPresentation { traits = ownPresentation.traitsOfPresented(over: traits) }
    if let parentLayer { traits = parentLayer.over(traits) }
    return ownTraits(over: traits)
  }

  /// Applies a change to the controller's overrides and notifies the controller, its view and all
  /// descendants.
  func changeTraits(_ change: () -> Void) {
    let old = currentTraits
    change()
    let new = currentTraits
    guard old !== new, old != new else { return }
    guard let view = viewIfLoaded else {
      return TraitChanges.tell { [weak self] in self?.tellTraits(from: old, to: new) }
    }
    view.inheritedTraitsChanged(from: old)
  }

  func overrideTraits(_ traits: UITraitCollection?, of child: UIViewController) {
    guard child.parent === self else {
      UIKitLog.raise(
        UIKitLog.invalidArgument,
        "\(child) is not a child of \(self), so its traits cannot be overridden")
    }
    child.changeTraits { child.parentTraits = traits }
  }

  /// The traits that the controller would have if its window had the base traits `base`. Used for
  /// `willTransition(to:with:)`.
  package func traits(underWindowTraits base: UITraitCollection) -> UITraitCollection {
    guard let superview = viewIfLoaded?.superview else { return currentTraits }
    return traits(over: superview.traits(underWindowTraits: base))
  }
}

extension UIView {
  /// The traits that the view would have if its window had the base traits `base`.
  package func traits(underWindowTraits base: UITraitCollection) -> UITraitCollection {
    if self is UIWindow { return ownTraits(over: base) }
    guard let superview else { return currentTraits }
    let above = superview.traits(underWindowTraits: base)
    return ownTraits(over: owner?.traits(over: above) ?? above)
  }
}

extension UIPresentationController {
  /// The traits that the presented controller inherits when the container has `traits`.
  func traitsOfPresented(over traits: UITraitCollection) -> UITraitCollection {
    ownTraits(over: overrideLayer?.over(traits) ?? traits)
  }
}
