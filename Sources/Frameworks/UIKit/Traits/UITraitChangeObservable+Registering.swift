extension UITraitChangeObservable {
  /// Calls `handler` whenever one of `traits` has changed, with this object and its previous
  /// traits. The registration ends when the app removes it or when the object is deallocated.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    register(traits) { host, previous in
      if let host = host as? Self { handler(host, previous) }
    }
  }

  /// Sends `action` to `target` whenever one of `traits` has changed. The target is not retained.
  /// The action has no argument, or one argument (this object), or two (this object and its
  /// previous traits).
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let pair = TargetAction(target: target, action: action)
    return register(traits) { host, previous in pair.send(host, previous) }
  }

  /// Registers `action` with this object as its target.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends a registration that was made with this object.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitHost)?.traitState?.observers.removeAll { $0 === registration }
  }

  private func register(
    _ traits: [UITrait], _ tell: @escaping (any TraitHost, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits: traits, tell: tell)
    (self as? any TraitHost)?.ensuredTraitState.observers.append(observer)
    return observer
  }
}
