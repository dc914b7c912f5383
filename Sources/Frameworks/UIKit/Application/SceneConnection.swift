/// Connects the device's scene to an app that has scenes.
@MainActor
enum SceneConnection {
  /// The name of the scene delegate's class if neither the configuration nor Info.plist specifies
  /// one. Xcode's template uses this name. Matchcut looks for the class in the app delegate's
  /// module (unverified).
  private static let delegateClassName = "SceneDelegate"

  /// Asks the app for the scene's configuration, creates the scene's delegate, and connects the
  /// scene.
  static func connect(_ application: UIApplication, _ information: LaunchInformation) {
    let scenes = WindowScenes.current
    let scene = scenes.main
    var window: UIWindow?
    if let delegate = application.delegate,
      let configuration = configuration(of: scene.session, from: delegate, information)
    {
      scenes.areDeclared = true
      scene.session.configuration = configuration
      let entry = information.scene(named: configuration.name)
      scene.delegate = sceneDelegate(configuration, entry, delegate)
      window = entry?.storyboard.map { self.window(in: scene, storyboard: $0) }
    }
    scene.activationState = .foregroundInactive
    let options = UIScene.ConnectionOptions()
    scene.tell(.selector("scene", "_", "willConnectTo", "options")) {
      $0.scene(scene, willConnectTo: scene.session, options: options)
    }
    if let window, (scene.delegate as? any UIWindowSceneDelegate)?.window === window {
      window.makeKeyAndVisible()
    }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    AppOrientations.current.didRotate = { [weak scene] in scene?.didRotate(from: $0, $1) }
  }

  /// Creates a window with the storyboard's initial controller, and assigns it to the property
  /// `window` of the scene's delegate.
  private static func window(in scene: UIWindowScene, storyboard name: String) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    (scene.delegate as? any UIWindowSceneDelegate)?.window = window
    window.rootViewController = UIStoryboard(name: name, bundle: nil)
      .instantiateInitialViewController()
    return window
  }

  /// The configuration that the app returns or, if it returns none, the one in Info.plist; nil for
  /// an app without scenes.
  private static func configuration(
    of session: UISceneSession, from delegate: any UIApplicationDelegate,
    _ information: LaunchInformation
  ) -> UISceneConfiguration? {
    var answer: UISceneConfiguration?
    let isImplemented = CallTrace.tellOptional(
      .delegate, delegate, .selector("application", "_", "configurationForConnecting", "options")
    ) {
      answer = delegate.application(
        UIApplication.shared, configurationForConnecting: session,
        options: UIScene.ConnectionOptions())
    }
    if isImplemented { return answer }
    return information.scenes.first.map {
      UISceneConfiguration(name: $0.name, sessionRole: session.role)
    }
  }

  private static func sceneDelegate(
    _ configuration: UISceneConfiguration, _ entry: LaunchInformation.Scene?,
    _ appDelegate: any UIApplicationDelegate
  ) -> (any UISceneDelegate)? {
    let module = String(reflecting: type(of: appDelegate)).prefix { $0 != "." }
    let name = "\(module).\(entry?.delegateClass ?? delegateClassName)"
    if let type = configuration.delegateClass ?? NSClassFromString(name),
      let delegate = NewObject.of(type) as? any UISceneDelegate
    {
      return delegate
    }
    let missing = configuration.delegateClass.map { String(reflecting: $0) } ?? name
    UIKitLog.warn(
      "Info.plist configuration \"\(configuration.name ?? "(no name)")\" for "
        + "\(configuration.role.rawValue) contained UISceneDelegateClassName key, but could not "
        + "load class with name \"\(missing)\".")
    return nil
  }
}

extension UIScene {
  /// Calls the scene's delegate, if it implements the method.
  func tell(_ call: CallTrace.Call, _ body: (any UISceneDelegate) -> Void) {
    guard let delegate else { return }
    CallTrace.tellOptional(.delegate, delegate, call) { body(delegate) }
  }

  /// Calls a method whose only argument is the scene.
  func tell(_ name: String, _ body: (any UISceneDelegate) -> Void) {
    tell(.message(.init(name, of: self)), body)
  }
}

extension UIWindowScene {
  fileprivate func didRotate(
    from orientation: UIInterfaceOrientation, _ traits: UITraitCollection
  ) {
    guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
    CallTrace.tellOptional(
      .delegate, delegate,
      .message(
        CallTrace.Message(
          "windowScene",
          [
            .init(label: "_", value: nil), .init(label: "didUpdate", value: nil),
            .init(label: "interfaceOrientation", value: .text(".\(orientation)")),
            .init(label: "traitCollection", value: nil),
          ]))
    ) {
      delegate.windowScene(
        self, didUpdate: coordinateSpace, interfaceOrientation: orientation,
        traitCollection: traits)
    }
  }
}
