import Stage
import UIKit

/// The settings that are passed on when a device is replaced with another one.
package struct DeviceSettings {
  package var traits = Stage.Traits()
  package var speed = 1.0
  package var orientation = DeviceEvent.Orientation.portrait
  package var horizontal: DeviceEvent.SizeClass?
  package var vertical: DeviceEvent.SizeClass?
  package init() {}
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
