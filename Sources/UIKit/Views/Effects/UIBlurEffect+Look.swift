/// The parameters of all blur styles.
///
/// `light`, `extraLight` and `dark` use those of Apple's sample code for iOS 7, "UIImageEffects",
/// the predecessors of these styles. That today's blurs look like this is unverified, and all other
/// values are.
extension BlurLook {
  /// - Parameter isDark: the interface style, for the styles that follow it.
  package init(_ style: UIBlurEffect.Style, isDark: Bool) {
    self =
      switch style {
      case .light: BlurLook(radius: 30, white: 1, alpha: 0.3)
      case .extraLight: BlurLook(radius: 20, white: 0.97, alpha: 0.82)
      case .dark: BlurLook(radius: 20, white: 0.11, alpha: 0.73)
      case .regular: BlurLook(isDark ? .dark : .light, isDark: isDark)
      case .prominent: BlurLook(isDark ? .dark : .extraLight, isDark: isDark)
      case .systemUltraThinMaterial: .material(0.45, isDark: isDark)
      case .systemThinMaterial: .material(0.6, isDark: isDark)
      case .systemMaterial: .material(0.75, isDark: isDark)
      case .systemThickMaterial: .material(0.85, isDark: isDark)
      case .systemChromeMaterial: .material(0.8, isDark: isDark)
      case .systemUltraThinMaterialLight: BlurLook(.systemUltraThinMaterial, isDark: false)
      case .systemThinMaterialLight: BlurLook(.systemThinMaterial, isDark: false)
      case .systemMaterialLight: BlurLook(.systemMaterial, isDark: false)
      case .systemThickMaterialLight: BlurLook(.systemThickMaterial, isDark: false)
      case .systemChromeMaterialLight: BlurLook(.systemChromeMaterial, isDark: false)
      case .systemUltraThinMaterialDark: BlurLook(.systemUltraThinMaterial, isDark: true)
      case .systemThinMaterialDark: BlurLook(.systemThinMaterial, isDark: true)
      case .systemMaterialDark: BlurLook(.systemMaterial, isDark: true)
      case .systemThickMaterialDark: BlurLook(.systemThickMaterial, isDark: true)
      case .systemChromeMaterialDark: BlurLook(.systemChromeMaterial, isDark: true)
      }
  }

  private static func material(_ alpha: Double, isDark: Bool) -> BlurLook {
    BlurLook(radius: 30, white: isDark ? 0.14 : 0.97, alpha: alpha)
  }
}
