import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite struct StageAppTests {
  /// The delegate's calls in the trace, without their arguments.
  private func calls(_ stage: Stage) -> [String] {
    stage.trace.events.filter { $0.lane == .delegate && $0.answer != .notImplemented }
      .map { event in "\(event.object.type).\(event.call)" }
  }

  private func ask(_ call: String) -> String {
    "ClassicDelegate.application(UIApplication#1, \(call)"
  }

  @Test func `an app without scenes is launched, then active`() {
    let stage = Stage()

    stage.launch(ClassicDelegate.self)

    let launch = calls(stage).filter { !$0.contains("supportedInterfaceOrientations") }
    #expect(
      launch == [
        ask("didFinishLaunchingWithOptions: nil)"),
        "ClassicDelegate.applicationDidBecomeActive(UIApplication#1)",
      ])
    stage.run {
      let application = UIApplication.shared
      let delegate = application.delegate as? ClassicDelegate
      #expect(delegate?.states == [.inactive, .active])
      #expect(delegate?.window === stage.window && application.keyWindow === stage.window)
      #expect(application.windows == [stage.window] && application.applicationState == .active)
      #expect(stage.window.windowScene?.windows == [stage.window])
      #expect(application.connectedScenes == stage.window.windowScene.map { [$0] } ?? [])
      #expect(stage.window.next === stage.window.windowScene)
      #expect(stage.window.windowScene?.next === application && application.next === delegate)
    }
    #expect(stage.window.rootViewController?.view.window === stage.window)
  }

  @Test func `each stage launches a new app`() {
    let (first, second) = (Stage(), Stage())

    first.launch(ClassicDelegate.self)
    second.launch(ClassicDelegate.self)

    let delegates = [first, second].map { $0.run { UIApplication.shared.delegate } }
    #expect(delegates[0] != nil && delegates[0] !== delegates[1])
    #expect(first.window !== second.window)
  }

  @Test func `an app with scenes gets one, and its delegate is called instead of the app's`() {
    let stage = Stage()

    stage.launch(ScenicDelegate.self)
    stage.enterBackground()
    stage.enterForeground()

    let names = calls(stage).map { $0.prefix { $0 != "(" } }
    #expect(
      names == [
        "ScenicDelegate.application", "ScenicDelegate.application", "OwnSceneDelegate.scene",
        "OwnSceneDelegate.sceneWillEnterForeground", "OwnSceneDelegate.sceneDidBecomeActive",
        "OwnSceneDelegate.sceneWillResignActive", "OwnSceneDelegate.sceneDidEnterBackground",
        "OwnSceneDelegate.sceneWillEnterForeground", "OwnSceneDelegate.sceneDidBecomeActive",
      ])
    stage.run {
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      let delegate = scene?.delegate as? OwnSceneDelegate
      #expect(delegate?.window === stage.window && scene?.keyWindow === stage.window)
      #expect(scene?.activationState == .foregroundActive)
      #expect(scene?.session.configuration.name == "Default Configuration")
      #expect(scene?.screen === UIScreen.main)
      #expect(scene?.statusBarManager?.statusBarFrame.height == 54)
    }
  }

  @Test func `with scenes, a window without a scene is not shown`() {
    let stage = Stage()
    stage.launch(ScenicDelegate.self)

    let stray = stage.run {
      let stray = UIWindow(frame: UIScreen.main.bounds)
      stray.isHidden = false
      return stray
    }

    #expect(stray.windowScene == nil)
    #expect(stage.run { UIApplication.shared.windows } == [stage.window])
    stage.run { stray.windowScene = stage.window.windowScene }
    #expect(stage.run { UIApplication.shared.windows } == [stage.window, stray])
  }

  @Test func `the class of the scene's delegate is found by its name`() throws {
    let stage = Stage()

    stage.launch(NamelessDelegate.self)

    let scene = stage.run { UIApplication.shared.connectedScenes.first }
    #expect(scene?.delegate is SceneDelegate)
    #expect(stage.warnings.isEmpty)
  }

  @Test func `entering background and foreground call UIKit's methods in order`() {
    let stage = Stage()
    stage.launch(ClassicDelegate.self)
    let delegate = stage.run { UIApplication.shared.delegate as? ClassicDelegate }
    delegate?.heard.removeAll()
    delegate?.states.removeAll()

    stage.enterBackground()
    stage.enterBackground()
    #expect(delegate?.heard == ["willResignActive", "didEnterBackground"])
    #expect(delegate?.states == [.active, .background])

    stage.enterForeground()
    stage.enterForeground()
    #expect(
      delegate?.heard.suffix(2) == ["willEnterForeground", "didBecomeActive"]
        && delegate?.heard.count == 4)

    stage.warnOfMemory()
    #expect(delegate?.heard.last == "didReceiveMemoryWarning")
    #expect((stage.window.rootViewController as? MemoryController)?.warnings == 1)

    stage.close()
    #expect(delegate?.heard.last == "willTerminate")
  }

  @Test func `notifications follow the delegate's calls`() {
    let stage = Stage()
    let center = NotificationCenter.default
    let log = Log()
    let names = [
      UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification,
    ]
    let application = stage.run { UIApplication.shared }
    let tokens = names.map { name in
      center.addObserver(forName: name, object: application, queue: nil) { note in
        MainActor.assumeIsolated { log.names.append(name) }
      }
    }
    defer { for token in tokens { center.removeObserver(token) } }

    stage.launch(ClassicDelegate.self)
    stage.enterBackground()
    stage.enterForeground()

    #expect(log.names == names + [UIApplication.didBecomeActiveNotification])
  }

  @Test func `the interface rotates to orientations allowed by app and controller`() throws {
    let stage = Stage()
    stage.launch(ClassicDelegate.self)
    let delegate = try #require(stage.run { UIApplication.shared.delegate as? ClassicDelegate })

    delegate.orientations = .portrait
    stage.rotate(to: .landscapeLeft, animated: false)
    #expect(stage.window.bounds.width == 393)

    stage.rotate(to: .portrait, animated: false)
    delegate.orientations = [.portrait, .landscapeRight]
    stage.rotate(to: .landscapeLeft, animated: false)
    #expect(stage.window.bounds.width == 852)
    #expect(
      stage.run { stage.window.windowScene?.interfaceOrientation } == .landscapeRight)
    #expect(delegate.askedWindow === stage.window)
  }

  @Test func `a landscape app is in landscape from its first frame`() {
    let stage = Stage()

    stage.launch(WideDelegate.self)

    #expect(stage.window.bounds.size == CGSize(width: 852, height: 393))
    #expect(stage.run { UIScreen.main.interfaceOrientation.isLandscape })
  }

  @Test func `a scene's delegate receives a rotation with the previous state`() {
    let stage = Stage()
    stage.launch(ScenicDelegate.self)

    stage.rotate(to: .landscapeLeft, animated: false)

    let scene = stage.run { UIApplication.shared.connectedScenes.first }
    #expect((scene?.delegate as? OwnSceneDelegate)?.orientationsBefore == [.portrait])
  }

  @Test func `a closed stage retains nothing of the app`() {
    weak var delegate: ClassicDelegate?
    weak var window: UIWindow?
    weak var controller: UIViewController?
    do {
      let stage = Stage()
      stage.launch(ClassicDelegate.self)
      delegate = stage.run { UIApplication.shared.delegate as? ClassicDelegate }
      (window, controller) = (stage.window, stage.window.rootViewController)
      #expect(delegate != nil && window != nil && controller != nil)
      stage.close()
    }
    #expect(delegate == nil && window == nil && controller == nil)
  }
}

