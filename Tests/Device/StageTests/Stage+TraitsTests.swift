import Stage
import Testing
import UIKit

@MainActor
struct StageTraitsTests {
  @Test func `a new device is light, left to right, with the large text size`() {
    let traits = Stage().traits

    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.layoutDirection == .leftToRight)
    #expect(traits.preferredContentSizeCategory == .large)
  }

  @Test func `settings reach visible views`() {
    let stage = Stage()
    let controller = UIViewController()
    stage.show(controller)

    stage.traits.userInterfaceStyle = .dark
    stage.traits.layoutDirection = .rightToLeft
    stage.traits.preferredContentSizeCategory = .accessibilityLarge

    let traits = stage.run { controller.traitCollection }
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    #expect(traits.horizontalSizeClass == .compact)
    #expect(stage.traits.userInterfaceStyle == .dark)
  }
}
