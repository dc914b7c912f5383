import Stage
import Testing
import UIKit

@MainActor
struct UnbalancedAppearanceTests {
  /// A container that forwards appearance callbacks to its child.
  private final class Container: UIViewController {
    private let child = UIViewController()

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      child.beginAppearanceTransition(true, animated: animated)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      child.endAppearanceTransition()
    }
  }

  @Test func `a child is not at fault if its container's view was removed`() throws {
    let curtain = Curtain(front: { Container() })
    curtain.crew.style = .custom
    try curtain.present()
    curtain.crew.before = { context in
      if let front = context.viewController(forKey: .to)?.view {
        context.containerView.addSubview(front)
      }
    }

    try curtain.dismiss()

    #expect(curtain.front.view.window == nil)
    #expect(curtain.findings("T06").count == 1)
    #expect(curtain.findings("T20") == [])
  }

  @Test func `the finding names the warning's controller, once`() throws {
    let curtain = Curtain()
    curtain.crew.before = { context in
      // UIKit already makes the presenting controller disappear in this style, so this call is one
      // too many. The presented controller is named later in the log.
      context.viewController(forKey: .from)?.beginAppearanceTransition(false, animated: true)
    }

    try curtain.present()

    let found = curtain.findings("T20")
    let name = curtain.stage.run { World.current.names(curtain.front) }
    #expect(found.map(\.object) == [name])
  }
}
