// Apple's named colours. The adaptable colours have the values of the Human Interface Guidelines
// ("Color", iOS system colors); the values for increased contrast are not included.

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
  /// Transparent black.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}

extension UIColor {
  public class var systemRed: UIColor { UIColor(light: .hex(0xFF3B30), dark: .hex(0xFF453A)) }
  public class var systemOrange: UIColor { UIColor(light: .hex(0xFF9500), dark: .hex(0xFF9F0A)) }
  public class var systemYellow: UIColor { UIColor(light: .hex(0xFFCC00), dark: .hex(0xFFD60A)) }
  public class var systemGreen: UIColor { UIColor(light: .hex(0x34C759), dark: .hex(0x30D158)) }
  public class var systemMint: UIColor { UIColor(light: .hex(0x00C7BE), dark: .hex(0x63E6E2)) }
  public class var systemTeal: UIColor { UIColor(light: .hex(0x30B0C7), dark: .hex(0x40C8E0)) }
  public class var systemCyan: UIColor { UIColor(light: .hex(0x32ADE6), dark: .hex(0x64D2FF)) }
  public class var systemBlue: UIColor { UIColor(light: .hex(0x007AFF), dark: .hex(0x0A84FF)) }
  public class var systemIndigo: UIColor { UIColor(light: .hex(0x5856D6), dark: .hex(0x5E5CE6)) }
  public class var systemPurple: UIColor { UIColor(light: .hex(0xAF52DE), dark: .hex(0xBF5AF2)) }
  public class var systemPink: UIColor { UIColor(light: .hex(0xFF2D55), dark: .hex(0xFF375F)) }
  public class var systemBrown: UIColor { UIColor(light: .hex(0xA2845E), dark: .hex(0xAC8E68)) }
  public class var systemGray: UIColor { UIColor(light: .hex(0x8E8E93), dark: .hex(0x8E8E93)) }
  public class var systemGray2: UIColor { UIColor(light: .hex(0xAEAEB2), dark: .hex(0x636366)) }
  public class var systemGray3: UIColor { UIColor(light: .hex(0xC7C7CC), dark: .hex(0x48484A)) }
  public class var systemGray4: UIColor { UIColor(light: .hex(0xD1D1D6), dark: .hex(0x3A3A3C)) }
  public class var systemGray5: UIColor { UIColor(light: .hex(0xE5E5EA), dark: .hex(0x2C2C2E)) }
  public class var systemGray6: UIColor { UIColor(light: .hex(0xF2F2F7), dark: .hex(0x1C1C1E)) }
}

extension UIColor {
  public class var tintColor: UIColor { UIColor(light: .hex(0x007AFF), dark: .hex(0x0A84FF)) }
  public class var label: UIColor { UIColor(light: .hex(0x000000), dark: .hex(0xFFFFFF)) }
  public class var secondaryLabel: UIColor {
    UIColor(light: .hex(0x3C3C43, 0.6), dark: .hex(0xEBEBF5, 0.6))
  }
  public class var tertiaryLabel: UIColor {
    UIColor(light: .hex(0x3C3C43, 0.3), dark: .hex(0xEBEBF5, 0.3))
  }
  public class var quaternaryLabel: UIColor {
    UIColor(light: .hex(0x3C3C43, 0.18), dark: .hex(0xEBEBF5, 0.16))
  }
  public class var placeholderText: UIColor {
    UIColor(light: .hex(0x3C3C43, 0.3), dark: .hex(0xEBEBF5, 0.3))
  }
  public class var link: UIColor { UIColor(light: .hex(0x007AFF), dark: .hex(0x0984FF)) }
  public class var separator: UIColor {
    UIColor(light: .hex(0x3C3C43, 0.29), dark: .hex(0x545458, 0.6))
  }
  public class var opaqueSeparator: UIColor { UIColor(light: .hex(0xC6C6C8), dark: .hex(0x38383A)) }
  public class var systemBackground: UIColor {
    UIColor(light: .hex(0xFFFFFF), dark: .hex(0x000000), elevated: .hex(0x1C1C1E))
  }
  public class var secondarySystemBackground: UIColor {
    UIColor(light: .hex(0xF2F2F7), dark: .hex(0x1C1C1E), elevated: .hex(0x2C2C2E))
  }
  public class var tertiarySystemBackground: UIColor {
    UIColor(light: .hex(0xFFFFFF), dark: .hex(0x2C2C2E), elevated: .hex(0x3A3A3C))
  }
  public class var systemGroupedBackground: UIColor {
    UIColor(light: .hex(0xF2F2F7), dark: .hex(0x000000), elevated: .hex(0x1C1C1E))
  }
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(light: .hex(0xFFFFFF), dark: .hex(0x1C1C1E), elevated: .hex(0x2C2C2E))
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(light: .hex(0xF2F2F7), dark: .hex(0x2C2C2E), elevated: .hex(0x3A3A3C))
  }
  public class var systemFill: UIColor {
    UIColor(light: .hex(0x787880, 0.2), dark: .hex(0x787880, 0.36))
  }
  public class var secondarySystemFill: UIColor {
    UIColor(light: .hex(0x787880, 0.16), dark: .hex(0x787880, 0.32))
  }
  public class var tertiarySystemFill: UIColor {
    UIColor(light: .hex(0x767680, 0.12), dark: .hex(0x767680, 0.24))
  }
  public class var quaternarySystemFill: UIColor {
    UIColor(light: .hex(0x747480, 0.08), dark: .hex(0x767680, 0.18))
  }
  public class var lightText: UIColor { UIColor(hex: 0xFFFFFF, alpha: 0.6) }
  public class var darkText: UIColor { UIColor(hex: 0x000000) }
}

extension UIColor {
  fileprivate convenience init(light: CGColor, dark: CGColor, elevated: CGColor? = nil) {
    self.init(.adaptable(AdaptableColor(light: light, dark: dark, elevated: elevated)))
  }

  fileprivate convenience init(hex: Int, alpha: CGFloat = 1) {
    self.init(cgColor: .hex(hex, alpha))
  }
}

extension CGColor {
  fileprivate static func hex(_ hex: Int, _ alpha: CGFloat = 1) -> CGColor {
    CGColor(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }
}
