import Stage
import Testing
import UIKit

@MainActor struct UIMenuControllerTests {
  @Test func `the menu keeps its commands, is not shown, and warns once`() {
    let stage = Stage(device: .phone)
    stage.run {
      let log = World.current.service(UIKitLog.self)
      log.prints = false
      let menu = UIMenuController.shared
      menu.menuItems = [UIMenuItem(title: "Reply", action: Selector("reply"))]
      menu.showMenu(from: UIView(), rect: .zero)
      menu.setMenuVisible(true, animated: true)

      #expect(!menu.isMenuVisible)
      #expect(menu === UIMenuController.shared)
      #expect(menu.menuItems?.first?.title == "Reply")
      #expect(log.warnings.count == 1)
    }
    stage.close()
  }
}
