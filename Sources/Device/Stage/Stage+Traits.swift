// The settings of the device's user.
extension Stage {
  /// The user's settings. Apps read most of these settings as traits.
  public struct Traits: Hashable, Sendable {
    /// Light or dark mode; light by default.
    public var userInterfaceStyle = UIUserInterfaceStyle.light
    /// The layout direction; left to right by default.
    public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    /// The text size that the user prefers; `.large` by default.
    public var preferredContentSizeCategory = UIContentSizeCategory.large
    /// Whether Reduce Motion is on; false by default. Apps read this setting from
    /// `UIAccessibility`, not from traits.
    public var isReduceMotionEnabled = false
    /// The iOS version that determines the default modal presentation style: full screen before iOS
    /// 13, and a sheet from iOS 13 on. The default is 26. The version is not a trait and has no
    /// other effect.
    public var era = Traits.standardEra

    /// The keyboard that the device uses; the keyboard on screen by default. The keyboard is not a
    /// trait of views.
    public var keyboard = Keyboard.onScreen

    /// The keyboard on which the user types.
    public enum Keyboard: String, Sendable, CaseIterable {
      /// The keyboard slides in while text is edited.
      case onScreen
      /// On a pad, a small keyboard floats above the app. On devices other than a pad, `floating`
      /// is the same as `onScreen`.
      case floating
      /// The device has hardware keys. Only accessory views are shown.
      case hardware

      fileprivate var kind: KeyboardKind { KeyboardKind(rawValue: rawValue) ?? .onScreen }
    }

    /// The current iOS version.
    package static let standardEra = DeviceTraits().era

    public init() {}
  }

  /// The user's settings. Setting the traits sends trait changes to everything on screen in the
  /// current tick. Parents receive the trait changes before their children.
  public var traits: Traits {
    get {
      world {
        let device = UIScreen.main.device
        var traits = Traits()
        traits.userInterfaceStyle = device.style
        traits.layoutDirection = device.direction
        traits.preferredContentSizeCategory = device.category
        traits.isReduceMotionEnabled = device.reducesMotion
        traits.era = device.era
        traits.keyboard = Traits.Keyboard(rawValue: device.keyboard.rawValue) ?? .onScreen
        return traits
      }
    }
    set {
      run {
        UIScreen.main.changeDevice {
          $0.style = newValue.userInterfaceStyle
          $0.direction = newValue.layoutDirection
          $0.category = newValue.preferredContentSizeCategory
          $0.reducesMotion = newValue.isReduceMotionEnabled
          $0.era = newValue.era
          $0.keyboard = newValue.keyboard.kind
        }
        UIKit.Keyboard.current.update()
      }
    }
  }
}
