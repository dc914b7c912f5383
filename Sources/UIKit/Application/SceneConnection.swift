/// Connects the device's scene to an app that has scenes.
@MainActor
enum SceneConnection {
  /// The class of the scene delegate if the configuration does not specify one. The class is
  /// searched in the module of the app delegate. On iOS, Info.plist specifies the class, and
  /// Xcode's template uses this name (unverified).
  private static let delegateClassName = "SceneDelegate"

  /// Asks the app for the scene's configuration, creates the scene's delegate, and connects the
  /// scene.
  static func connect(_ application: UIApplication) {
    let scenes = WindowScenes.current
    let scene = scenes.main
    if let delegate = application.delegate,
      let configuration = configuration(of: scene.session, from: delegate)
    {
      scenes.areDeclared = true
      scene.session.configuration = configuration
      scene.delegate = sceneDelegate(configuration, delegate)
    }
    scene.activationState = .foregroundInactive
    let options = UIScene.ConnectionOptions()
    scene.tell(.selector("scene", "_", "willConnectTo", "options")) {
      $0.scene(scene, willConnectTo: scene.session, options: options)
    }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    AppOrientations.current.didRotate = { [weak scene] in scene?.didRotate(from: $0, $1) }
  }

  private static func configuration(
    of session: UISceneSession, from delegate: any UIApplicationDelegate
  ) -> UISceneConfiguration? {
    var answer: UISceneConfiguration?
    let isImplemented = CallTrace.tellOptional(
      .delegate, delegate, .selector("application", "_", "configurationForConnecting", "options")
    ) {
      answer = delegate.application(
        UIApplication.shared, configurationForConnecting: session,
        options: UIScene.ConnectionOptions())
    }
    return isImplemented ? answer : nil
  }

  private static func sceneDelegate(
    _ configuration: UISceneConfiguration, _ appDelegate: any UIApplicationDelegate
  ) -> (any UISceneDelegate)? {
    let module = String(reflecting: type(of: appDelegate)).prefix { $0 != "." }
    let name = "\(module).\(delegateClassName)"
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