@MainActor private final class Log { var names: [Notification.Name] = [] }

private final class MemoryController: UIViewController {
  var warnings = 0
  override func didReceiveMemoryWarning() { warnings += 1 }
}

/// A delegate that creates its window as apps did before there were scenes.
private class ClassicDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var heard: [String] = []
  var states: [UIApplication.State] = []
  var orientations = UIInterfaceOrientationMask.all
  weak var askedWindow: UIWindow?

  private func hear(_ call: String) {
    heard.append(call)
    states.append(UIApplication.shared.applicationState)
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = MemoryController()
    window.makeKeyAndVisible()
    self.window = window
    states.append(application.applicationState)
    return true
  }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    askedWindow = window
    return orientations
  }

  func applicationDidBecomeActive(_ application: UIApplication) { hear("didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { hear("willResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) { hear("didEnterBackground") }
  func applicationWillEnterForeground(_ application: UIApplication) { hear("willEnterForeground") }
  func applicationWillTerminate(_ application: UIApplication) { hear("willTerminate") }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    hear("didReceiveMemoryWarning")
  }
}

private final class WideDelegate: ClassicDelegate {
  override init() {
    super.init()
    orientations = .landscape
  }
}

private final class ScenicDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  func applicationDidBecomeActive(_ application: UIApplication) {
    Issue.record("the scene's delegate hears of it")
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = OwnSceneDelegate.self
    return configuration
  }
}

private final class OwnSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var orientationsBefore: [UIInterfaceOrientation] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneWillEnterForeground(_ scene: UIScene) {}
  func sceneDidBecomeActive(_ scene: UIScene) {}
  func sceneWillResignActive(_ scene: UIScene) {}
  func sceneDidEnterBackground(_ scene: UIScene) {}

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    if previousInterfaceOrientation != windowScene.interfaceOrientation {
      orientationsBefore.append(previousInterfaceOrientation)
    }
  }
}

/// A delegate that does not name its scene delegate's class, as in Xcode's template.
private final class NamelessDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
