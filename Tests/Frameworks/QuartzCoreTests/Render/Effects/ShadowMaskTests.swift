import Foundation
import QuartzCore
import Testing

struct ShadowMaskTests {
  /// The integral of a Gaussian over an interval, relative to x.
  static func gaussian(_ x: Double, _ low: Double, _ high: Double, _ sigma: Double) -> Double {
    (erf((high - x) / (sigma * 2.0.squareRoot())) - erf((low - x) / (sigma * 2.0.squareRoot()))) / 2
  }

  @Test(arguments: [0.4, 1, 2.7, 6, 12, 20])
  func `three boxes are within 6/255 of a Gaussian`(sigma: Double) {
    let mask = ShadowMask(
      ShadowMask.Key(
        size: CGSize(width: 50.5, height: 31), radius: 0, corners: .all, sigma: sigma))

    let reach = Double(ShadowMask.reach(sigma: sigma))
    var worst = 0.0
    for index in mask.bytes.indices {
      let x = Double(index % mask.width) + 0.5 - reach
      let y = Double(index / mask.width) + 0.5 - reach
      // A mask that can be stretched contains a smaller rectangle than the layer. The rectangle is
      // as large as the mask, minus the reach of the blur on each side.
      let width = Double(mask.width) - 2 * reach
      let height = Double(mask.height) - 2 * reach
      let shape = SIMD2(min(50.5, width), min(31, height))
      let expected =
        Self.gaussian(x, 0, shape.x, sigma) * Self.gaussian(y, 0, shape.y, sigma) * 255
      worst = max(worst, abs(Double(mask.bytes[index]) - expected))
    }
    // If the blur is below one pixel, the rectangle's own pixels widen the edge, because each pixel
    // is the integral over its area.
    #expect(worst <= (sigma < 1 ? 20 : 6), "\(worst)")
  }

  @Test func `large rectangles share one mask`() {
    let sizes = [CGSize(width: 300, height: 400), CGSize(width: 301.5, height: 90)]

    let keys = sizes.map { ShadowMask.Key(size: $0, radius: 8, corners: .all, sigma: 6) }

    #expect(keys[0] == keys[1])
  }

  @Test(arguments: [0, 30, 90.0])
  func `a shadow on screen is the blurred box, stretched or not, rotated or not`(degrees: Double) {
    for size in [CGSize(width: 20, height: 14), CGSize(width: 90.25, height: 70.5)] {
      let side = 160
      let frame = CGRect(
        x: 40.3 - size.width / 4, y: 40.1 - size.height / 4, width: size.width / 2,
        height: size.height / 2)
      let layer = Scenes.layer(1, frame, Scenes.color(0, 0, 0, 0.004)) {
        $0.shadowOpacity = 1
        $0.shadowRadius = 2.5
        $0.shadowOffset = CGSize(width: 3, height: -1)
        $0.transform = Scenes.turnedZ(degrees)
      }
      let list = RenderTree(root: Scenes.layer(0, .zero, children: [layer])).displayList(
        at: 0, size: CGSize(width: 80, height: 80), scale: 2)

      let image = Compositor().render(list)

      let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      var worst = 0.0
      for index in image.pixels.indices {
        let dx = Double(index % side) + 0.5 - 80.6
        let dy = Double(index / side) + 0.5 - 80.2
        // The point converted back into the layer, without the shadow's offset, in pixels.
        let x = dx * c + dy * s - 6
        let y = -dx * s + dy * c + 2
        let (w, h) = (Double(size.width) / 2, Double(size.height) / 2)
        let expected = Self.gaussian(x, -w, w, 5) * Self.gaussian(y, -h, h, 5) * 255
        worst = max(worst, abs(Double(image.pixels[index] >> 24) - expected))
      }
      #expect(worst <= 5, "\(size) \(worst)")
    }
  }

  @Test func `contents without a background cast the shadow of their alpha`() {
    let ring = CGImage(
      width: 40, height: 40,
      pixels: (0..<1600).map { index in
        let inside = abs(index % 40 - 20) < 6 && abs(index / 40 - 20) < 6
        return inside ? 0 : 0xff00_00ff
      })
    let layer = Scenes.layer(1, CGRect(x: 20, y: 20, width: 40, height: 40)) {
      $0.contents = ring
      $0.shadowOpacity = 1
      $0.shadowRadius = 1
      $0.shadowOffset = CGSize(width: 100, height: 0)
    }

    let image = Compositor().render(
      RenderTree(root: Scenes.layer(0, .zero, children: [layer])).displayList(
        at: 0, size: CGSize(width: 200, height: 80), scale: 1))

    #expect(image.pixels[40 * 200 + 140] >> 24 == 0)
    #expect(image.pixels[40 * 200 + 126] == 0xff00_0000)
  }

  @Test func `an outline casts the same shadow as the box it draws`() {
    let size = CGSize(width: 30, height: 20)
    let boxed = ShadowMask(
      ShadowMask.Key(size: size, radius: 0, corners: .all, sigma: 3))
    let near = Double(ShadowMask.reach(sigma: 3))
    let corners = [(0.0, 0.0), (30, 0), (30, 20), (0, 20)].map {
      CGPoint(x: near + $0.0, y: near + $0.1)
    }

    let outlined = ShadowMask(
      ShadowMask.Coverage(
        .outline([corners]), width: 30 + 2 * Int(near), height: 20 + 2 * Int(near)),
      sigma: 3)

    // The corner is unchanged, however far the middle is stretched.
    let middle = outlined.width / 2
    for y in 0..<12 {
      for x in 0..<12 {
        #expect(outlined.bytes[y * outlined.width + x] == boxed.bytes[y * boxed.width + x])
      }
    }
    #expect(outlined.bytes[outlined.height / 2 * outlined.width + middle] > 250)
  }
}
