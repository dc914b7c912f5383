// The user's settings on the virtual device.
extension Stage {
  /// The user's settings, which apps read mainly as traits.
  public struct Traits: Hashable, Sendable {
    /// Light or dark; light by default.
    public var userInterfaceStyle = UIUserInterfaceStyle.light
    /// Left to right by default.
    public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    /// `.large` by default.
    public var preferredContentSizeCategory = UIContentSizeCategory.large
    /// Whether Reduce Motion is on; false by default. It is not a trait; apps read
    /// `UIAccessibility`.
    public var isReduceMotionEnabled = false
    /// The iOS version whose default modal presentation style applies: full screen below 13, a
    /// sheet from 13 on; 26 by default. It is not a trait, and changes nothing else.
    public var era = Traits.standardEra

    /// The current iOS version.
    package static let standardEra = DeviceTraits().era

    public init() {}
  }

  /// Setting them sends trait changes to everything on screen, parents first, in the current tick.
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
