/// One instance of an app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The activation state of a scene. The raw values are those in Apple's header `UIScene.h`.
  public enum ActivationState: Int, CaseIterable, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The reason why a scene was connected. In Matchcut, the reason is always the launch of the app.
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

  /// The system's record of the scene.
  public let session: UISceneSession
  /// The delegate, which observes the scene's life cycle. The delegate is created from the class in
  /// the configuration and retained by the scene.
  open var delegate: (any UISceneDelegate)?
  open package(set) var activationState = ActivationState.unattached
  /// The title in the app switcher, below the app's name; nil by default.
  open var title: String?

  open override var next: UIResponder? { UIWindows.current.application }
}
