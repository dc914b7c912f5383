/// One of three equal box passes that together approximate a Gaussian.
///
/// It has whole pixels of weight 1 and one of `edge` at either end, so that its variance is
/// exactly a third of the Gaussian's. CoreGraphics' `ShadowBlur` rounds its boxes to whole pixels.
package struct BoxBlur: Equatable {
  /// Whole pixels on each side of the middle one.
  package let radius: Int
  /// 0…1.
  package let edge: Double

  /// - Parameter sigma: above 0, in pixels.
  package init(sigma: Double) {
    let third = sigma * sigma / 3
    radius = Int(((12 * third + 1).squareRoot() - 1) / 2)
    let r = Double(radius)
    edge = (2 * r + 1) * (r * (r + 1) - 3 * third) / (6 * (third - (r + 1) * (r + 1)))
  }

  /// How far three passes reach, in pixels.
  package var reach: Int { 3 * (radius + 1) }
}
