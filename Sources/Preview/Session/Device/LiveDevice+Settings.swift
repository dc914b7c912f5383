import Film
import Foundation
import Stage
import UIKit

// Changes the user's settings and the orientation of the device.
extension LiveDevice {
  package typealias Settings = DeviceSettings

  package var settings: Settings {
    var settings = Settings()
    (settings.traits, settings.speed) = (stage.traits, clock.speed)
    settings.orientation = orientation
    (settings.horizontal, settings.vertical) = sizeClasses
    return settings
  }

  package func set(_ change: (inout Stage.Traits) -> Void) {
    var traits = stage.traits
    change(&traits)
    stage.traits = traits
    noteSetting()
    note(.settings(settings))
  }

  package func set(speed: Double) { clock.speed = speed }

  package func set(
    horizontal: PageMessage.Settings.SizeClass?, vertical: PageMessage.Settings.SizeClass?
  ) {
    if let horizontal { sizeClasses.horizontal = horizontal.value }
    if let vertical { sizeClasses.vertical = vertical.value }
    overrideSizeClasses()
    note(.settings(settings))
  }

  /// The message `device`, which is sent to the browser page.
  package func state(scale: Double) -> String {
    let size = stage.moment.size ?? stage.window.bounds.size
    let traits = stage.traits
    func sizeClass(_ value: DeviceEvent.SizeClass?) -> String {
      value.map { JSONText.string($0.rawValue) } ?? "null"
    }
    return JSONText.object([
      ("is", JSONText.string("device")), ("entry", JSONText.string(entry.id)),
      ("device", JSONText.string(device.id)), ("width", JSONText.number(size.width)),
      ("height", JSONText.number(size.height)),
      ("orientation", JSONText.string(orientation.rawValue)),
      ("dark", String(traits.userInterfaceStyle == .dark)),
      ("rtl", String(traits.layoutDirection == .rightToLeft)),
      ("reduceMotion", String(traits.isReduceMotionEnabled)),
      ("hardwareKeyboard", String(traits.keyboard == .hardware)), ("era", String(traits.era)),
      ("textSize", JSONText.string(traits.preferredContentSizeCategory.rawValue)),
      ("horizontal", sizeClass(sizeClasses.horizontal)),
      ("vertical", sizeClass(sizeClasses.vertical)), ("scale", JSONText.number(scale)),
      ("speed", JSONText.number(clock.speed)), ("paused", String(clock.isPaused)),
      ("typing", String(stage.writesText)),
    ])
  }
}
