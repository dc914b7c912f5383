/// A scene that shows windows on the device's screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  open var screen: UIScreen { UIScreen.main }
  /// How the interface stands on the device.
  open var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }
  /// The screen's, in points, as the interface stands.
  open var coordinateSpace: any UICoordinateSpace { screen }

  /// Those on screen, back to front. Whether hidden ones count is unverified.
  open var windows: [UIWindow] { UIWindows.current.shown.filter { $0.windowScene === self } }
  open var keyWindow: UIWindow? {
    UIWindows.current.key.flatMap { $0.windowScene === self ? $0 : nil }
  }

  open var traitCollection: UITraitCollection { screen.traitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// The scene of a world: the device has one screen, and shows one scene on it.
@MainActor
package final class WindowScenes: WorldRoom {
  /// Apps that do not ask for scenes have one too.
  package private(set) lazy var main = UIWindowScene(
    session: UISceneSession(role: .windowApplication),
    connectionOptions: UIScene.ConnectionOptions())

  /// Whether the app says itself which windows belong to the scene; if not, all do.
  package var areDeclared = false

  package init() {}
  package static var current: WindowScenes { World.current.room() }
}
