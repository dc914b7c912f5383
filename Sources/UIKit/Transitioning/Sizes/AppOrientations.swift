/// The app's part in interface rotation; the app delegate, in a higher folder, is reached through
/// these closures.
@MainActor
package final class AppOrientations: WorldService {
  /// Returns the orientations that the app supports in a window; nil for no restriction.
  package var supported: ((UIWindow?) -> UIInterfaceOrientationMask?)?
  /// Called after the interface has rotated, with the previous orientation and traits.
  package var didRotate: ((UIInterfaceOrientation, UITraitCollection) -> Void)?

  package init() {}
  package static var current: AppOrientations { World.current.service() }
}
