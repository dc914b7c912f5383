/// What the app as a whole says about turning: its delegate stands in a higher room and is asked
/// through here.
@MainActor
package final class AppOrientations: WorldRoom {
  /// The orientations of the app's interface in a window; nil where the app does not say.
  package var supported: ((UIWindow?) -> UIInterfaceOrientationMask?)?
  /// Told of the orientation and the traits before, once the interface has been turned.
  package var didTurn: ((UIInterfaceOrientation, UITraitCollection) -> Void)?

  package init() {}
  package static var current: AppOrientations { World.current.room() }
}
