import Stage
import TestSupport
import Testing
import Transitions
import UIKit

/// Tests the key commands, which only this controller has. `ForwardStackTests` tests how the
/// controller replaces stacks.
@MainActor @Suite struct ForwardNavigationControllerTests {
  @Test func `Alt with an arrow goes back and forward, by the reading direction`() throws {
    for rtl in [false, true] {
      let scene = ForwardStage("ABC", kind: .subclass, rtl: rtl)
      let back = rtl ? UIKeyCommand.inputRightArrow : UIKeyCommand.inputLeftArrow
      let ahead = rtl ? UIKeyCommand.inputLeftArrow : UIKeyCommand.inputRightArrow

      #expect(!scene.stage.press(ahead, .alternate))
      #expect(scene.stage.press(back, .alternate))
      // A key does not go back twice in one transition.
      scene.stage.press(back, .alternate)
      try scene.stage.settle()
      #expect(scene.stack == "AB")
      #expect(!scene.stage.press(back))
      #expect(!scene.stage.press(back, [.alternate, .shift]))

      #expect(scene.stage.press(ahead, .alternate))
      try scene.stage.settle()
      #expect(scene.stack == "ABC")
      #expect(scene.ahead == "")

      scene.stage.run { _ = scene.navigation.popToRootViewController(animated: false) }
      try scene.stage.settle()
      #expect(!scene.stage.press(back, .alternate))
      scene.expectRest()
      scene.stage.close()
    }
  }

  @Test func `the hook is called only when a key is pressed`() throws {
    let scene = ForwardStage("A", kind: .subclass)
    var asked = 0
    scene.forward.nextViewController = { [weak scene] in
      asked += 1
      return scene?.page("X")
    }
    scene.stage.press(UIKeyCommand.inputLeftArrow, .alternate)
    #expect(asked == 0)

    #expect(scene.stage.press(UIKeyCommand.inputRightArrow, .alternate))
    try scene.stage.settle()
    #expect(asked == 1)
    #expect(scene.stack == "AX")
  }
}
