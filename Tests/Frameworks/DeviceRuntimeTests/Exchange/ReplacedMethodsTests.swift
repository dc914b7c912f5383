import Stage
import Testing
import UIKit

/// Overrides in extensions of UIKit's classes.
@MainActor
struct ReplacedMethodsTests {
  private final class Sub: ReplacedController {
    override func viewDidLoad() {
      heard.append("sub")
      super.viewDidLoad()
    }
    override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
  }

  @Test func `UIKit calls the replacement, whose super call runs UIKit's method once`() {
    let stage = Stage(device: .phone)
    stage.run {
      let controller = ReplacedController()
      controller.loadViewIfNeeded()
      #expect(controller.heard == ["before", "after"])
      #expect(controller.preferredStatusBarStyle == .lightContent)
      #expect(controller.supportedInterfaceOrientations == .landscapeLeft)
    }
    stage.close()
  }

  @Test func `a subclass overrides the replacement, and reaches it by super`() {
    let stage = Stage(device: .phone)
    stage.run {
      let controller = Sub()
      controller.loadViewIfNeeded()
      #expect(controller.heard == ["sub", "before", "after"])
      #expect(controller.preferredStatusBarStyle == .darkContent)
    }
    stage.close()
  }

  @Test func `other classes keep UIKit's methods`() {
    let stage = Stage(device: .phone)
    stage.run {
      #expect(UIViewController().preferredStatusBarStyle == .default)
      #expect(UINavigationController().childForStatusBarHidden == nil)
      #expect(UIViewController().shouldAutorotate)
    }
    stage.close()
  }
}
