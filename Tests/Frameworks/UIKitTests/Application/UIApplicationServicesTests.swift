import Stage
import Testing
import UIKit

@MainActor struct UIApplicationServicesTests {
  @Test func `each background task has an identifier, and ends once`() {
    let stage = Stage(device: .phone)
    stage.run {
      let application = UIApplication.shared
      let first = application.beginBackgroundTask(expirationHandler: nil)
      let second = application.beginBackgroundTask(withName: "Save") {}
      #expect(first != second && first != .invalid)
      application.endBackgroundTask(first)
      application.endBackgroundTask(second)
    }
    #expect(stage.warnings == [])
    stage.run { UIApplication.shared.endBackgroundTask(UIBackgroundTaskIdentifier(rawValue: 1)) }
    #expect(stage.warnings.count == 1)
  }

  @Test func `a registration for notifications fails in the next tick`() {
    let stage = Stage(device: .phone)
    stage.open(.app(AppLaunch(delegate: RegisteringDelegate.self)))
    stage.tick()
    let delegate = stage.run { UIApplication.shared.delegate as? RegisteringDelegate }
    #expect(delegate?.code == nil)

    stage.run { UIApplication.shared.registerForRemoteNotifications() }
    stage.tick()

    #expect(delegate?.code == 3010)
    #expect(stage.run { !UIApplication.shared.isRegisteredForRemoteNotifications })
  }

  @Test(
    arguments: [
      ([:], UIInterfaceOrientation.portrait),
      ([nil: .landscape], .landscapeRight),
      ([nil: .portrait, .pad: .landscape], .portrait),
      ([nil: .portrait, .phone: .landscapeRight], .landscapeRight),
    ] as [([UIUserInterfaceIdiom?: UIInterfaceOrientationMask], UIInterfaceOrientation)])
  func `an app starts in an orientation of its Info.plist`(
    orientations: [UIUserInterfaceIdiom?: UIInterfaceOrientationMask],
    expected: UIInterfaceOrientation
  ) {
    var information = LaunchInformation()
    information.orientations = orientations
    let stage = Stage(device: .phone)

    stage.open(.app(AppLaunch(delegate: RegisteringDelegate.self, information: information)))
    stage.tick()

    #expect(stage.run { UIScreen.main.interfaceOrientation } == expected)
    let isWide = stage.window.bounds.width > stage.window.bounds.height
    #expect(isWide == expected.isLandscape)
  }
}

private final class RegisteringDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var code: Int?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) { code = (error as NSError).code }
}
