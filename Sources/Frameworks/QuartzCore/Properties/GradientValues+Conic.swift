extension GradientValues {
  /// The number of colours that are precomputed for the full circle.
  private static let colorCount = 2048

  /// A bitmap whose colours run clockwise around the start, beginning in the direction of the end.
  func conicImage(width: Int, height: Int, size: CGSize) -> CGImage? {
    guard width > 0, height > 0 else { return nil }
    let (w, h) = (Double(size.width), Double(size.height))
    let centre = SIMD2(Double(startPoint.x) * w, Double(startPoint.y) * h)
    let first = SIMD2(Double(endPoint.x) * w, Double(endPoint.y) * h) - centre
    let start = atan2(first.y, first.x)
    let colors = (0..<Self.colorCount).map {
      color(at: (Double($0) + 0.5) / Double(Self.colorCount)).premultiplied
    }
    let last = Double(Self.colorCount - 1)
    let step = SIMD2(w / Double(width), h / Double(height))
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      for y in 0..<height {
        let dy = (Double(y) + 0.5) * step.y - centre.y
        for x in 0..<width {
          let dx = (Double(x) + 0.5) * step.x - centre.x
          var turn = (atan2(dy, dx) - start) / (2 * .pi)
          turn -= turn.rounded(.down)
          let index = Int(clamped: min(max(0, turn * Double(Self.colorCount)), last))
          buffer[y * width + x] = colors[index]
        }
      }
      count = width * height
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }

  /// The colour at a fraction of the gradient. Before the first location, the result is the first
  /// colour, and after the last location, it is the last colour.
  private func color(at part: Double) -> CGColor {
    let places = places
    guard let after = places.firstIndex(where: { $0 > part }) else {
      return colors[colors.count - 1]
    }
    guard after > 0 else { return colors[0] }
    let k = (part - places[after - 1]) / (places[after] - places[after - 1])
    return Self.mix(colors[after - 1].rgba, colors[after].rgba, k)
  }
}

extension CGColor {
  fileprivate var premultiplied: UInt32 {
    func byte(_ v: Double) -> UInt32 { UInt32((min(max(v, 0), 1) * 255).rounded()) }
    let alpha = min(max(rgba.w, 0), 1)
    return byte(alpha) << 24 | byte(rgba.x * alpha) << 16 | byte(rgba.y * alpha) << 8
      | byte(rgba.z * alpha)
  }
}
