/// One of three equal box passes that together approximate a Gaussian.
///
/// The box consists of full pixels with a weight of 1, and of one pixel with the weight `edge` at
/// each end. This weight makes the box's variance exactly one third of the Gaussian's.
/// (`ShadowBlur` in CoreGraphics uses boxes of full pixels only.)
package struct BoxBlur: Equatable {
  /// The number of full pixels on each side of the centre pixel.
  package let radius: Int
  /// The weight of the pixel at each end, 0…1.
  package let edge: Double

  /// - Parameter sigma: The standard deviation in pixels. The standard deviation must be above 0.
  package init(sigma: Double) {
    let third = sigma * sigma / 3
    radius = Int(clamped: ((12 * third + 1).squareRoot() - 1) / 2)
    let r = Double(radius)
    edge = (2 * r + 1) * (r * (r + 1) - 3 * third) / (6 * (third - (r + 1) * (r + 1)))
  }

  /// The distance in pixels over which the three passes together spread a pixel.
  package var reach: Int { 3 * (radius + 1) }
}
