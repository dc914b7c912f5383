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

  /// Applies all settings except the speed, which is noted as one input.
  func set(_ settings: Settings) {
    stage.traits = settings.traits
    noteSetting()
    if settings.orientation != orientation { turn(to: settings.orientation) }
    if (settings.horizontal, settings.vertical) != sizeClasses {
      sizeClasses = (settings.horizontal, settings.vertical)
      overrideSizeClasses()
    }
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
  package func state(scale: Double) -> PageReply.Device {
    let size = stage.moment.size ?? stage.window.bounds.size
    let traits = stage.traits
    return PageReply.Device(
      entry: entry.id, device: device.id, width: JSONNumber(size.width),
      height: JSONNumber(size.height), orientation: orientation,
      dark: traits.userInterfaceStyle == .dark, rtl: traits.layoutDirection == .rightToLeft,
      reduceMotion: traits.isReduceMotionEnabled, hardwareKeyboard: traits.keyboard == .hardware,
      era: traits.era, textSize: traits.preferredContentSizeCategory.rawValue,
      horizontal: sizeClasses.horizontal, vertical: sizeClasses.vertical,
      scale: JSONNumber(scale), speed: JSONNumber(clock.speed), paused: clock.isPaused,
      typing: stage.writesText)
  }
}
