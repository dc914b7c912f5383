/// The moves of an app between the user and the background: who hears of each, in which order.
///
/// With scenes the scene's delegate hears of a move, without them the app's; notifications of both
/// are posted, the scene's first (unverified).
@MainActor
package enum AppLifecycle {
  private static var application: UIApplication { UIApplication.shared }
  private static var scene: UIWindowScene { WindowScenes.current.main }
  private static var hasScenes: Bool { WindowScenes.current.areDeclared }

  /// The end of the launch.
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

  /// As when the user goes to the home screen; does nothing in the background.
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

  /// As when the user comes back; does nothing outside of the background.
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

  /// The device runs short of memory: the app's delegate hears of it, then the controllers.
  package static func receiveMemoryWarning() {
    tellApp("applicationDidReceiveMemoryWarning", always: true) {
      $0.applicationDidReceiveMemoryWarning(application)
    }
    post(UIApplication.didReceiveMemoryWarningNotification, application)
    for window in UIWindows.current.shown { window.rootViewController?.warnOfMemory() }
  }

  /// The app is about to end, from wherever it is.
  package static func terminate() {
    guard application.delegate != nil else { return }
    let scene = scene
    scene.tell("sceneDidDisconnect") { $0.sceneDidDisconnect(scene) }
    scene.activationState = .unattached
    post(UIScene.didDisconnectNotification, scene)
    tellApp("applicationWillTerminate", always: true) { $0.applicationWillTerminate(application) }
    post(UIApplication.willTerminateNotification, application)
  }

  // MARK: Telling

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
  /// Presented ones and children after the controller itself.
  fileprivate func warnOfMemory() {
    CallTrace.note(.controller, self, .message("didReceiveMemoryWarning"))
    didReceiveMemoryWarning()
    for child in children { child.warnOfMemory() }
    if presentedViewController?.presentingViewController === self {
      presentedViewController?.warnOfMemory()
    }
  }
}
