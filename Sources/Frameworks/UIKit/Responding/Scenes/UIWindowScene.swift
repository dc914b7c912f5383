/// A scene that shows windows on the device's screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  open var screen: UIScreen { UIScreen.main }
  /// The interface's current orientation.
  open var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }
  /// The screen's coordinate space, in points and in the current orientation.
  open var coordinateSpace: any UICoordinateSpace { screen }

  /// The windows on screen, from back to front. Unverified: that UIKit does not include hidden
  /// windows.
  open var windows: [UIWindow] { UIWindows.current.shown.filter { $0.windowScene === self } }
  open var keyWindow: UIWindow? {
    UIWindows.current.key.flatMap { $0.windowScene === self ? $0 : nil }
  }

  open var traitCollection: UITraitCollection { screen.traitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// Stores the scene of a `World`. The device has one screen, which shows one scene.
@MainActor
package final class WindowScenes: WorldService {
  /// The scene. This object exists even if the app does not use scenes.
  package private(set) lazy var main = UIWindowScene(
    session: UISceneSession(role: .windowApplication),
    connectionOptions: UIScene.ConnectionOptions())

  /// Whether the app declares scenes and therefore itself assigns its windows to the scene. If the
  /// app does not declare scenes, a window is assigned to the scene when it is shown.
  package var areDeclared = false

  package init() {}
  package static var current: WindowScenes { World.current.service() }
}
