import Stage
import TestSupport
import Testing

/// The orientations that the delegates of containers determine.
@MainActor
struct DelegateOrientationTests {
  private final class NavigationSilence: NSObject, UINavigationControllerDelegate {}
  private final class TabSilence: NSObject, UITabBarControllerDelegate {}

  private final class NavigationOrientations: NSObject, UINavigationControllerDelegate {
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .landscape }
    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .landscapeRight }
  }

  private final class TabOrientations: NSObject, UITabBarControllerDelegate {
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
      -> UIInterfaceOrientationMask
    { .landscape }
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { .landscapeRight }
  }

  @Test func `without an answer the orientations are those of any controller`() {
    Stage(device: .phone).run {
      let (navigation, tabs, plain) = (
        UINavigationController(), UITabBarController(), UIViewController()
      )
      let silence = (NavigationSilence(), TabSilence())
      for hasDelegate in [false, true] {
        navigation.delegate = hasDelegate ? silence.0 : nil
        tabs.delegate = hasDelegate ? silence.1 : nil
        for container in [navigation, tabs] {
          #expect(container.supportedInterfaceOrientations == plain.supportedInterfaceOrientations)
          #expect(container.preferredInterfaceOrientationForPresentation == .portrait)
        }
      }
    }
  }

  @Test func `the delegate's answers are the container's`() throws {
    let stage = Stage(device: .phone)
    let delegates = (NavigationOrientations(), TabOrientations())
    let containers: [UIViewController] = stage.run {
      let (navigation, tabs) = (
        UINavigationController(rootViewController: UIViewController()), UITabBarController()
      )
      navigation.delegate = delegates.0
      tabs.delegate = delegates.1
      return [navigation, tabs]
    }
    for container in containers {
      stage.run {
        #expect(container.supportedInterfaceOrientations == .landscape)
        #expect(container.preferredInterfaceOrientationForPresentation == .landscapeRight)
      }
    }

    stage.show(containers[0])
    stage.run { UIViewController.attemptRotationToDeviceOrientation() }
    try stage.settle()

    #expect(stage.run { UIScreen.main.bounds.width > UIScreen.main.bounds.height })
  }
}
