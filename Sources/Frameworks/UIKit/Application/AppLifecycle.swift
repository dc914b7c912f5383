/// Moves the app between foreground and background, and makes the delegate calls of each change in
/// UIKit's order.
///
/// In an app with scenes, the scene's delegate receives the calls, otherwise the app delegate.
/// Notifications are posted for the scene first, then for the app (unverified).
@MainActor
package enum AppLifecycle {
  private static var application: UIApplication { UIApplication.shared }
  private static var scene: UIWindowScene { WindowScenes.current.main }
  private static var hasScenes: Bool { WindowScenes.current.areDeclared }

  /// Makes the app active at the end of its launch.
  static func comeUp() {
    if hasScenes { enterForegroundScene() }
    becomeActive()
  }

  private static func becomeActive() {
    guard application.applicationState == .inactive else { return }
    (application.applicationState, scene.activationState) = (.active, .foregroundActive)
    let scene = scene
    scene.tell("sceneDidBecomeActive") { $0.sceneDidBecomeActive(scene) }
    post(UIScene.didActivateNotification, scene)
    tellApp("applicationDidBecomeActive") { $0.applicationDidBecomeActive(application) }
    post(UIApplication.didBecomeActiveNotification, application)
  }

  /// Puts the app into the background, as when the user goes to the home screen. Does nothing if
  /// the app is already in the background.
  package static func enterBackground() {
    guard application.applicationState != .background else { return }
    let scene = scene
    scene.tell("sceneWillResignActive") { $0.sceneWillResignActive(scene) }
    post(UIScene.willDeactivateNotification, scene)
    tellApp("applicationWillResignActive") { $0.applicationWillResignActive(application) }
    post(UIApplication.willResignActiveNotification, application)
    (application.applicationState, scene.activationState) = (.background, .background)
    scene.tell("sceneDidEnterBackground") { $0.sceneDidEnterBackground(scene) }
    post(UIScene.didEnterBackgroundNotification, scene)
    tellApp("applicationDidEnterBackground") { $0.applicationDidEnterBackground(application) }
    post(UIApplication.didEnterBackgroundNotification, application)
  }

  /// Puts the app into the foreground, as when the user opens it. Does nothing if the app is
  /// already in the foreground.
  package static func enterForeground() {
    guard application.applicationState == .background else { return }
    enterForegroundScene()
    tellApp("applicationWillEnterForeground") { $0.applicationWillEnterForeground(application) }
    post(UIApplication.willEnterForegroundNotification, application)
    (application.applicationState, scene.activationState) = (.inactive, .foregroundInactive)
    becomeActive()
  }

  private static func enterForegroundScene() {
    let scene = scene
    scene.tell("sceneWillEnterForeground") { $0.sceneWillEnterForeground(scene) }
    post(UIScene.willEnterForegroundNotification, scene)
  }

  /// Simulates a memory warning. Calls the app delegate, then the controllers.
  package static func receiveMemoryWarning() {
    tellApp("applicationDidReceiveMemoryWarning", always: true) {
      $0.applicationDidReceiveMemoryWarning(application)
    }
    post(UIApplication.didReceiveMemoryWarningNotification, application)
    for window in UIWindows.current.shown { window.rootViewController?.warnOfMemory() }
  }

  /// Terminates the app, whatever its state.
  package static func terminate() {
    guard application.delegate != nil else { return }
    let scene = scene
    scene.tell("sceneDidDisconnect") { $0.sceneDidDisconnect(scene) }
    scene.activationState = .unattached
    post(UIScene.didDisconnectNotification, scene)
    tellApp("applicationWillTerminate", always: true) { $0.applicationWillTerminate(application) }
    post(UIApplication.willTerminateNotification, application)
  }

  // MARK: Delegate calls

  private static func tellApp(
    _ call: String, always: Bool = false, _ body: (any UIApplicationDelegate) -> Void
  ) {
    guard let delegate = application.delegate, always || !hasScenes else { return }
    CallTrace.tellOptional(.delegate, delegate, .message(.init(call, of: application))) {
      body(delegate)
    }
  }

  private static func post(_ name: Notification.Name, _ object: AnyObject) {
    NotificationCenter.default.post(name: name, object: object)
  }
}

extension UIViewController {
  /// Sends the memory warning to this controller, then to its children, then to the controller that
  /// it presents.
  fileprivate func warnOfMemory() {
    CallTrace.note(.controller, self, .message("didReceiveMemoryWarning"))
    didReceiveMemoryWarning()
    for child in children { child.warnOfMemory() }
    if presentedViewController?.presentingViewController === self {
      presentedViewController?.warnOfMemory()
    }
  }
}
