import Stage
import UIKit

// The settings of a device in an address.
extension PageAddress {
  struct Setting: Sendable {
    let key: String
    /// The allowed values as the end of a sentence.
    let expected: String
    /// The text of the setting's value; nil for the default.
    let text: @Sendable (DeviceSettings) -> String?
    /// Sets the value; returns false if the text is not a value.
    let set: @Sendable (inout DeviceSettings, String) -> Bool
  }

  static let settings: [Setting] = [
    flag(
      "dark", { $0.traits.userInterfaceStyle == .dark },
      { $0.traits.userInterfaceStyle = $1 ? .dark : .light }),
    flag(
      "rtl", { $0.traits.layoutDirection == .rightToLeft },
      { $0.traits.layoutDirection = $1 ? .rightToLeft : .leftToRight }),
    flag(
      "reduceMotion", { $0.traits.isReduceMotionEnabled },
      { $0.traits.isReduceMotionEnabled = $1 }),
    flag(
      "hardwareKeyboard", { $0.traits.keyboard == .hardware },
      { $0.traits.keyboard = $1 ? .hardware : .onScreen }),
    Setting(
      key: "textSize", expected: "the identifier of a text size",
      text: {
        let category = $0.traits.preferredContentSizeCategory
        return category == .large ? nil : category.rawValue
      },
      set: { settings, text in
        let category = UIContentSizeCategory(rawValue: text)
        settings.traits.preferredContentSizeCategory = category
        return TextSizes.all.contains { $0.category == category }
      }),
    Setting(
      key: "era", expected: "an iOS version from 7 to \(Stage.Traits.standardEra)",
      text: { $0.traits.era == Stage.Traits.standardEra ? nil : "\($0.traits.era)" },
      set: { settings, text in
        guard let era = Int(text), DeviceSettings.eras.contains(era) else { return false }
        settings.traits.era = era
        return true
      }),
    Setting(
      key: "orientation",
      expected: "one of "
        + DeviceSettings.orientations.map(\.rawValue).joined(separator: ", "),
      text: { $0.orientation == .portrait ? nil : $0.orientation.rawValue },
      set: { settings, text in
        guard let found = DeviceSettings.orientations.first(where: { $0.rawValue == text }) else {
          return false
        }
        settings.orientation = found
        return true
      }),
    sizeClass("horizontal", \.horizontal), sizeClass("vertical", \.vertical),
  ]

  private static func flag(
    _ key: String, _ get: @escaping @Sendable (DeviceSettings) -> Bool,
    _ set: @escaping @Sendable (inout DeviceSettings, Bool) -> Void
  ) -> Setting {
    Setting(
      key: key, expected: "1 or 0", text: { get($0) ? "1" : nil },
      set: { settings, text in
        guard text == "1" || text == "0" else { return false }
        set(&settings, text == "1")
        return true
      })
  }

  private static func sizeClass(
    _ key: String, _ path: any WritableKeyPath<DeviceSettings, DeviceEvent.SizeClass?> & Sendable
  ) -> Setting {
    Setting(
      key: key, expected: "compact or regular", text: { $0[keyPath: path]?.rawValue },
      set: { settings, text in
        settings[keyPath: path] = DeviceEvent.SizeClass(rawValue: text)
        return settings[keyPath: path] != nil
      })
  }
}
