import Testing
import UIKit

struct DeviceTraitsTests {
  /// A device's size in points and its size classes, according to the Human Interface Guidelines,
  /// "Layout".
  @Test(arguments: [
    (UIUserInterfaceIdiom.phone, 393.0, 852.0, "compact regular"),
    (.phone, 852, 393, "compact compact"), (.phone, 375, 667, "compact regular"),
    (.phone, 667, 375, "compact compact"), (.phone, 402, 874, "compact regular"),
    (.phone, 874, 402, "compact compact"), (.phone, 414, 736, "compact regular"),
    (.phone, 736, 414, "regular compact"), (.phone, 440, 956, "compact regular"),
    (.phone, 956, 440, "regular compact"), (.phone, 896, 414, "regular compact"),
    (.pad, 820, 1180, "regular regular"), (.pad, 1180, 820, "regular regular"),
    (.pad, 744, 1133, "regular regular"), (.pad, 320, 1180, "compact regular"),
    (.pad, 639, 1366, "compact regular"), (.pad, 678, 1024, "regular regular"),
  ])
  func `size classes follow device and size`(
    idiom: UIUserInterfaceIdiom, width: Double, height: Double, expected: String
  ) {
    let classes = SizeClasses(idiom: idiom, size: CGSize(width: width, height: height))

    #expect("\(classes.horizontal) \(classes.vertical)" == expected, "\(idiom) \(width)×\(height)")
  }

  @Test func `base traits specify everything the device has`() {
    var device = DeviceTraits()
    device.idiom = .pad
    device.scale = 2
    device.style = .dark
    device.direction = .rightToLeft
    device.category = .accessibilityLarge

    let traits = device.traits(ofWindow: CGSize(width: 820, height: 1180))

    #expect(traits.userInterfaceIdiom == .pad)
    #expect(traits.displayScale == 2)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.userInterfaceLevel == .base)
    #expect(traits.accessibilityContrast == .normal)
    #expect(traits.legibilityWeight == .regular)
  }
}
