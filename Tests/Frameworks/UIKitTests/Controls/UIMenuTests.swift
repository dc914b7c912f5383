import Testing
import UIKit

@MainActor
struct UIMenuTests {
  @Test func `a menu keeps its initial values`() {
    let action = UIAction(title: "Turn", image: UIImage()) { _ in }
    let menu = UIMenu(
      title: "More", identifier: .init("more"), options: .displayInline, children: [action])

    #expect(menu.title == "More")
    #expect(menu.identifier.rawValue == "more")
    #expect(menu.options == .displayInline)
    #expect(menu.children == [action])
    #expect(action.image != nil)
  }

  @Test func `replacing children makes another menu with the same identifier`() {
    let menu = UIMenu(title: "More", children: [UIAction(title: "A") { _ in }])

    let other = menu.replacingChildren([])

    #expect(other !== menu)
    #expect(other.identifier == menu.identifier)
    #expect(other.children.isEmpty)
    #expect(menu.children.count == 1)
  }

  @Test func `menus without an identifier get different ones`() {
    #expect(UIMenu().identifier != UIMenu().identifier)
  }

  @Test func `selected actions are found in nested menus too`() {
    let on = UIAction(title: "On", state: .on) { _ in }
    let off = UIAction(title: "Off") { _ in }

    let menu = UIMenu(children: [off, UIMenu(children: [on])])

    #expect(menu.selectedElements == [on])
  }

  @Test func `the options' raw values are UIKit's`() {
    #expect(UIMenu.Options.displayInline.rawValue == 1)
    #expect(UIMenu.Options.destructive.rawValue == 2)
    #expect(UIMenu.Options.singleSelection.rawValue == 32)
    #expect(UIMenu.Options.displayAsPalette.rawValue == 128)
  }
}
