import Stage
import UIKit

/// What outlives a device: another one begins with it.
package struct DeviceSettings {
  package var traits = Stage.Traits()
  package var speed = 1.0
  package var orientation = DeviceEvent.Turn.portrait
  package var horizontal: DeviceEvent.SizeClass?
  package var vertical: DeviceEvent.SizeClass?
  package init() {}
}

/// The text sizes that a user may have chosen, from the smallest, with what the page calls them.
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
