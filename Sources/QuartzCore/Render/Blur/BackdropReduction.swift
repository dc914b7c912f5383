/// How a backdrop of some blur is made: at what reduced scale, and with which boxes there.
///
/// A picture in which nothing is finer than a few pixels can be kept at a fraction of its size.
package struct BackdropReduction: Equatable {
  /// Device pixels along the side of one reduced pixel: 1, 2, 4, 8 or 16.
  package let factor: Int
  /// The blur of the reduced picture; nil where averaging alone blurs enough.
  package let box: BoxBlur?

  /// The least standard deviation in reduced pixels: from here on, straight lines between the
  /// pixels stray from the true curve of a blurred edge by at most 2/255 of its contrast (an
  /// eighth of its second derivative, 0.24/σ²).
  private static let leastSigma = 2.0
  private static let largestFactor = 16
  /// Below this, in pixels, nothing can be seen of a blur.
  private static let negligible = 0.25

  /// - Parameter sigma: in device pixels.
  package init(sigma: Double) {
    var factor = 1
    while factor < Self.largestFactor, sigma >= 2 * Self.leastSigma * Double(factor) { factor *= 2 }
    self.factor = factor
    let f = Double(factor)
    // Averaging over f pixels blurs by a variance of (f² − 1)/12, drawing straight lines between
    // the averages by f²/6; at full size there is neither.
    let done = factor == 1 ? 0 : (f * f - 1) / 12 + f * f / 6
    let rest = max(0, sigma * sigma - done).squareRoot() / f
    box = rest > Self.negligible ? BoxBlur(sigma: rest) : nil
  }

  /// Device pixels around a shape that have a part in what it shows.
  package var reach: Int { ((box?.reach ?? 0) + 2) * factor }
}
