/// How a colour is defined.
enum ColorPaint: Equatable {
  case fixed(CGColor)
  /// The colour is one of UIKit's adaptable colours.
  case adaptable(AdaptableColor)
  /// The colour is a dynamic colour of the app.
  case provided((UITraitCollection) -> CGColor)

  var isDynamic: Bool {
    if case .fixed = self { return false }
    return true
  }

  /// The colour. `traits` is called only if the colour depends on traits.
  func color(under traits: () -> UITraitCollection) -> CGColor {
    switch self {
    case .fixed(let color): color
    case .adaptable(let colors): colors.color(under: traits())
    case .provided(let provider): provider(traits())
    }
  }

  func faded(to alpha: CGFloat) -> ColorPaint {
    switch self {
    case .fixed(let color): .fixed(color.copy(alpha: alpha) ?? color)
    case .adaptable(let colors): .adaptable(colors.faded(to: alpha))
    case .provided(let provider): .provided { provider($0).copy(alpha: alpha) ?? provider($0) }
    }
  }

  /// Two values with a provider are never equal, because closures cannot be compared.
  static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.fixed(let a), .fixed(let b)): a == b
    case (.adaptable(let a), .adaptable(let b)): a == b
    default: false
    }
  }

  var hash: Int {
    switch self {
    case .fixed(let color): color.hashValue
    case .adaptable(let colors): colors.light.hashValue
    case .provided: 0
    }
  }

  var text: String {
    switch self {
    case .fixed(let color): Self.numbers(color)
    case .adaptable(let colors):
      "light \(Self.numbers(colors.light)), dark \(Self.numbers(colors.dark))"
    case .provided: "dynamic"
    }
  }

  private static func numbers(_ color: CGColor) -> String {
    (color.components ?? []).map { String(format: "%g", Double($0)) }.joined(separator: " ")
  }
}

/// A colour of UIKit with separate values for light and dark mode.
struct AdaptableColor: Equatable {
  var light: CGColor
  var dark: CGColor
  /// The colour in dark mode at the elevated level. If it is nil, `dark` is used.
  var elevated: CGColor?

  /// The colour for the style and level of `traits`. If the style is unspecified, the result is the
  /// light colour.
  func color(under traits: UITraitCollection) -> CGColor {
    guard traits.userInterfaceStyle == .dark else { return light }
    return traits.userInterfaceLevel == .elevated ? elevated ?? dark : dark
  }

  func faded(to alpha: CGFloat) -> AdaptableColor {
    AdaptableColor(
      light: light.copy(alpha: alpha) ?? light, dark: dark.copy(alpha: alpha) ?? dark,
      elevated: elevated.map { $0.copy(alpha: alpha) ?? $0 })
  }
}
