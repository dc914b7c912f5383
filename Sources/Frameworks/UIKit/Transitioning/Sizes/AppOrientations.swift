/// Closures through which interface rotation calls the app delegate. `UIApplicationDelegate` is in
/// a folder that depends on this folder, so this file cannot name it.
@MainActor
package final class AppOrientations: WorldService {
  /// The orientations in the app's Info.plist; nil if it does not restrict them.
  package var declared: UIInterfaceOrientationMask?
  /// Returns the orientations that the app's delegate supports in a window, or nil if it does not
  /// restrict them. They replace those of the Info.plist.
  package var supported: ((UIWindow?) -> UIInterfaceOrientationMask?)?
  /// Called after the interface has rotated, with the previous orientation and traits.
  package var didRotate: ((UIInterfaceOrientation, UITraitCollection) -> Void)?

  package init() {}
  package static var current: AppOrientations { World.current.service() }
}
