/// The app's own object: hears of its life, and says what it supports. Every requirement is
/// optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Apps without scenes make their window here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called only where `application(_:didFinishLaunchingWithOptions:)` is not implemented.
  func applicationDidFinishLaunching(_ application: UIApplication)

  // With scenes, their delegates hear of these four instead.
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)

  func applicationWillTerminate(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// The main window of an app without scenes, kept by the delegate.
  var window: UIWindow? { get set }

  /// Asked whenever the interface may turn; a controller's answer counts within this one.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// An app that implements this has scenes.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Never called: the virtual device discards no session.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

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
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    Unanswered.mark()
  }

  public var window: UIWindow? {
    get {
      Unanswered.mark()
      return nil
    }
    set { Unanswered.mark() }
  }

  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    Unanswered.mark()
    return .all
  }

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

extension UIApplication {
  /// Told of the app's life; `UIApplicationMain` makes and keeps it.
  public var delegate: (any UIApplicationDelegate)? {
    get { delegateObject as? any UIApplicationDelegate }
    set { delegateObject = newValue }
  }
}
