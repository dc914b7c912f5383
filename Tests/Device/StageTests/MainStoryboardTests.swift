import Foundation
import Stage
import Testing
import UIKit

/// Apps whose storyboard is named only in Info.plist.
@MainActor
struct MainStoryboardTests {
  private func launch(
    _ delegate: AnyClass, _ information: LaunchInformation
  ) throws -> Stage {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        initialViewController="A"><scenes><scene sceneID="1"><objects>
        <viewController id="A" title="First"/></objects></scene></scenes></document>
      """
    let stage = Stage(
      storyboards: try Storyboards(files: ["Main": Data(storyboard.utf8)], selectors: []))
    stage.open(.app(AppLaunch(delegate: delegate, information: information)))
    stage.tick()
    return stage
  }

  @Test func `the delegate has the window when it is asked, and the window is shown after`() throws
  {
    let stage = try launch(PlainDelegate.self, LaunchInformation(mainStoryboard: "Main"))

    let delegate = stage.run { UIApplication.shared.delegate as? PlainDelegate }
    #expect(delegate?.titleAtLaunch == "First" && delegate?.wasHiddenAtLaunch == true)
    #expect(delegate?.window === stage.window && stage.window.isKeyWindow)
    #expect(stage.window.rootViewController?.view.window === stage.window)
  }

  @Test func `a delegate's own window takes its place`() throws {
    let stage = try launch(OwnWindowDelegate.self, LaunchInformation(mainStoryboard: "Main"))

    #expect(stage.window.rootViewController?.title == "own")
    #expect(stage.run { UIApplication.shared.windows } == [stage.window])
  }

  @Test func `a delegate without a window is warned of`() throws {
    let stage = try launch(WindowlessDelegate.self, LaunchInformation(mainStoryboard: "Main"))

    #expect(
      stage.warnings == [
        "The app delegate must implement the window property if it wants to use a main storyboard "
          + "file."
      ])
  }

  @Test(arguments: ["Default Configuration", nil])
  func `a scene has the storyboard of its configuration`(name: String?) throws {
    let scene = LaunchInformation.Scene(
      name: name, delegateClass: "DirectingSceneDelegate", storyboard: "Main")
    let stage = try launch(
      WindowlessDelegate.self, LaunchInformation(mainStoryboard: "Main", scenes: [scene]))

    let connected = stage.run { UIApplication.shared.connectedScenes.first }
    let delegate = connected?.delegate as? DirectingSceneDelegate
    #expect(delegate?.titleAtConnection == "First")
    #expect(delegate?.window === stage.window && stage.window.isKeyWindow)
    #expect(stage.window.windowScene === connected && stage.warnings.isEmpty)
    #expect(stage.window.rootViewController?.view.window === stage.window)
  }
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var titleAtLaunch: String?
  var wasHiddenAtLaunch: Bool?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    (titleAtLaunch, wasHiddenAtLaunch) = (window?.rootViewController?.title, window?.isHidden)
    return true
  }
}

private final class OwnWindowDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.rootViewController?.title = "own"
    window?.makeKeyAndVisible()
    return true
  }
}

private final class WindowlessDelegate: UIResponder, UIApplicationDelegate {}

final class DirectingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var titleAtConnection: String?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { titleAtConnection = window?.rootViewController?.title }
}
