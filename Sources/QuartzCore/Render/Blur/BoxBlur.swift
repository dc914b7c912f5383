/// One of three equal box passes that together approximate a Gaussian.
///
/// The box has full pixels with a weight of 1 and a pixel with the weight `edge` at each end, so
/// that its variance is exactly one third of the Gaussian's. (CoreGraphics' `ShadowBlur` rounds its
/// boxes to full pixels.)
package struct BoxBlur: Equatable {
  /// The number of full pixels on each side of the centre pixel.
  package let radius: Int
  /// The weight of the pixel at each end, 0…1.
  package let edge: Double

  /// - Parameter sigma: The standard deviation in pixels. It must be above 0.
  package init(sigma: Double) {
    let third = sigma * sigma / 3
    radius = Int(((12 * third + 1).squareRoot() - 1) / 2)
    let r = Double(radius)
    edge = (2 * r + 1) * (r * (r + 1) - 3 * third) / (6 * (third - (r + 1) * (r + 1)))
  }

  /// The number of pixels that the three passes reach in total.
  package var reach: Int { 3 * (radius + 1) }
}
