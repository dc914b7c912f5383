/// The shadow of a graphics state, in the units of the context's initial user space.
struct Shadow: Sendable, Equatable {
  var offset: CGSize
  var blur: CGFloat
  var rgba: SIMD4<Double>
}

/// The Gaussian blur of a context's shadow. Three box blurs of an 8-bit mask approximate the
/// Gaussian.
///
/// The width of each box is d = σ·3·√(2π)/4 + ½, where σ is the Gaussian's standard deviation (SVG
/// 1.1, feGaussianBlur). The width is rounded to an odd number so that the result is not shifted.
/// QuartzCore's `BoxBlur` uses fractional widths to match the Gaussian's variance, so shadows and
/// backdrops of layers have slightly different pixels.
struct ShadowBlur {
  /// The number of pixels on each side of the box's centre.
  let radius: Int
  /// The maximum width of the box in pixels. A blur that is wider than several screens has no
  /// visible detail. The number is Matchcut's choice.
  private static let widest = 800.0

  init(sigma: Double) {
    let box = (sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down)
    radius = sigma > 0 ? max(Int(min(box, Self.widest)) / 2, 0) : 0
  }

  /// The number of pixels by which the blur extends beyond the mask.
  var reach: Int { radius * 3 }

  /// Blurs an 8-bit mask in place. Pixels outside the mask count as empty.
  func apply(to bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
    guard radius > 0, width > 0, height > 0 else { return }
    let other = UnsafeMutablePointer<UInt8>.allocate(capacity: height * stride)
    let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    defer {
      other.deallocate()
      sums.deallocate()
    }
    for _ in 0..<3 {
      for y in 0..<height { across(bytes + y * stride, other + y * stride, count: width) }
      down(other, bytes, width: width, height: height, stride: stride, sums)
    }
  }

  private var box: UInt32 { UInt32(2 * radius + 1) }
  /// The number 2³² / box, rounded up. If a sum of at most 255 · box is multiplied by this number
  /// and shifted right by 32, the result is the exact quotient sum / box.
  private var share: UInt64 { (1 << 32 + UInt64(box) - 1) / UInt64(box) }

  private func across(
    _ from: UnsafePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    let (half, share) = (box / 2, share)
    var sum: UInt32 = 0
    for index in 0..<min(radius, count) { sum += UInt32(from[index]) }
    for index in 0..<count {
      if index + radius < count { sum += UInt32(from[index + radius]) }
      if index > radius { sum -= UInt32(from[index - radius - 1]) }
      to[index] = UInt8(truncatingIfNeeded: (UInt64(sum + half) &* share) >> 32)
    }
  }

  /// Blurs vertically. The method processes the mask row by row, so that memory is accessed
  /// sequentially.
  private func down(
    _ from: UnsafePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>, width: Int, height: Int,
    stride: Int, _ sums: UnsafeMutablePointer<UInt32>
  ) {
    let (half, share) = (box / 2, share)
    sums.initialize(repeating: half, count: width)
    for y in 0..<min(radius, height) {
      let row = from + y * stride
      for x in 0..<width { sums[x] &+= UInt32(row[x]) }
    }
    for y in 0..<height {
      if y + radius < height {
        let row = from + (y + radius) * stride
        for x in 0..<width { sums[x] &+= UInt32(row[x]) }
      }
      if y > radius {
        let row = from + (y - radius - 1) * stride
        for x in 0..<width { sums[x] &-= UInt32(row[x]) }
      }
      let out = to + y * stride
      for x in 0..<width {
        out[x] = UInt8(truncatingIfNeeded: (UInt64(sums[x]) &* share) >> 32)
      }
    }
  }
}
