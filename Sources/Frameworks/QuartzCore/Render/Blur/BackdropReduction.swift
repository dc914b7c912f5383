/// How a backdrop is blurred: the factor by which it is downsampled, and the box blur that follows.
///
/// A blurred picture contains no fine detail, so it can be computed at a fraction of its size.
package struct BackdropReduction: Equatable {
  /// The number of device pixels per side of a downsampled pixel: 1, 2, 4, 8 or 16.
  package let factor: Int
  /// The blur of the downsampled picture; nil if averaging alone is enough.
  package let box: BoxBlur?

  /// The minimum standard deviation, in downsampled pixels. At this standard deviation, linear
  /// interpolation between the pixels differs from the true curve of a blurred edge by at most
  /// 2/255 of the edge's contrast. (The difference is an eighth of the curve's second derivative,
  /// which is 0.24/σ².)
  private static let leastSigma = 2.0
  private static let largestFactor = 16
  /// The standard deviation in pixels below which a blur is not visible.
  private static let negligible = 0.25

  /// - Parameter sigma: The standard deviation in device pixels.
  package init(sigma: Double) {
    var factor = 1
    while factor < Self.largestFactor, sigma >= 2 * Self.leastSigma * Double(factor) { factor *= 2 }
    self.factor = factor
    let f = Double(factor)
    // Averaging over f pixels adds a variance of (f² − 1)/12, and linear interpolation between the
    // averages adds f²/6. Without downsampling, neither variance is added.
    let done = factor == 1 ? 0 : (f * f - 1) / 12 + f * f / 6
    let rest = max(0, sigma * sigma - done).squareRoot() / f
    box = rest > Self.negligible ? BoxBlur(sigma: rest) : nil
  }

  /// The distance, in device pixels, up to which content around a shape influences the blur.
  package var reach: Int { ((box?.reach ?? 0) + 2) * factor }
}
