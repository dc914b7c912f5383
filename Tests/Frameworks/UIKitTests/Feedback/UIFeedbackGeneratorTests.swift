import Stage
import Testing
import UIKit

@MainActor @Suite struct UIFeedbackGeneratorTests {
  @Test func `feedback is traced when it would be felt`() throws {
    let stage = Stage()
    stage.show(UIViewController())
    try stage.settle()

    stage.run {
      UIImpactFeedbackGenerator().impactOccurred()
      UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.25)
      UISelectionFeedbackGenerator().selectionChanged()
      UINotificationFeedbackGenerator().notificationOccurred(.warning)
    }

    let felt = stage.trace.lines.filter { $0.contains("Occurred") || $0.contains("Changed()") }
    #expect(felt.count == 4)
    #expect(felt[0].contains("impactOccurred() medium"))
    #expect(felt[1].contains("impactOccurred(intensity: 0.25) rigid"))
    #expect(felt[2].contains("UISelectionFeedbackGenerator"))
    #expect(felt[3].contains("notificationOccurred(warning)"))
  }
}
