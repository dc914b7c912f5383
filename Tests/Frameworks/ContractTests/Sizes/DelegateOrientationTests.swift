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

  @Test func `the trace contains the questions that the delegate answers`() {
    let stage = Stage(device: .phone)
    let delegates = (NavigationSilence(), NavigationOrientations())
    let navigation = stage.run { UINavigationController() }
    func questions(_ delegate: any UINavigationControllerDelegate) -> [String] {
      let count = stage.trace.lines.count
      stage.run {
        navigation.delegate = delegate
        _ = navigation.supportedInterfaceOrientations
      }
      return stage.trace.lines.dropFirst(count).filter { $0.contains("delegate") }
    }

    #expect(questions(delegates.0) == [])
    let asked = questions(delegates.1)

    #expect(asked.count == 1)
    #expect(asked.first?.contains("SupportedInterfaceOrientations(") == true)
    #expect(asked.first?.contains("→ [.landscapeRight, .landscapeLeft]") == true)
  }
}
