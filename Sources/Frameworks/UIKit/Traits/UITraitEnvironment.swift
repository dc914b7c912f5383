/// An object that has traits: a screen, window, view, controller or presentation controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  /// Called when the traits have changed. Overrides must call super.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Represents a registration for trait changes. The app does not have to retain the registration.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that reports changes of certain traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void
}
