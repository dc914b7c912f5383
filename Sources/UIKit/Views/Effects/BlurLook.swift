/// Figures of a blur: how wide, and tinted with how much of which grey.
package struct BlurLook {
  /// Standard deviation, in points.
  package let radius: Double
  /// Grey of the tint, and how much of it.
  let white: Double
  let alpha: Double

  /// As in the sample code that `BlurLook+Style` names; unverified for today's blurs.
  private static let saturation = 1.8

  package var backdrop: Backdrop {
    Backdrop(
      blurRadius: radius, saturation: Self.saturation,
      tint: CGColor(gray: CGFloat(white), alpha: CGFloat(alpha)))
  }

  init(radius: Double, white: Double, alpha: Double) {
    (self.radius, self.white, self.alpha) = (radius, white, alpha)
  }
}
