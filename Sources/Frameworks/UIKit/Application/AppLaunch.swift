/// Launches an app. Stores the app's classes and performs the steps of the launch.
///
/// One program may launch the app several times, because each simulated device creates its own
/// instances of the app's objects.
@MainActor
package struct AppLaunch {
  /// The class of the application; nil for `UIApplication` itself.
  private let principal: AnyClass?
  private let delegate: AnyClass?
  private let information: LaunchInformation

  package init(
    principal: AnyClass? = nil, delegate: AnyClass?, information: LaunchInformation = .ofProgram
  ) {
    (self.principal, self.delegate, self.information) = (principal, delegate, information)
  }

  /// The name of the delegate's class with its module, for example `Notes.AppDelegate`. If there is
  /// no delegate, this is the name of the principal class.
  package var delegateName: String {
    String(reflecting: delegate ?? principal ?? UIApplication.self)
  }

  /// Launches the app in the current `World`. When this method returns, the app is active.
  ///
  /// An app without scenes becomes active in this call, before its root controller has appeared
  /// (unverified). An app has scenes if its Info.plist has a scene manifest, or if it implements
  /// `application(_:configurationForConnecting:options:)`.
  package func run() {
    AppFonts.register(information.fonts)
    let holder = ApplicationHolder.current
    if let principal { holder.replace(by: made(principal, as: UIApplication.self, "subclass")) }
    let application = holder.application
    application.applicationState = .inactive
    let orientations = AppOrientations.current
    orientations.declared = information.orientations(on: UIDevice.current.userInterfaceIdiom)
    if let delegate {
      let made = made(delegate, as: (any UIApplicationDelegate).self, "delegate")
      holder.delegate = made
      application.delegate = made
      orientations.supported = { [weak made] window in
        made.flatMap { Self.orientations(of: $0, in: window) }
      }
      let window = mainWindow(for: made)
      finishLaunching(application, made)
      if let window, made.window === window { window.makeKeyAndVisible() }
    }
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: application)
    SceneConnection.connect(application, information)
    for window in UIWindows.current.shown where window.rootViewController == nil {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "Application windows are expected to have a root view controller at the end of "
          + "application launch")
    }
    AppLifecycle.comeUp()
    InterfaceRotation.appDidLaunch()
  }

  /// Creates a window with the initial controller of the main storyboard. The delegate's property
  /// `window` is set before any method of the delegate is called. Returns nil if there is no main
  /// storyboard.
  private func mainWindow(for delegate: any UIApplicationDelegate) -> UIWindow? {
    guard information.scenes.isEmpty, let name = information.mainStoryboard else { return nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    delegate.window = window
    guard delegate.window === window else {
      UIKitLog.warn(
        "The app delegate must implement the window property if it wants to use a main storyboard "
          + "file.")
      return nil
    }
    window.rootViewController = UIStoryboard(name: name, bundle: nil)
      .instantiateInitialViewController()
    return window
  }

  private func made<Object>(_ type: AnyClass, as _: Object.Type, _ role: String) -> Object {
    if let object = NewObject.of(type) as? Object { return object }
    UIKitLog.raise(
      UIKitLog.inconsistency,
      "Unable to instantiate the UIApplication \(role) instance. "
        + "\(type) is not a suitable class.")
  }

  private func finishLaunching(
    _ application: UIApplication, _ delegate: any UIApplicationDelegate
  ) {
    _ = CallTrace.askOptional(
      .delegate, delegate,
      .message(
        .init("application", of: application, ["willFinishLaunchingWithOptions": .null]))
    ) { delegate.application(application, willFinishLaunchingWithOptions: nil) }
    let answer = CallTrace.askOptional(
      .delegate, delegate,
      .message(
        .init("application", of: application, ["didFinishLaunchingWithOptions": .null]))
    ) { delegate.application(application, didFinishLaunchingWithOptions: nil) }
    guard answer == nil else { return }
    CallTrace.tellOptional(
      .delegate, delegate,
      .message(.init("applicationDidFinishLaunching", of: application))
    ) {
      delegate.applicationDidFinishLaunching(application)
    }
  }

  private static func orientations(
    of delegate: any UIApplicationDelegate, in window: UIWindow?
  ) -> UIInterfaceOrientationMask? {
    let application = UIApplication.shared
    var mask: UIInterfaceOrientationMask?
    let call = CallTrace.Call.message(
      .init(
        "application", of: application,
        ["supportedInterfaceOrientationsFor": .optional(window.map(ObjectName.init(of:)))]))
    let isImplemented = CallTrace.tellOptional(.delegate, delegate, call) {
      mask = delegate.application(application, supportedInterfaceOrientationsFor: window)
    }
    return isImplemented ? mask : nil
  }
}
