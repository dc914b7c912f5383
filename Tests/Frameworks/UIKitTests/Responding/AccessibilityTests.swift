import Stage
import Testing
import UIKit

/// The accessibility members of all objects, and the user's accessibility settings.
@MainActor struct AccessibilityTests {
  @Test func `every object has a label and an identifier`() {
    let image = UIImage()
    #expect(image.accessibilityLabel == nil && image.accessibilityIdentifier == nil)

    image.accessibilityLabel = "A cat"
    image.accessibilityIdentifier = "cat"
    image.isAccessibilityElement = true
    image.accessibilityTraits = .image

    #expect(image.accessibilityLabel == "A cat")
    #expect(image.accessibilityIdentifier == "cat")
    #expect(image.isAccessibilityElement && image.accessibilityTraits == .image)
    #expect(UIImage().accessibilityLabel == nil)
    let others: [any UIAccessibilityIdentification] = [
      UIBarButtonItem(), UIAlertAction(title: "a", style: .default), UIView(),
    ]
    for other in others {
      other.accessibilityIdentifier = "other"
      #expect(other.accessibilityIdentifier == "other")
    }
  }

  @Test func `the elements are counted and found`() {
    for container in [UIView(), NSObject()] {
      #expect(container.accessibilityElementCount() == 0)
      #expect(container.accessibilityElement(at: 0) == nil)
      let (a, b) = (NSObject(), NSObject())
      container.accessibilityElements = [a, b]
      #expect(container.accessibilityElementCount() == 2)
      #expect(container.accessibilityElement(at: 1) as AnyObject === b)
      #expect(container.accessibilityElement(at: 2) == nil)
      #expect(container.index(ofAccessibilityElement: b) == 1)
      #expect(container.index(ofAccessibilityElement: container) == NSNotFound)
    }
  }

  @Test func `a changed setting is announced after the change`() {
    let stage = Stage(device: .phone)
    stage.show(UIViewController())
    var heard: [Bool] = []
    let token = stage.run {
      NotificationCenter.default.addObserver(
        forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { heard.append(UIAccessibility.isReduceMotionEnabled) } }
    }
    defer { stage.run { NotificationCenter.default.removeObserver(token) } }

    stage.traits.userInterfaceStyle = .dark
    #expect(heard == [])
    stage.traits.isReduceMotionEnabled = true
    #expect(heard == [true])
  }

  @Test func `settings that the device does not have are off`() {
    Stage(device: .phone).run {
      #expect(!UIAccessibility.isReduceTransparencyEnabled)
      #expect(!UIAccessibility.isBoldTextEnabled)
      #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
      #expect(!UIAccessibility.prefersCrossFadeTransitions)
      #expect(UIAccessibility.isShakeToUndoEnabled)
    }
  }

  @Test func `motion events go up the responder chain`() {
    @MainActor final class Shaken: UIView {
      var calls = 0
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        calls += 1
      }
    }
    let (outer, inner) = (Shaken(), UIView())
    outer.addSubview(inner)

    inner.motionEnded(.motionShake, with: nil)

    #expect(outer.calls == 1)
  }
}
