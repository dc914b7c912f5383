/// The app of one virtual device.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether the app is seen and gets events. Raw values as in `UIApplication.h`.
  public enum State: Int, CaseIterable, Sendable {
    case active, inactive, background
  }

  /// Why an app is launched; the virtual device launches apps for no special reason.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// The running app.
  public class var shared: UIApplication { ApplicationHolder.current.application }

  /// Whoever is told of the app's life; its protocol stands in a file above.
  weak var delegateObject: (any NSObjectProtocol)?

  /// Active as long as nobody has launched an app, for then there is only what is shown.
  open package(set) var applicationState = State.active

  /// Visible windows, back to front.
  open var windows: [UIWindow] { UIWindows.current.shown }
  open var keyWindow: UIWindow? { UIWindows.current.key }

  /// The one scene of the device, once it has a window or a delegate.
  open var connectedScenes: Set<UIScene> {
    let scene = WindowScenes.current.main
    return scene.activationState == .unattached && scene.windows.isEmpty ? [] : [scene]
  }
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// False: the device shows one scene.
  open var supportsMultipleScenes: Bool { false }

  /// The delegate, where it is a responder.
  open override var next: UIResponder? { delegateObject as? UIResponder }

  /// Hands an event to the window under its touches.
  open func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for touch in event.allTouches ?? [] {
      guard let window = touch.window, !windows.contains(where: { $0 === window }) else { continue }
      windows.append(window)
    }
    for window in windows { window.sendEvent(event) }
  }
}

/// The app of a world, and the delegate that nobody else keeps.
@MainActor
final class ApplicationHolder: WorldRoom {
  private(set) var application: UIApplication
  var delegate: (any NSObjectProtocol)?

  static var current: ApplicationHolder { World.current.room() }

  init() {
    application = UIApplication()
    UIWindows.current.application = application
  }

  /// Puts an app of another class in the place of the standard one.
  func replace(by application: UIApplication) {
    self.application = application
    UIWindows.current.application = application
  }
}

// Posted with the application as their object, after the delegate has been told.
extension UIApplication {
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

extension UIApplication {
  /// In points of the screen; empty while the bar is hidden.
  public var statusBarFrame: CGRect { UIStatusBarManager.current.statusBarFrame }
  public var isStatusBarHidden: Bool { UIStatusBarManager.current.isStatusBarHidden }
  public var statusBarStyle: UIStatusBarStyle { UIStatusBarManager.current.statusBarStyle }
}

extension UIWindowScene {
  /// What the status bar above the scene shows.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager.current }
}
