/// A drawing state's shadow, in the units of the context's first user space.
struct Shadow: Sendable, Equatable {
  var offset: CGSize
  var blur: CGFloat
  var rgba: SIMD4<Double>
}

/// A Gaussian blur by three passes of a box filter.
///
/// The box's width d = σ·3·√(2π)/4 + ½ (SVG 1.1, feGaussianBlur); boxes are made odd, so that
/// the picture does not shift.
struct BoxBlur {
  /// Pixels a pass takes on either side.
  let radius: Int

  init(sigma: Double) {
    let box = (sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down)
    radius = sigma > 0 ? max(Int(min(box, 2000)) / 2, 0) : 0
  }

  /// Pixels the blur reaches beyond the picture.
  var reach: Int { radius * 3 }

  /// Blurs an 8-bit mask in place; what lies outside counts as empty.
  func apply(to bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
    guard radius > 0 else { return }
    var line = [UInt8](repeating: 0, count: max(width, height))
    for _ in 0..<3 {
      for y in 0..<height { pass(bytes + y * stride, count: width, step: 1, &line) }
      for x in 0..<width { pass(bytes + x, count: height, step: stride, &line) }
    }
  }

  private func pass(
    _ first: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ line: inout [UInt8]
  ) {
    let box = 2 * radius + 1
    for index in 0..<count { line[index] = first[index * step] }
    var sum = 0
    for index in 0..<min(radius, count) { sum += Int(line[index]) }
    for index in 0..<count {
      if index + radius < count { sum += Int(line[index + radius]) }
      if index - radius > 0 { sum -= Int(line[index - radius - 1]) }
      first[index * step] = UInt8((sum + box / 2) / box)
    }
  }
}
