import Stage
import Testing
import UIKit

@MainActor
struct SurvivorRemovedTests {
  @Test func `a dismissal that removes a view restored by UIKit is a warning`() throws {
    let curtain = Curtain()
    try curtain.present()
    curtain.crew.after = { $0.view(forKey: .to)?.removeFromSuperview() }

    try curtain.dismiss()

    let found = curtain.findings("T05")
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.hasSuffix("UIKit puts it back at the very end.") == true)
    #expect(curtain.findings("T04") == [])
  }

  @Test func `replacing the root in the completion removes no remaining view`() throws {
    let curtain = Curtain()
    curtain.stage.run {
      curtain.back.modalPresentationStyle = .fullScreen
      curtain.back.transitioningDelegate = curtain.crew
      let stage = curtain.stage
      curtain.front.present(curtain.back, animated: true) {
        stage.window.rootViewController = UIViewController()
      }
    }
    try curtain.stage.settle()

    #expect(curtain.findings("T05") == [])
  }
}
