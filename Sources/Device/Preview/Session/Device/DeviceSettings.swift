import Stage
import UIKit

/// The settings of a device. If another device replaces the device, the new device gets these
/// settings.
package struct DeviceSettings: Equatable {
  package var traits = Stage.Traits()
  package var speed = 1.0
  package var orientation = DeviceEvent.Orientation.portrait
  package var horizontal: DeviceEvent.SizeClass?
  package var vertical: DeviceEvent.SizeClass?
  package init() {}
}

extension DeviceSettings: Codable {
  private enum CodingKeys: String, CodingKey {
    case dark, rtl, reduceMotion, keyboard, textSize, era, speed, orientation, horizontal
    case vertical
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    traits.userInterfaceStyle = try values.decode(Bool.self, forKey: .dark) ? .dark : .light
    traits.layoutDirection =
      try values.decode(Bool.self, forKey: .rtl) ? .rightToLeft : .leftToRight
    traits.isReduceMotionEnabled = try values.decode(Bool.self, forKey: .reduceMotion)
    let keyboard = try values.decode(String.self, forKey: .keyboard)
    traits.keyboard = Stage.Traits.Keyboard(rawValue: keyboard) ?? .onScreen
    traits.preferredContentSizeCategory = UIContentSizeCategory(
      rawValue: try values.decode(String.self, forKey: .textSize))
    traits.era = try values.decode(Int.self, forKey: .era)
    speed = try values.decode(Double.self, forKey: .speed)
    orientation = try values.decode(DeviceEvent.Orientation.self, forKey: .orientation)
    horizontal = try values.decodeIfPresent(DeviceEvent.SizeClass.self, forKey: .horizontal)
    vertical = try values.decodeIfPresent(DeviceEvent.SizeClass.self, forKey: .vertical)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(traits.userInterfaceStyle == .dark, forKey: .dark)
    try values.encode(traits.layoutDirection == .rightToLeft, forKey: .rtl)
    try values.encode(traits.isReduceMotionEnabled, forKey: .reduceMotion)
    try values.encode(traits.keyboard.rawValue, forKey: .keyboard)
    try values.encode(traits.preferredContentSizeCategory.rawValue, forKey: .textSize)
    try values.encode(traits.era, forKey: .era)
    try values.encode(speed, forKey: .speed)
    try values.encode(orientation, forKey: .orientation)
    try values.encodeIfPresent(horizontal, forKey: .horizontal)
    try values.encodeIfPresent(vertical, forKey: .vertical)
  }
}

/// The text sizes that a user can choose, in ascending order, with the titles that the page shows.
package enum TextSizes {
  package static let all: [(category: UIContentSizeCategory, title: String)] = [
    (.extraSmall, "Extra small"), (.small, "Small"), (.medium, "Medium"), (.large, "Large"),
    (.extraLarge, "Extra large"), (.extraExtraLarge, "Larger"),
    (.extraExtraExtraLarge, "Largest"), (.accessibilityMedium, "Accessibility medium"),
    (.accessibilityLarge, "Accessibility large"),
    (.accessibilityExtraLarge, "Accessibility extra large"),
    (.accessibilityExtraExtraLarge, "Accessibility larger"),
    (.accessibilityExtraExtraExtraLarge, "Accessibility largest"),
  ]
}
