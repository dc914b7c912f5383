import Foundation
import QuartzCore
import Testing

@MainActor
struct CAGradientLayerTests {
  private func pixels(_ configure: (CAGradientLayer) -> Void) -> [UInt32] {
    let layer = CAGradientLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.colors = [CGColor(rgba: [1, 0, 0, 1]), CGColor(rgba: [0, 0, 1, 1])]
    configure(layer)
    let list = RenderTree(root: layer.committed()).displayList(
      at: 0, size: layer.bounds.size, scale: 1)
    return Compositor(threads: 1).render(list).pixels
  }

  @Test func `a conic gradient runs clockwise from the direction of its end`() {
    // The gradient's direction is from the middle upwards.
    let conic = pixels {
      $0.type = .conic
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 0.5, y: 0)
    }
    func red(_ x: Int, _ y: Int) -> Int { Int(conic[y * 40 + x] >> 16 & 255) }

    // The gradient begins just right of the top and ends just left of it. The right, bottom and
    // left sides follow at a quarter, a half and three quarters.
    #expect(red(21, 2) > 240)
    #expect(conic[2 * 40 + 18] & 255 > 240)
    #expect(red(38, 20) > red(20, 38) && red(20, 38) > red(2, 20))
    // Halfway, with the measured gamma of 1.8, both colours are 0.5^(1/1.8) = 0.68.
    #expect(abs(red(20, 38) - 174) < 5)
  }

  @Test func `locations limit the colours of a conic gradient`() {
    let conic = pixels {
      $0.type = .conic
      $0.locations = [0.25, 0.75]
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 0.5)
    }

    // Before the first location, the gradient has the first colour; after the last location, it has
    // the last colour.
    #expect(conic[30 * 40 + 35] == 0xffff_0000)
    #expect(conic[9 * 40 + 35] == 0xff00_00ff)
  }

  @Test func `a radial gradient has its colours around the start`() {
    let radial = pixels {
      $0.type = .radial
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 1)
    }

    #expect(radial[20 * 40 + 20] >> 16 & 255 > 240)
    #expect(radial[20 * 40 + 39] & 255 > 240)
    #expect(radial[20 * 40 + 5] == radial[20 * 40 + 34])
  }
}
