extension UIViewController {
  /// The controller's traits as the tree stands now.
  var currentTraits: UITraitCollection { traits(over: viewIfLoaded?.superview?.traitCollection) }

  /// The traits come from the view's superview (iOS 17 and later: WWDC 2023, session 10057); on
  /// top of them what the presentation, then the parent, then the controller overrides. Which of
  /// presentation and parent goes first never matters: a presented controller has no parent.
  package func traits(over base: UITraitCollection?) -> UITraitCollection {
    var traits = base ?? inheritedTraits
    if let ownPresentation { traits = ownPresentation.traitsOfPresented(over: traits) }
    if let parentLayer { traits = parentLayer.over(traits) }
    return ownTraits(over: traits)
  }

  /// Makes a change to what the controller overrides and tells it, its view and all below.
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

  /// The controller's traits as they will be once its window's base traits are `base`: for
  /// `willTransition(to:with:)`.
  package func traits(underWindowTraits base: UITraitCollection) -> UITraitCollection {
    guard let superview = viewIfLoaded?.superview else { return currentTraits }
    return traits(over: superview.traits(underWindowTraits: base))
  }
}

extension UIView {
  /// The view's traits as they will be once its window's base traits are `base`.
  package func traits(underWindowTraits base: UITraitCollection) -> UITraitCollection {
    if self is UIWindow { return ownTraits(over: base) }
    guard let superview else { return currentTraits }
    let above = superview.traits(underWindowTraits: base)
    return ownTraits(over: owner?.traits(over: above) ?? above)
  }
}

extension UIPresentationController {
  /// What the presented controller inherits where the container has `traits`.
  func traitsOfPresented(over traits: UITraitCollection) -> UITraitCollection {
    ownTraits(over: overrideLayer?.over(traits) ?? traits)
  }
}
