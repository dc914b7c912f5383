// What the user of the virtual device has set.
extension Stage {
  /// The device's settings that apps see as traits.
  public struct Traits: Hashable, Sendable {
    /// Light or dark; light by default.
    public var userInterfaceStyle = UIUserInterfaceStyle.light
    /// Left to right by default.
    public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    /// `.large` by default.
    public var preferredContentSizeCategory = UIContentSizeCategory.large
    /// Whether the user asks for less motion; false by default. No trait: apps ask
    /// `UIAccessibility`.
    public var isReduceMotionEnabled = false
    /// The version of iOS whose default modal style counts: below 13 a controller that sets none
    /// is presented full screen, from 13 on as a sheet; 26 by default. No trait, and nothing else
    /// changes with it.
    public var era = Traits.standardEra

    /// Today's.
    package static let standardEra = 26

    public init() {}
  }

  /// Changing them tells everybody on screen, parents first, in the same turn.
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
        }
      }
    }
  }
}
