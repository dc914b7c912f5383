/// Blurs and tints the content behind a visual effect view.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The strength and brightness of a blur. The raw values are those in Apple's header
  /// `UIBlurEffect.h`.
  public enum Style: Int, CaseIterable, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    /// The blur depends on the interface style.
    case regular = 4
    /// The blur depends on the interface style and is stronger than `regular`.
    case prominent = 5

    // The following materials depend on the interface style. The materials are ordered from
    // thinnest to thickest.
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10

    // The following materials are always light.
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15

    // The following materials are always dark.
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  public required override init?(coder: NSCoder) {
    style = Style(rawValue: coder.decodeInteger(forKey: "UIBlurEffectStyle")) ?? .regular
    super.init(coder: coder)
  }

  override func backdrop(for traits: UITraitCollection) -> Backdrop {
    BlurStyle(style, isDark: traits.userInterfaceStyle == .dark).backdrop
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<UIBlurEffect style=\(style)>" }
  }
}
