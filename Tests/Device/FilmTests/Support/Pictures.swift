import CoreGraphics

/// Deterministic pictures made from numbers.
enum Pictures {
  /// A pixel of an opaque 0xRRGGBB colour.
  static func opaque(_ color: UInt32) -> UInt32 { 0xFF00_0000 | color }

  static func flat(_ width: Int, _ height: Int, _ color: UInt32) -> CGImage {
    CGImage(
      width: width, height: height,
      pixels: Array(repeating: opaque(color), count: width * height))
  }

  static func image(
    _ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> UInt32
  ) -> CGImage {
    var pixels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width { pixels.append(pixel(x, y)) }
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }

  static func gradient(_ width: Int, _ height: Int) -> CGImage {
    image(width, height) { x, y in
      let red = UInt32(x * 255 / max(width - 1, 1))
      let green = UInt32(y * 255 / max(height - 1, 1))
      return opaque(red << 16 | green << 8 | (red + green) / 2)
    }
  }

  static func noise(_ width: Int, _ height: Int, seed: UInt64) -> CGImage {
    var random = Noise(state: seed)
    return image(width, height) { _, _ in opaque(random.next() & 0xFF_FFFF) }
  }

  /// A picture with premultiplied pixels of every alpha.
  static func translucent(_ width: Int, _ height: Int) -> CGImage {
    var random = Noise(state: 9)
    return image(width, height) { x, y in
      let alpha = UInt32((x * 7 + y * 13) % 256)
      func part() -> UInt32 { alpha == 0 ? 0 : random.next() % (alpha + 1) }
      return alpha << 24 | part() << 16 | part() << 8 | part()
    }
  }

  /// A gradient with a square of noise that moves by four pixels per frame.
  static func movingSquare(frame: Int, _ width: Int = 64, _ height: Int = 48) -> CGImage {
    let ground = gradient(width, height)
    let square = noise(12, 12, seed: 5)
    return image(width, height) { x, y in
      let (dx, dy) = (x - 4 * frame, y - 20)
      guard (0..<12).contains(dx), (0..<12).contains(dy) else {
        return ground.pixels[y * width + x]
      }
      return square.pixels[dy * 12 + dx]
    }
  }
}

/// Pseudo-random numbers (a 64-bit linear congruential generator, upper half).
struct Noise {
  var state: UInt64

  mutating func next() -> UInt32 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(truncatingIfNeeded: state >> 32)
  }
}
