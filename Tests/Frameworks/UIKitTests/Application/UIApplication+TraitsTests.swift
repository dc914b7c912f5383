import Stage
import Testing

@MainActor
struct UIApplicationTraitsTests {
  private let stage = Stage(device: .phone)

  @Test func `the app has the reading direction and the text size of the device`() {
    stage.run {
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
      #expect(UIApplication.shared.preferredContentSizeCategory == .large)
    }

    stage.traits.layoutDirection = .rightToLeft
    stage.traits.preferredContentSizeCategory = .accessibilityLarge

    stage.run {
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
      #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge)
    }
  }

  @Test func `the traits of a view do not change those of the app`() {
    stage.run {
      stage.window.traitOverrides.layoutDirection = .rightToLeft
      stage.window.semanticContentAttribute = .forceRightToLeft

      #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
    }
  }
}
