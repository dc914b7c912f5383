import CRaster
import Stage
import TestSupport
import Testing

/// Pictures are sampled eight pixels at a time if the processor supports it. The result must be
/// bit-identical to sampling pixel by pixel.
struct SamplingTests {
  @Test(arguments: seeds(2_000))
  func `pixels sampled in eights equal those sampled one by one`(seed: Int) {
    var dice = RandomSource(seed: UInt64(seed))
    let picture = Picture(&dice)
    let mapping = Self.mapping(&dice, for: picture)
    let (width, height) = (dice.number(1...256), 3)

    let painted = picture.painted(width: width, height: height) { target, image, rows in
      var mapping = mapping
      cr_sample(&target, rows, Int32(height), &image, &mapping, 255, 1)
    }

    for y in 0..<height {
      let expected = picture.row(y, width, mapping)
      #expect(Array(painted[y * width..<(y + 1) * width]) == expected, "row \(y) of \(seed)")
    }
  }

  @Test(arguments: seeds(2_000))
  func `pixels shifted by a fraction equal those mixed one by one`(seed: Int) {
    var dice = RandomSource(seed: UInt64(seed))
    let picture = Picture(&dice)
    let (width, height) = (dice.number(1...400), 3)
    let (x0, y0) = (dice.number(0...picture.width - 1), dice.number(0...picture.height - 1))
    let (x1, y1) = (dice.number(x0...picture.width - 1), dice.number(y0...picture.height - 1))
    let (dx, dy) = (dice.number(-300...300), dice.number(-40...40))
    let (fx, fy) = (dice.number(0...255), dice.number(0...2) * dice.number(0...127))

    let painted = picture.painted(width: width, height: height) { target, image, rows in
      (image.x0, image.y0, image.x1, image.y1) = (
        Int32(x0), Int32(y0), Int32(x1 + 1), Int32(y1 + 1)
      )
      cr_lerp(
        &target, rows, Int32(height), &image, Int32(dx), Int32(dy), Int32(fx), Int32(fy), 255, 1)
    }

    for y in 0..<height {
      let rows = [y + dy, y + dy + 1].map { min(max($0, y0), y1) }
      let expected = (0..<width).map { x in
        let columns = [x + dx, x + dx + 1].map { min(max($0, x0), x1) }
        return picture.square(columns, rows, fx, fy)
      }
      #expect(Array(painted[y * width..<(y + 1) * width]) == expected, "row \(y) of \(seed)")
    }
  }

  /// A random mapping: upright, rotated or in perspective, and enlarging, reducing or mirroring.
  private static func mapping(_ dice: inout RandomSource, for picture: Picture) -> cr_mapping {
    let scale = dice.number(0.2...3) * (dice.number(0...3) == 0 ? -1 : 1)
    let down = dice.number(0.2...3)
    let x = scale < 0 ? Double(picture.width) : 0
    var m = cr_mapping(
      m: (
        scale, 0, x + dice.number(-20...20), 0, down, dice.number(-9...Double(picture.height)), 0,
        0, 1
      ))
    if dice.number(0...2) > 0 {
      (m.m.1, m.m.3) = (dice.number(-0.4...0.4), dice.number(-0.4...0.4))
    }
    if dice.number(0...2) > 0 {
      (m.m.6, m.m.7) = (dice.number(-0.002...0.004), dice.number(-0.002...0.004))
    }
    return m
  }
}

/// A picture of noise, and its samples computed pixel by pixel.
private struct Picture {
  let width: Int
  let height: Int
  let pixels: [UInt32]

  init(_ dice: inout RandomSource) {
    let (width, height) = (dice.number(1...300), dice.number(1...40))
    (self.width, self.height) = (width, height)
    pixels = (0..<width * height).map { _ in UInt32(dice.number(0...0xffff_ffff)) }
  }

  /// The output of `paint` for whole rows.
  func painted(
    width: Int, height: Int,
    _ paint: (_ target: inout cr_target, _ image: inout cr_image, _ rows: [cr_span]) -> Void
  ) -> [UInt32] {
    var painted = [UInt32](repeating: 0, count: width * height)
    painted.withUnsafeMutableBufferPointer { place in
      pixels.withUnsafeBufferPointer { source in
        var target = cr_target(
          pixels: place.baseAddress, stride: Int32(width), x0: 0, y0: 0)
        var image = cr_image(
          pixels: source.baseAddress, stride: Int32(self.width), x0: 0, y0: 0,
          x1: Int32(self.width), y1: Int32(self.height))
        let rows = (0..<height).map {
          cr_span(y: Int32($0), x: 0, n: Int32(width), rows: 1, a: 255)
        }
        paint(&target, &image, rows)
      }
    }
    return painted
  }

  /// The first `n` pixels of row `y`.
  func row(_ y: Int, _ n: Int, _ mapping: cr_mapping) -> [UInt32] {
    let m = mapping.m
    let (px, py) = (0.5, Double(y) + 0.5)
    let w = m.6 * px + m.7 * py + m.8
    let u = m.0 * px + m.1 * py + m.2 - 0.5 * w
    let v = m.3 * px + m.4 * py + m.5 - 0.5 * w
    if m.6 == 0, m.3 == 0 {
      let row = Int(max(0, min(v / w, Double(height - 1))) * 256 + 0.5)
      return (0..<n).map { i in
        let x = (Float(u / w) + Float(i) * Float(m.0 / w)) * 256
        return level(Self.fixed(x, width), row)
      }
    }
    return (0..<n).map { i in
      let r = 256 / (Float(w) + Float(i) * Float(m.6))
      let x = (Float(u) + Float(i) * Float(m.0 - 0.5 * m.6)) * r
      let y = (Float(v) + Float(i) * Float(m.3 - 0.5 * m.6)) * r
      return slanted(Self.fixed(x, width), Self.fixed(y, height))
    }
  }

  /// A coordinate in 1/256 of a pixel, limited to the picture.
  private static func fixed(_ v: Float, _ count: Int) -> Int {
    let inside = v < Float(count - 1) * 256 ? v : Float(count - 1) * 256
    return Int((inside > 0 ? inside : 0) + 0.5)
  }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    pixels[min(y, height - 1) * width + min(x, width - 1)]
  }

  /// Interpolates horizontally first, then vertically.
  private func slanted(_ u: Int, _ v: Int) -> UInt32 {
    let (x, y) = (u >> 8, v >> 8)
    return square([x, x + 1], [y, y + 1], u & 255, v & 255)
  }

  /// Interpolates two columns and two rows, horizontally first, then vertically.
  func square(_ x: [Int], _ y: [Int], _ fx: Int, _ fy: Int) -> UInt32 {
    Self.mix(
      Self.mix(pixel(x[0], y[0]), pixel(x[1], y[0]), fx),
      Self.mix(pixel(x[0], y[1]), pixel(x[1], y[1]), fx), fy)
  }

  /// Interpolates vertically first, then horizontally.
  private func level(_ u: Int, _ v: Int) -> UInt32 {
    let (x, y, f) = (u >> 8, v >> 8, v & 255)
    return Self.mix(
      Self.mix(pixel(x, y), pixel(x, y + 1), f),
      Self.mix(pixel(x + 1, y), pixel(x + 1, y + 1), f), u & 255)
  }

  /// Mixes two pixels. Each channel is rounded to nearest.
  private static func mix(_ a: UInt32, _ b: UInt32, _ f: Int) -> UInt32 {
    var mixed: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let (p, q) = (a >> shift & 255, b >> shift & 255)
      mixed |= ((p * UInt32(256 - f) + q * UInt32(f) + 128) >> 8) << shift
    }
    return mixed
  }
}
