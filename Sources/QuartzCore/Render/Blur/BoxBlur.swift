/// One of three equal box passes that together approximate a Gaussian.
///
/// The box has full pixels of weight 1 and a pixel of weight `edge` at either end, so its variance
/// is exactly a third of the Gaussian's. CoreGraphics' `ShadowBlur` rounds its boxes to full
/// pixels.
package struct BoxBlur: Equatable {
  /// The number of full pixels on each side of the centre pixel.
  package let radius: Int
  /// 0…1.
  package let edge: Double

  /// - Parameter sigma: The standard deviation in pixels, above 0.
  package init(sigma: Double) {
    let third = sigma * sigma / 3
    radius = Int(((12 * third + 1).squareRoot() - 1) / 2)
    let r = Double(radius)
    edge = (2 * r + 1) * (r * (r + 1) - 3 * third) / (6 * (third - (r + 1) * (r + 1)))
  }

  /// The total reach of three passes, in pixels.
  package var reach: Int { 3 * (radius + 1) }
}
