/// One instance of an app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Where a scene stands between the user and the background. Raw values as in `UIScene.h`.
  public enum ActivationState: Int, CaseIterable, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Why a scene is connected; the virtual device has no reason but the launch.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject, Attachable {
    nonisolated(unsafe) package var associatedObjects = Attachments()
  }

  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// What the system keeps of the scene.
  public let session: UISceneSession
  /// Told of the scene's life; made from the configuration's class, and kept by the scene.
  open var delegate: (any UISceneDelegate)?
  open package(set) var activationState = ActivationState.unattached
  /// What the app switcher shows beneath the app's name; nil by default.
  open var title: String?

  open override var next: UIResponder? { UIWindows.current.application }
}
