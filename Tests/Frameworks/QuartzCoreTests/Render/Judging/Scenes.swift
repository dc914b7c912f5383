import Foundation
import QuartzCore

/// Layer trees shared by the render tests.
enum Scenes {
  static func color(_ r: Double, _ g: Double, _ b: Double, _ a: Double = 1) -> CGColor {
    CGColor(rgba: [r, g, b, a])
  }

  static let red = color(1, 0, 0)
  static let green = color(0, 0.8, 0)
  static let blue = color(0, 0, 1)
  static let white = color(1, 1, 1)

  /// A layer whose untransformed frame is `frame`.
  static func layer(
    _ id: Int, _ frame: CGRect, _ fill: CGColor? = nil, children: [RenderNode] = [],
    mask: RenderNode? = nil, keepsDepth: Bool = false,
    _ configure: (inout LayerValues) -> Void = { _ in }
  ) -> RenderNode {
    var values = LayerValues()
    values.bounds = CGRect(origin: .zero, size: frame.size)
    values.position = CGPoint(x: frame.midX, y: frame.midY)
    values.backgroundColor = fill
    configure(&values)
    return RenderNode(
      id: id, values: values, children: children, mask: mask, keepsDepth: keepsDepth)
  }

  static func screen(
    _ side: Double, _ children: [RenderNode], _ configure: (inout LayerValues) -> Void = { _ in }
  ) -> RenderNode {
    layer(
      0, CGRect(x: 0, y: 0, width: side, height: side), white, children: children, configure)
  }

  // Rotations in degrees, for row vectors.

  static func turnedZ(_ degrees: Double) -> CATransform3D {
    let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    var t = CATransform3DIdentity
    (t.m11, t.m12, t.m21, t.m22) = (c, s, -s, c)
    return t
  }

  static func turnedX(_ degrees: Double) -> CATransform3D {
    let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    var t = CATransform3DIdentity
    (t.m22, t.m23, t.m32, t.m33) = (c, s, -s, c)
    return t
  }

  static func turnedY(_ degrees: Double) -> CATransform3D {
    let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    var t = CATransform3DIdentity
    (t.m11, t.m13, t.m31, t.m33) = (c, -s, s, c)
    return t
  }

  static func perspective(_ distance: Double) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m34 = -1 / distance
    return t
  }

  /// An opaque picture whose colours vary linearly, so that resampling it is exact except for
  /// rounding.
  static func slope(_ width: Int, _ height: Int) -> CGImage {
    CGImage(
      width: width, height: height,
      pixels: (0..<width * height).map { index in
        let x = UInt32(index % width * 255 / max(1, width - 1))
        let y = UInt32(index / width * 255 / max(1, height - 1))
        return 0xff00_0000 | x << 16 | y << 8 | 128
      })
  }
}

/// The deviation of the compositor's picture of a tree from the reference's picture, in 255ths of a
/// channel.
struct Comparison {
  /// The largest deviation where the reference's pixel has the same colour as all its neighbours.
  var interior = 0.0
  /// The largest deviation everywhere else.
  var edge = 0.0
  let image: CGImage
  private let judge: [SIMD4<Double>]
  private let side: Int

  init(_ root: RenderNode, side: Int, scale: Double = 2, fine: Bool = true) {
    let size = Double(side) / scale
    let list = RenderTree(root: root).displayList(
      at: 0, size: CGSize(width: size, height: size), scale: scale)
    image = Compositor(threads: 2).render(list)
    judge = ReferencePainter(root: root, scale: scale, fine: fine)
      .paint(width: side, height: side)
    self.side = side
    for y in 0..<side {
      for x in 0..<side {
        let expected = judge[y * side + x]
        let error = self.error(x, y)
        var flat = true
        for ny in max(0, y - 1)...min(side - 1, y + 1) {
          for nx in max(0, x - 1)...min(side - 1, x + 1) where flat {
            flat = judge[ny * side + nx] == expected
          }
        }
        if flat { interior = max(interior, error) } else { edge = max(edge, error) }
      }
    }
  }
  /// The largest deviation in a square part of the picture.
  func everywhere(in range: Range<Int>) -> Double {
    range.flatMap { y in range.map { x in error(x, y) } }.max() ?? 0
  }

  private func error(_ x: Int, _ y: Int) -> Double {
    let difference = components(image.pixels[y * side + x]) - judge[y * side + x]
    return max(difference.max(), -difference.min())
  }
}
