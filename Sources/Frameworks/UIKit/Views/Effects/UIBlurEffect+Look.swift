/// The parameters of all blur styles.
///
/// `light`, `extraLight` and `dark` use the values of Apple's sample code "UIImageEffects" for iOS
/// 7, whose effects were the predecessors of these styles. Unverified: that today's blurs look the
/// same. The values of all styles except `light`, `extraLight` and `dark` are unverified as well.
extension BlurStyle {
  /// - Parameter isDark: Whether the interface style is dark. Some blur styles depend on the
  ///   interface style.
  package init(_ style: UIBlurEffect.Style, isDark: Bool) {
    self =
      switch style {
      case .light: BlurStyle(radius: 30, white: 1, alpha: 0.3)
      case .extraLight: BlurStyle(radius: 20, white: 0.97, alpha: 0.82)
      case .dark: BlurStyle(radius: 20, white: 0.11, alpha: 0.73)
      case .regular: BlurStyle(isDark ? .dark : .light, isDark: isDark)
      case .prominent: BlurStyle(isDark ? .dark : .extraLight, isDark: isDark)
      case .systemUltraThinMaterial: .material(0.45, isDark: isDark)
      case .systemThinMaterial: .material(0.6, isDark: isDark)
      case .systemMaterial: .material(0.75, isDark: isDark)
      case .systemThickMaterial: .material(0.85, isDark: isDark)
      case .systemChromeMaterial: .material(0.8, isDark: isDark)
      case .systemUltraThinMaterialLight: BlurStyle(.systemUltraThinMaterial, isDark: false)
      case .systemThinMaterialLight: BlurStyle(.systemThinMaterial, isDark: false)
      case .systemMaterialLight: BlurStyle(.systemMaterial, isDark: false)
      case .systemThickMaterialLight: BlurStyle(.systemThickMaterial, isDark: false)
      case .systemChromeMaterialLight: BlurStyle(.systemChromeMaterial, isDark: false)
      case .systemUltraThinMaterialDark: BlurStyle(.systemUltraThinMaterial, isDark: true)
      case .systemThinMaterialDark: BlurStyle(.systemThinMaterial, isDark: true)
      case .systemMaterialDark: BlurStyle(.systemMaterial, isDark: true)
      case .systemThickMaterialDark: BlurStyle(.systemThickMaterial, isDark: true)
      case .systemChromeMaterialDark: BlurStyle(.systemChromeMaterial, isDark: true)
      }
  }

  private static func material(_ alpha: Double, isDark: Bool) -> BlurStyle {
    BlurStyle(radius: 30, white: isDark ? 0.14 : 0.97, alpha: alpha)
  }
}
