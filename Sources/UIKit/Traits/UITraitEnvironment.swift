/// An object with traits: screens, windows, views, controllers and presentations.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  /// The traits have changed; overrides call super.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A token for one registration; it need not be kept.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that tells of changes of certain traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void
}
