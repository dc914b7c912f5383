/// What a colour is made of.
enum ColorPaint: Equatable {
  case fixed(CGColor)
  /// One of UIKit's own.
  case adaptable(AdaptableColor)
  /// An app's own.
  case provided((UITraitCollection) -> CGColor)

  var isDynamic: Bool {
    if case .fixed = self { return false }
    return true
  }

  /// The colour; `traits` is asked only where it depends on them.
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

  /// Two providers are never known to be the same.
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

/// A colour of UIKit's that has one value in the light and others in the dark.
struct AdaptableColor: Equatable {
  var light: CGColor
  var dark: CGColor
  /// In the dark, where the interface stands above other content; nil for the same.
  var elevated: CGColor?

  /// Light where no style is specified.
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
