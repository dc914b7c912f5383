// Services of the system that a simulated device does not have: it is never suspended, it never
// sleeps, and it receives nothing from a server.
extension UIApplication {
  // MARK: Background tasks

  /// Begins a task that may go on after the app has left the screen. Returns an identifier for
  /// `endBackgroundTask(_:)`. The handler is never called, because the app is never suspended.
  public func beginBackgroundTask(expirationHandler handler: (@MainActor () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { beginBackgroundTask(withName: nil, expirationHandler: handler) }

  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    let services = AppServices.current
    services.lastTask += 1
    let task = UIBackgroundTaskIdentifier(rawValue: services.lastTask)
    services.tasks.insert(task)
    return task
  }

  /// Ends a task. Logs a warning if there is no such task.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    guard AppServices.current.tasks.remove(identifier) == nil else { return }
    UIKitLog.warn(
      "Can't endBackgroundTask: no background task exists with identifier "
        + "\(identifier.rawValue), or it may have already been ended.")
  }

  /// The time until the app is suspended, in seconds: without a limit.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Whether the screen stays on while the user does nothing; false by default. The screen of a
  /// simulated device always stays on.
  public var isIdleTimerDisabled: Bool {
    get { AppServices.current.isIdleTimerDisabled }
    set { AppServices.current.isIdleTimerDisabled = newValue }
  }

  // MARK: Notifications from a server

  /// Asks for a token, with which a server could send notifications. In the next tick, the delegate
  /// receives `application(_:didFailToRegisterForRemoteNotificationsWithError:)`.
  public func registerForRemoteNotifications() {
    TickQueue.post { [weak self] in
      guard let self, let delegate else { return }
      let error = NSError(
        domain: NSCocoaErrorDomain, code: Self.noEntitlement,
        userInfo: [
          NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"
        ])
      CallTrace.tellOptional(
        .delegate, delegate,
        .message(
          .init(
            "application", of: self,
            ["didFailToRegisterForRemoteNotificationsWithError": .text(error.localizedDescription)])
        )
      ) {
        delegate.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
      }
    }
  }

  /// Always false, because a registration always fails.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// The error code of the simulator of Xcode: "remote notifications are not supported in the
  /// simulator".
  private static let noEntitlement = 3010
}

/// Identifies a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What an app has asked of the system.
@MainActor
private final class AppServices: WorldService {
  var lastTask = 0
  var tasks: Set<UIBackgroundTaskIdentifier> = []
  var isIdleTimerDisabled = false

  init() {}
  static var current: AppServices { World.current.service() }
}
