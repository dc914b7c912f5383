import Foundation
import Stage
import UIKit

extension PageSession {
  /// Applies all changes or, if one is invalid, none.
  func set(_ change: PageMessage.Settings) throws(PageError) {
    let old = try here("set")
    let category = try change.textSize.map { (id) throws(PageError) in try textSize(id) }
    let chosen = try change.device.map { (id) throws(PageError) in try knownDevice(id) }
    if let speed = change.speed, !DeviceSettings.speeds.contains(speed) {
      throw PageError(about: "set", "found speed \(speed), expected 0.05 to 4")
    }
    if let orientation = change.orientation, !DeviceSettings.orientations.contains(orientation) {
      throw PageError(
        about: "set",
        "found orientation \"\(orientation.rawValue)\", expected a portrait or landscape "
          + "orientation")
    }
    if let era = change.era, !DeviceSettings.eras.contains(era) {
      throw PageError(
        about: "set",
        "found era \(era), expected an iOS version from 7 to \(Stage.Traits.standardEra)")
    }
    if let scale = change.scale { try setScale(scale, "set") }
    if let speed = change.speed { old.set(speed: speed) }
    settings = old.settings
    if let chosen { try load(try entry(old.entry.id, "set"), on: chosen) }
    // The scale of the frames and the clock's speed do not affect the device.
    guard change.changesDevice else { return tellState() }
    let device = try awake("set")
    device.set { traits in
      if let dark = change.dark { traits.userInterfaceStyle = dark ? .dark : .light }
      if let rtl = change.rtl { traits.layoutDirection = rtl ? .rightToLeft : .leftToRight }
      if let reduce = change.reduceMotion { traits.isReduceMotionEnabled = reduce }
      if let hardware = change.hardwareKeyboard {
        traits.keyboard = hardware ? .hardware : .onScreen
      }
      if let era = change.era { traits.era = era }
      if let category { traits.preferredContentSizeCategory = category }
    }
    if let orientation = change.orientation { device.turnDevice(to: orientation) }
    if change.horizontal != nil || change.vertical != nil {
      device.set(horizontal: change.horizontal, vertical: change.vertical)
    }
    adoptSettings()
    tellState()
  }

  /// Stores the device's settings, so that the next entry is loaded with the same settings.
  func adoptSettings() {
    if let device { settings = device.settings }
  }

  func knownDevice(_ id: String, _ verb: String = "set") throws(PageError) -> Device {
    guard let device = Device.all.first(where: { $0.id == id }) else {
      let ids = Device.all.map(\.id).joined(separator: ", ")
      throw PageError(about: verb, "found no device \"\(id)\", expected one of \(ids)")
    }
    return device
  }

  private func textSize(_ id: String) throws(PageError) -> UIContentSizeCategory {
    let category = UIContentSizeCategory(rawValue: id)
    guard TextSizes.all.contains(where: { $0.category == category }) else {
      throw PageError(
        about: "set", "found no text size \"\(id)\"; the message welcome lists all text sizes")
    }
    return category
  }

  func setScale(_ scale: Double, _ verb: String) throws(PageError) {
    guard [1, 2, 3].contains(scale) else {
      throw PageError(about: verb, "found scale \(scale), expected 1, 2 or 3")
    }
    guard scale != self.scale else { return }
    self.scale = scale
    painter = nil
    frames.startAnew()
    peer.askForFrame()
  }
}
