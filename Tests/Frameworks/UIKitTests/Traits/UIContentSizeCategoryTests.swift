import Testing
import UIKit

struct UIContentSizeCategoryTests {
  @Test func `sizes are ordered from small to large`() {
    let sizes = UIContentSizeCategory.ascending

    #expect(sizes.count == 12)
    #expect(sizes.sorted() == sizes)
    #expect(UIContentSizeCategory.extraSmall < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
  }

  @Test(arguments: UIContentSizeCategory.ascending)
  func `accessibility sizes are identified`(size: UIContentSizeCategory) {
    #expect(size.isAccessibilityCategory == size.rawValue.contains("Accessibility"))
  }
}
