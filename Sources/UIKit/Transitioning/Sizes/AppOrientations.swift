/// Closures through which interface rotation calls the app delegate. This file cannot name the
/// delegate's type, because that type is in a folder that depends on this one.
@MainActor
package final class AppOrientations: WorldService {
  /// Returns the orientations that the app supports in a window, or nil if it does not restrict
  /// them.
  package var supported: ((UIWindow?) -> UIInterfaceOrientationMask?)?
  /// Called after the interface has rotated, with the previous orientation and traits.
  package var didRotate: ((UIInterfaceOrientation, UITraitCollection) -> Void)?

  package init() {}
  package static var current: AppOrientations { World.current.service() }
}
