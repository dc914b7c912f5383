/// An object with traits: screens, windows, views, controllers and presentations.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  /// Called when the traits have changed; overrides must call super.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The token of a registration; it need not be retained.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that reports changes of certain traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void
}
