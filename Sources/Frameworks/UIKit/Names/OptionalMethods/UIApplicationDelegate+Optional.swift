// Made from OptionalMethods.txt by 'make graph'. If a default implementation runs, the method
// counts as not implemented.

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Unanswered.mark()
    return true
  }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Unanswered.mark()
    return true
  }
  public func applicationDidFinishLaunching(_ application: UIApplication) { Unanswered.mark() }
  public func applicationDidBecomeActive(_ application: UIApplication) { Unanswered.mark() }
  public func applicationWillResignActive(_ application: UIApplication) { Unanswered.mark() }
  public func applicationDidEnterBackground(_ application: UIApplication) { Unanswered.mark() }
  public func applicationWillEnterForeground(_ application: UIApplication) { Unanswered.mark() }
  public func applicationWillTerminate(_ application: UIApplication) { Unanswered.mark() }
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) { Unanswered.mark() }
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    Unanswered.mark()
    return .all
  }
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) { Unanswered.mark() }
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) { Unanswered.mark() }
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Unanswered.mark()
    return connectingSceneSession.configuration
  }
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { Unanswered.mark() }
}
