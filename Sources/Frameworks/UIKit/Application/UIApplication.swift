import CDeviceRuntime

/// The app that runs on one simulated device.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether the app is visible and receives events. The raw values are those of `UIApplication.h`.
  public enum State: Int, CaseIterable, Sendable {
    case active, inactive, background
  }

  /// The reason for a launch. Matchcut never passes a launch reason to the app.
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

  /// The delegate, which observes the app's life cycle. The property does not have the type
  /// `UIApplicationDelegate`, because this file does not depend on the file that declares the
  /// protocol.
  weak var delegateObject: (any NSObjectProtocol)?

  /// The state of the app. Without a launched app there is no life cycle, and the state is always
  /// active.
  open package(set) var applicationState = State.active

  /// The visible windows, from back to front.
  open var windows: [UIWindow] { UIWindows.current.shown }
  open var keyWindow: UIWindow? { UIWindows.current.key }

  /// The device's only scene; empty until the scene has a window or a delegate.
  open var connectedScenes: Set<UIScene> {
    let scene = WindowScenes.current.main
    return scene.activationState == .unattached && scene.windows.isEmpty ? [] : [scene]
  }
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// Always false, because the device shows only one scene.
  open var supportsMultipleScenes: Bool { false }

  /// The next responder, which is the delegate if the delegate is a responder.
  open override var next: UIResponder? { delegateObject as? UIResponder }

  /// Sends an action. If `target` is nil, the action goes to the first object in the responder
  /// chain that implements it. The chain starts at the first responder or, if there is none, at the
  /// sender. Returns false if no object implements the action.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if methods_are_exchanged(),
      let result = answer(
        "sendAction:to:from:forEvent:", action, target, sender, event, as: Bool.self)
    {
      return result
    }
    return deliver(action, to: target, from: sender, for: event)
  }
  final func deliver(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target { return action.send(to: target as AnyObject, sender, event) }
    let start = UIResponder.first ?? sender as? UIResponder
    return start?.firstInChain { action.send(to: $0, sender, event) } != nil
  }

  /// Forwards an event to the windows of its touches.
  open func sendEvent(_ event: UIEvent) {
    if methods_are_exchanged(), ran("sendEvent:", event) { return }
    deliver(event)
  }
  final func deliver(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for touch in event.allTouches ?? [] {
      guard let window = touch.window, !windows.contains(where: { $0 === window }) else { continue }
      windows.append(window)
    }
    for window in windows { window.sendEvent(event) }
  }
}

/// Retains the application object of a `World`, and the application's delegate.
@MainActor
final class ApplicationHolder: WorldService {
  private(set) var application: UIApplication
  var delegate: (any NSObjectProtocol)?

  static var current: ApplicationHolder { World.current.service() }

  init() {
    application = UIApplication()
    UIWindows.current.application = application
  }

  /// Replaces the standard application with an object of another class.
  func replace(by application: UIApplication) {
    self.application = application
    UIWindows.current.application = application
  }
}

// The application posts each of its life cycle notifications after the corresponding call of the
// delegate, with itself as the notification's object.
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
  /// The status bar's frame in the screen's coordinate system; empty while the bar is hidden.
  public var statusBarFrame: CGRect { UIStatusBarManager.current.statusBarFrame }
  /// Whether the status bar is hidden. Setting this property is like calling
  /// `setStatusBarHidden(_:with:)` without an animation.
  public var isStatusBarHidden: Bool {
    get { UIStatusBarManager.current.isStatusBarHidden }
    set { setStatusBarHidden(newValue, with: .none) }
  }
  /// The style of the status bar. Setting this property is like calling
  /// `setStatusBarStyle(_:animated:)` without an animation.
  public var statusBarStyle: UIStatusBarStyle {
    get { UIStatusBarManager.current.statusBarStyle }
    set { setStatusBarStyle(newValue, animated: false) }
  }
  /// The orientation of the interface.
  public var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }
}

// Requests to ignore touches. Each call of `beginIgnoringInteractionEvents()` must be balanced by a
// call of `endIgnoringInteractionEvents()`.
extension UIApplication {
  public func beginIgnoringInteractionEvents() { IgnoredInteraction.current.begin() }
  public func endIgnoringInteractionEvents() { IgnoredInteraction.current.end() }
  /// Whether touches are ignored; false by default.
  public var isIgnoringInteractionEvents: Bool { IgnoredInteraction.current.isActive }
}

extension UIWindowScene {
  /// The state of the status bar above the scene.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager.current }
}

// MARK: Exchanged implementations

extension UIApplication {
  private func ran<each A>(_ name: String, _ arguments: repeat each A) -> Bool {
    ExchangedMethods.ran(name, of: UIApplication.self, self, repeat each arguments)
  }
  private func answer<each A, R>(
    _ name: String, _ arguments: repeat each A, as type: R.Type
  ) -> R? {
    ExchangedMethods.answer(name, of: UIApplication.self, self, repeat each arguments, as: type)
  }
}
