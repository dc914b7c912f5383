// Apple's named colours. The adaptable ones have the values of the light appearance, as the
// Human Interface Guidelines list them ("Color", iOS system colors).

extension UIColor {
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Black, wholly transparent.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}

extension UIColor {
  public class var systemRed: UIColor { UIColor(hex: 0xFF3B30) }
  public class var systemOrange: UIColor { UIColor(hex: 0xFF9500) }
  public class var systemYellow: UIColor { UIColor(hex: 0xFFCC00) }
  public class var systemGreen: UIColor { UIColor(hex: 0x34C759) }
  public class var systemMint: UIColor { UIColor(hex: 0x00C7BE) }
  public class var systemTeal: UIColor { UIColor(hex: 0x30B0C7) }
  public class var systemCyan: UIColor { UIColor(hex: 0x32ADE6) }
  public class var systemBlue: UIColor { UIColor(hex: 0x007AFF) }
  public class var systemIndigo: UIColor { UIColor(hex: 0x5856D6) }
  public class var systemPurple: UIColor { UIColor(hex: 0xAF52DE) }
  public class var systemPink: UIColor { UIColor(hex: 0xFF2D55) }
  public class var systemBrown: UIColor { UIColor(hex: 0xA2845E) }
  public class var systemGray: UIColor { UIColor(hex: 0x8E8E93) }
  public class var systemGray2: UIColor { UIColor(hex: 0xAEAEB2) }
  public class var systemGray3: UIColor { UIColor(hex: 0xC7C7CC) }
  public class var systemGray4: UIColor { UIColor(hex: 0xD1D1D6) }
  public class var systemGray5: UIColor { UIColor(hex: 0xE5E5EA) }
  public class var systemGray6: UIColor { UIColor(hex: 0xF2F2F7) }
}

extension UIColor {
  public class var tintColor: UIColor { UIColor(hex: 0x007AFF) }
  public class var label: UIColor { UIColor(hex: 0x000000) }
  public class var secondaryLabel: UIColor { UIColor(hex: 0x3C3C43, alpha: 0.6) }
  public class var tertiaryLabel: UIColor { UIColor(hex: 0x3C3C43, alpha: 0.3) }
  public class var quaternaryLabel: UIColor { UIColor(hex: 0x3C3C43, alpha: 0.18) }
  public class var placeholderText: UIColor { UIColor(hex: 0x3C3C43, alpha: 0.3) }
  public class var link: UIColor { UIColor(hex: 0x007AFF) }
  public class var separator: UIColor { UIColor(hex: 0x3C3C43, alpha: 0.29) }
  public class var opaqueSeparator: UIColor { UIColor(hex: 0xC6C6C8) }
  public class var systemBackground: UIColor { UIColor(hex: 0xFFFFFF) }
  public class var secondarySystemBackground: UIColor { UIColor(hex: 0xF2F2F7) }
  public class var tertiarySystemBackground: UIColor { UIColor(hex: 0xFFFFFF) }
  public class var systemGroupedBackground: UIColor { UIColor(hex: 0xF2F2F7) }
  public class var secondarySystemGroupedBackground: UIColor { UIColor(hex: 0xFFFFFF) }
  public class var tertiarySystemGroupedBackground: UIColor { UIColor(hex: 0xF2F2F7) }
  public class var systemFill: UIColor { UIColor(hex: 0x787880, alpha: 0.2) }
  public class var secondarySystemFill: UIColor { UIColor(hex: 0x787880, alpha: 0.16) }
  public class var tertiarySystemFill: UIColor { UIColor(hex: 0x767680, alpha: 0.12) }
  public class var quaternarySystemFill: UIColor { UIColor(hex: 0x747480, alpha: 0.08) }
  public class var lightText: UIColor { UIColor(hex: 0xFFFFFF, alpha: 0.6) }
  public class var darkText: UIColor { UIColor(hex: 0x000000) }
}

extension UIColor {
  fileprivate convenience init(hex: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }
}
