/// The parameters of a blur: its radius and tint.
package struct BlurStyle {
  /// The standard deviation of the blur, in points.
  package let radius: Double
  /// The grey level of the tint, and its opacity.
  let white: Double
  let alpha: Double

  /// The factor by which saturation changes, taken from the sample code that `UIBlurEffect+Look`
  /// names. Unverified: that the factor applies to today's blurs.
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
