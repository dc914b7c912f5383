import Stage
import Testing
import UIKit

@MainActor
struct ScreenOracleTests {
  private func faults(_ root: UIViewController, _ body: () -> Void) throws -> [Fault] {
    let stage = Stage()
    stage.show(root)
    try stage.settle()
    let oracle = ScreenOracle(stage)
    stage.run { body() }
    try stage.settle()
    return oracle.faults(stage, at: .rest)
  }

  @Test(arguments: [true, false])
  func `a child that was never added is told from one that was removed`(added: Bool) throws {
    let (root, child) = (UIViewController(), UIViewController())

    let faults = try faults(root) {
      if added { root.addChild(child) }
      root.view.addSubview(child.view)
      if added {
        child.didMove(toParent: root)
        FrameLoop.current.commitChanges()
        child.removeFromParent()
      }
    }

    let fault = try #require(faults.first { $0.kind == "leftover" })
    #expect(fault.text.contains("addChild(_:) was never called") != added, "\(fault)")
    #expect(fault.text.contains("was removed") == added, "\(fault)")
    #expect(fault.expected != nil && fault.fix != nil && fault.link != nil)
  }

  /// Some libraries send a presenter its callbacks, although the presentation leaves it in place.
  @Test(arguments: [UIModalPresentationStyle.custom, .fullScreen])
  func `a presenter may be told that it disappeared, if it stays`(
    style: UIModalPresentationStyle
  ) throws {
    let (root, page) = (UIViewController(), UIViewController())
    page.modalPresentationStyle = style

    let faults = try faults(root) {
      root.present(page, animated: false)
      guard style == .custom else { return }
      root.beginAppearanceTransition(false, animated: false)
      root.endAppearanceTransition()
    }

    #expect(faults == [])
  }
}
