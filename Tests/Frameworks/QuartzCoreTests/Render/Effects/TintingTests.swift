import CRaster
import Foundation
import QuartzCore
import Stage
import TestSupport
import Testing

/// Shadows are painted many pixels at a time, and skipped where they round to nothing. The result
/// must be bit-identical to painting pixel by pixel.
struct TintingTests {
  private static let side = 240

  @Test(arguments: seeds(1_000))
  func `a shadow is its colour times the mask, in each pixel`(seed: Int) throws {
    var dice = RandomSource(seed: UInt64(seed))
    let layer = Self.caster(&dice)
    let list = RenderTree(root: Scenes.layer(0, .zero, children: [layer])).displayList(
      at: 0, size: CGSize(width: Self.side / 2, height: Self.side / 2), scale: 2)
    guard case .draw(let draw)? = list.items.first, case .shadow(let shadow) = draw.paint else {
      Issue.record("seed \(seed) casts no shadow")
      return
    }

    let painted = Compositor(threads: 2).render(list, background: Scenes.white).pixels

    let cache = ShadowCache { _, _ in [] }
    let (mask, origin) = try #require(cache.mask(for: shadow))
    let rgba = shadow.color
    let judge = Judge(
      mask: mask.bitmap, full: mask.full, color: SIMD3(rgba.x, rgba.y, rgba.z),
      alpha: rgba.w * draw.opacity)
    let projection = draw.plane.projection
    var differing = 0
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let u = (Double(x) + 0.5 - projection.x.z) / projection.x.x - origin.x
        let v = (Double(y) + 0.5 - projection.y.z) / projection.y.y - origin.y
        let expected = judge.pixel(
          u * shadow.resolution - 0.5, v * shadow.resolution - 0.5)
        if painted[y * Self.side + x] != expected { differing += 1 }
      }
    }
    #expect(differing == 0, "\(differing) pixels of \(seed)")
  }

  /// A layer two hundred points to the left of the picture, whose shadow falls into the picture.
  private static func caster(_ dice: inout RandomSource) -> RenderNode {
    let size = CGSize(width: dice.number(3...70), height: dice.number(3...70))
    let frame = CGRect(
      origin: CGPoint(x: dice.number(-20...60) - 200, y: dice.number(-20...60)), size: size)
    let black = dice.number(0...1) == 0
    let shade = black ? Scenes.color(0, 0, 0) : Scenes.color(0.9, dice.number(0...1), 0.1)
    let (opacity, radius) = (dice.number(0...1.0), dice.number(0...12.0))
    let corner = dice.number(0...10.0)
    // The layer has its original size or is larger in one or both directions. In a layer that is
    // scaled down, the edge and the interior would share pixels.
    var transform = CATransform3DIdentity
    if dice.number(0...2) == 0 { transform.m11 = dice.number(1...1.6) }
    if dice.number(0...2) == 0 { transform.m22 = dice.number(1...1.6) }
    return Scenes.layer(1, frame, Scenes.blue) {
      $0.cornerRadius = corner
      $0.transform = transform
      $0.shadowOpacity = opacity
      $0.shadowRadius = radius
      $0.shadowColor = shade
      $0.shadowOffset = CGSize(width: 200 / transform.m11, height: 0)
    }
  }

  /// The result of painting pixel by pixel.
  private struct Judge {
    let mask: ShadowMask
    let full: SIMD2<Double>
    let color: UInt32

    init(mask: ShadowMask, full: SIMD2<Double>, color: SIMD3<Double>, alpha: Double) {
      (self.mask, self.full) = (mask, full)
      func byte(_ v: Double) -> UInt32 { UInt32((min(1, v) * 255).rounded()) }
      let (red, green, blue) = (byte(color.x * alpha), byte(color.y * alpha), byte(color.z * alpha))
      self.color = byte(alpha) << 24 | red << 16 | green << 8 | blue
    }

    /// The colour of a pixel over white.
    func pixel(_ u: Double, _ v: Double) -> UInt32 {
      // There is no shadow outside this range.
      guard u >= -1, v >= -1, u <= full.x, v <= full.y else { return 0xffff_ffff }
      let value = tap(
        fold(u, mask.middle.x, full.x - Double(mask.width), mask.width),
        fold(v, mask.middle.y, full.y - Double(mask.height), mask.height))
      var mixed: UInt32 = 0
      let alpha = Self.product(color >> 24, value)
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        let own = Self.product(color >> shift & 255, value)
        mixed |= (own + Self.product(255, 255 - alpha)) << shift
      }
      return mixed
    }

    private func fold(_ u: Double, _ middle: Double, _ extra: Double, _ count: Int) -> Int {
      let t = u < middle ? u : max(middle, u - extra)
      return Int(min(max(0, t), Double(count - 1)) * 256 + 0.5)
    }

    private func byte(_ x: Int, _ y: Int) -> Int {
      Int(mask.bytes[min(y, mask.height - 1) * mask.width + min(x, mask.width - 1)])
    }

    private func tap(_ u: Int, _ v: Int) -> UInt32 {
      let (x, y, f, g) = (u >> 8, v >> 8, u & 255, v & 255)
      let top = byte(x, y) * (256 - f) + byte(x + 1, y) * f
      let bottom = byte(x, y + 1) * (256 - f) + byte(x + 1, y + 1) * f
      return UInt32((top * (256 - g) + bottom * g + 32768) >> 16)
    }

    private static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
      let t = a * b + 128
      return (t + t >> 8) >> 8
    }
  }
}
