import Testing
import UIKit

@MainActor
struct UIViewSemanticContentTests {
  @Test(arguments: UISemanticContentAttribute.allCases)
  func `the attribute decides the direction`(attribute: UISemanticContentAttribute) {
    World()() {
      let view = UIView()
      view.traitOverrides.layoutDirection = .rightToLeft
      view.semanticContentAttribute = attribute
      let isMirrored = attribute == .unspecified || attribute == .forceRightToLeft

      #expect((view.effectiveUserInterfaceLayoutDirection == .rightToLeft) == isMirrored)
      #expect(
        (UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft)
          == .rightToLeft) == isMirrored)
      // The device has a left-to-right layout.
      #expect(
        (UIView.userInterfaceLayoutDirection(for: attribute) == .rightToLeft)
          == (attribute == .forceRightToLeft))
    }
  }

  @Test func `leading constraints follow the attribute of the view that holds them`() {
    World()() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
      let part = UIView()
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      NSLayoutConstraint.activate([
        part.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
        part.widthAnchor.constraint(equalToConstant: 20),
      ])
      view.layoutIfNeeded()
      #expect(part.frame.minX == 10)

      view.semanticContentAttribute = .forceRightToLeft
      part.semanticContentAttribute = .forceRightToLeft
      view.layoutIfNeeded()

      #expect(part.frame.minX == 70)
    }
  }
}
