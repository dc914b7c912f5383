import Foundation
import QuartzCore

/// The expected output of a blurring pane, computed from the definition: a Gaussian over the
/// picture behind the pane, in which every weight is an exact exponential. The picture is mirrored
/// at its edges.
///
/// The judge shares only the layers with the code under test. The reference painter paints the
/// pictures.
struct BackdropJudge {
  static let side = 96
  static let scale = 2.0

  /// The premultiplied pixels, 0…255, row by row.
  private(set) var picture: [SIMD4<Double>]

  init(_ layers: [RenderNode]) { picture = Self.paint(Scenes.screen(48, layers)) }

  /// Composites a pane over the picture. The pane has the shape of a white layer, with `opacity`.
  mutating func lay(_ pane: RenderNode, opacity: Double = 1, distance: Double? = nil) {
    var values = pane.values
    let look = values.backdrop
    values.backdrop = Backdrop()
    values.backgroundColor = Scenes.white
    let shape = Self.paint(
      Scenes.layer(
        0, CGRect(x: 0, y: 0, width: 48, height: 48), Scenes.color(0, 0, 0),
        children: [RenderNode(id: pane.id, values: values)]
      ) {
        if let distance { $0.sublayerTransform = Scenes.perspective(distance) }
      })
    let blurred = Self.toned(Self.blurred(picture, look.blurRadius * Self.scale), look)
    picture = picture.indices.map { index in
      let part = shape[index].x / 255 * opacity
      return picture[index] * (1 - part) + blurred[index] * part
    }
  }

  /// Paints an opaque rectangle over the picture, on whole pixels.
  mutating func cover(_ frame: CGRect, _ color: CGColor) {
    for index in picture.indices {
      let (x, y) = (Double(index % Self.side) / 2, Double(index / Self.side) / 2)
      guard frame.contains(CGPoint(x: x, y: y)) else { continue }
      picture[index] = [color.rgba.x, color.rgba.y, color.rgba.z, 1] * 255
    }
  }

  private static func paint(_ root: RenderNode) -> [SIMD4<Double>] {
    ReferencePainter(root: root, scale: scale, fine: false).paint(width: side, height: side)
  }

  private static func blurred(_ from: [SIMD4<Double>], _ sigma: Double) -> [SIMD4<Double>] {
    guard sigma > 0 else { return from }
    let reach = Int(5 * sigma) + 1
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = weights.reduce(0, +)
    func mirrored(_ at: Int) -> Int {
      let wrapped = (at % (2 * side) + 2 * side) % (2 * side)
      return min(wrapped, 2 * side - 1 - wrapped)
    }
    func pass(_ from: [SIMD4<Double>], _ dx: Int, _ dy: Int) -> [SIMD4<Double>] {
      from.indices.map { index in
        let (x, y) = (index % side, index / side)
        var sum = SIMD4<Double>.zero
        for step in -reach...reach {
          let place = mirrored(y + step * dy) * side + mirrored(x + step * dx)
          sum += from[place] * (weights[step + reach] / total)
        }
        return sum
      }
    }
    return pass(pass(from, 1, 0), 0, 1)
  }

  private static func toned(_ from: [SIMD4<Double>], _ look: Backdrop) -> [SIMD4<Double>] {
    let tint = look.tint?.rgba ?? .zero
    return from.map { pixel in
      let grey = 0.2126 * pixel.x + 0.7152 * pixel.y + 0.0722 * pixel.z
      var toned = SIMD4(grey, grey, grey, 0) * (1 - look.saturation) + pixel * look.saturation
      for channel in 0..<3 { toned[channel] = min(max(toned[channel], 0), pixel.w) }
      toned.w = pixel.w
      return toned * (1 - tint.w) + SIMD4(tint.x, tint.y, tint.z, 1) * (255 * tint.w)
    }
  }
}
