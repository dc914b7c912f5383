import Foundation
import QuartzCore
import Testing

/// Checks the reference painter against values that can be computed by hand.
struct ReferencePainterTests {
  private static let side = 8

  /// The alpha of each pixel, 0 to 1, of a white layer over nothing.
  private func alphas(_ change: (inout LayerValues) -> Void) -> [Double] {
    var screen = LayerValues()
    screen.bounds = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    var values = LayerValues()
    values.anchorPoint = .zero
    values.backgroundColor = .white
    change(&values)
    let root = RenderNode(id: 1, values: screen, children: [RenderNode(id: 2, values: values)])
    return ReferencePainter(root: root, scale: 1)
      .paint(width: Self.side, height: Self.side).map { $0.w / 255 }
  }

  @Test(arguments: [0, 0.01, 0.05, 0.13, 0.25, 1.0 / 3, 0.5, 0.62, 0.875, 0.96, 0.99])
  func `edges on pixel boundaries cover exactly`(part: Double) {
    let alphas = alphas { values in
      values.bounds.size = CGSize(width: 3 + part, height: 4 + part / 2)
      values.position = CGPoint(x: 1, y: 1)
    }

    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let wide = min(max(4 + part - Double(x), 0), 1) * (x >= 1 ? 1 : 0)
        let high = min(max(5 + part / 2 - Double(y), 0), 1) * (y >= 1 ? 1 : 0)
        let alpha = alphas[y * Self.side + x]
        #expect(abs(alpha - wide * high) < 1.0 / 200, "\(x) \(y): \(alpha), \(wide * high)")
      }
    }
  }

  @Test(arguments: [3.0, 17, 30, 45, 71, 89])
  func `rotated shapes cover as much, and complements add up per pixel`(angle: Double) {
    let turn = CATransform3DMakeRotation(angle * Double.pi / 180, 0, 0, 1)
    let alphas = alphas { values in
      values.bounds.size = CGSize(width: 4, height: 3)
      values.anchorPoint = CGPoint(x: 0.5, y: 0.5)
      values.position = CGPoint(x: 4.1, y: 3.9)
      values.transform = turn
    }

    let sum = alphas.reduce(0, +)
    #expect(abs(sum - 12) < 0.05, "\(sum)")
  }
}
