/// The delegate of the app, which observes the life cycle and declares what the app supports. Every
/// requirement is optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the app has been launched. Apps without scenes create their window in this method.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called only if `application(_:didFinishLaunchingWithOptions:)` is not implemented.
  func applicationDidFinishLaunching(_ application: UIApplication)

  // The following four methods are called only in apps without scenes. In apps with scenes, the
  // scene delegate receives the corresponding calls.
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)

  func applicationWillTerminate(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// The main window of an app without scenes. The delegate retains the window.
  var window: UIWindow? { get set }

  /// Called when the interface may rotate. The orientations that a controller supports are limited
  /// to the returned ones.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Never called, because a simulated device has no server for notifications.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called in the tick after `registerForRemoteNotifications()`.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)

  /// Returns the configuration of a scene. An app that implements this method declares that it has
  /// scenes.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Never called, because Matchcut's simulated devices do not discard sessions.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get {
      Unanswered.mark()
      return nil
    }
    set { Unanswered.mark() }
  }
}

extension UIApplication {
  /// The app's delegate, which `UIApplicationMain` creates and retains.
  public var delegate: (any UIApplicationDelegate)? {
    get { delegateObject as? any UIApplicationDelegate }
    set { delegateObject = newValue }
  }
}
