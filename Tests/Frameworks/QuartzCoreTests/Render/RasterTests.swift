import Foundation
import QuartzCore
import Stage
import TestSupport
import Testing

/// Layers drawn as one bitmap (`shouldRasterize`).
struct RasterTests {
  private static let side = 64

  private static func list(_ layers: [RenderNode], scale: Double = 2) -> DisplayList {
    let points = Double(side) / scale
    return RenderTree(root: Scenes.screen(points, layers)).displayList(
      at: 0, size: CGSize(width: points, height: points), scale: scale)
  }

  private static func pixels(_ layers: [RenderNode]) -> [UInt32] {
    Compositor(threads: 2).render(list(layers)).pixels
  }

  /// A square with a dot in it.
  private static func square(
    at place: CGPoint = CGPoint(x: 5, y: 6), dot: CGColor = Scenes.blue,
    _ configure: @escaping (inout LayerValues) -> Void
  ) -> RenderNode {
    let inner = Scenes.layer(2, CGRect(x: 3, y: 4.25, width: 6, height: 7), dot) {
      $0.cornerRadius = 3
    }
    return Scenes.layer(
      1, CGRect(origin: place, size: CGSize(width: 16, height: 20)), Scenes.red,
      children: [inner], configure)
  }

  @Test func `on whole pixels, an opaque bitmap looks like its layers`() {
    let plain = Self.pixels([Self.square { _ in }])
    let raster = Self.pixels([
      Self.square {
        $0.shouldRasterize = true
        $0.rasterizationScale = 2
      }
    ])

    #expect(raster == plain)
  }

  @Test func `a bitmap of one pixel per point is enlarged on a finer screen`() throws {
    let raster = Self.pixels([Self.square { $0.shouldRasterize = true }])

    // The same square, drawn alone at one pixel per point.
    let alone = Scenes.layer(0, .zero, children: [Self.square(at: .zero) { _ in }])
    let list = RenderTree(root: alone).displayList(
      at: 0, size: CGSize(width: 16, height: 20), scale: 1)
    let picture = Compositor(threads: 1).render(list)
    let enlarged = Self.pixels([
      Scenes.layer(1, CGRect(x: 5, y: 6, width: 16, height: 20)) { $0.contents = picture }
    ])
    #expect(raster == enlarged)
    #expect(raster != Self.pixels([Self.square { _ in }]))
  }

  @Test func `shadow and sublayers beyond the bounds are in the bitmap, and fade as one`() {
    func figure(_ rasterises: Bool) -> RenderNode {
      let inner = Scenes.layer(2, CGRect(x: 10, y: 10, width: 12, height: 6), Scenes.blue)
      return Scenes.layer(
        1, CGRect(x: 6, y: 6, width: 14, height: 14), Scenes.green, children: [inner]
      ) {
        $0.shadowOpacity = 0.8
        $0.shadowRadius = 2
        $0.shadowOffset = CGSize(width: 0, height: 3)
        $0.opacity = 0.5
        $0.shouldRasterize = rasterises
        $0.rasterizationScale = 2
      }
    }

    let (plain, raster) = (Self.pixels([figure(false)]), Self.pixels([figure(true)]))

    let worst = zip(plain, raster).map { a, b in
      stride(from: UInt32(0), to: 32, by: 8).map { (shift: UInt32) -> Int in
        let (channelOfA, channelOfB) = (Int(a >> shift & 255), Int(b >> shift & 255))
        return abs(channelOfA - channelOfB)
      }.max() ?? 0
    }.max()
    #expect(worst.map { $0 <= 1 } ?? false)
    // A pixel between the squares and the background is in the shadow, so it is darker than white.
    #expect(raster[(6 + 14 + 4) * 2 * Self.side + 16] < 0xffff_ffff)
  }

  @Test func `moving, rotating and fading do not redraw the bitmap`() {
    let compositor = Compositor(threads: 2)
    func painted(_ layer: RenderNode) -> Int {
      _ = compositor.render(Self.list([layer]))
      return compositor.paintedRasterBands
    }
    func square(_ x: Double, dot: CGColor = Scenes.blue, degrees: Double = 0, opacity: Double = 1)
      -> RenderNode
    {
      Self.square(at: CGPoint(x: x, y: 6), dot: dot) {
        $0.transform = Scenes.turnedZ(degrees)
        $0.opacity = opacity
        $0.shouldRasterize = true
        $0.rasterizationScale = 2
      }
    }

    // 40 rows are two strips. The dot is in the first strip.
    #expect(painted(square(5)) == 2)
    #expect(painted(square(7.3)) == 0)
    #expect(painted(square(7.3, degrees: 30)) == 0)
    #expect(painted(square(7.3, opacity: 0.4)) == 0)
    #expect(painted(square(7.3, dot: Scenes.green)) == 1)
    #expect(painted(square(2, dot: Scenes.green)) == 0)
    // A layer that is not shown is dropped from the cache.
    #expect(painted(Scenes.layer(7, .zero)) == 0)
    #expect(painted(square(2, dot: Scenes.green)) == 2)
  }

  @Test(arguments: seeds(200))
  func `a picture with bitmaps after any other equals one painted from nothing`(seed: Int) {
    var dice = RandomSource(seed: UInt64(seed))
    let compositor = Compositor(threads: 2)
    var (last, spare): (Painting?, Painting?) = (nil, nil)
    // The figures of earlier steps, which later steps may show again.
    var known: [RenderNode] = []
    for step in 0..<12 {
      let figures = (0..<dice.number(1...3)).map { _ in
        let stays = !known.isEmpty && dice.number(0...1) == 0
        let figure = stays ? known[dice.number(0...known.count - 1)] : Self.figure(&dice, depth: 2)
        known.append(figure)
        let x = Double(dice.number(0...2)) * 3.25
        return Scenes.layer(9, CGRect(x: x, y: 0, width: 20, height: 20), children: [figure])
      }
      let list = Self.list(figures)
      let fresh = Compositor(threads: 1).render(list, background: Scenes.white)

      let next = compositor.painting(
        of: list, background: Scenes.white, after: last, over: &spare)

      #expect(next.image.pixels == fresh.pixels, "step \(step) with seed \(seed)")
      if next.image !== last?.image { spare = last }
      last = next
    }
  }

  /// There are only a few figures, so consecutive frames are often equal.
  private static func figure(_ dice: inout RandomSource, depth: Int) -> RenderNode {
    let id = dice.number(1...3)
    let frame = CGRect(
      x: Double(dice.number(0...2)) * 5.5, y: Double(dice.number(0...2)) * 4, width: 14, height: 12)
    let children = depth > 0 && dice.number(0...1) == 0 ? [figure(&dice, depth: depth - 1)] : []
    let (rasterises, turned, scale) = (
      dice.number(0...2) > 0, dice.number(0...3) == 0, Double(dice.number(1...2))
    )
    let (shadow, opacity) = (dice.number(0...1), [1, 0.5][dice.number(0...1)])
    return Scenes.layer(id, frame, [Scenes.red, Scenes.green][id % 2], children: children) {
      $0.cornerRadius = 2
      $0.shadowOpacity = Double(shadow)
      $0.opacity = opacity
      $0.transform = turned ? Scenes.turnedZ(20) : CATransform3DIdentity
      $0.shouldRasterize = rasterises
      $0.rasterizationScale = scale
    }
  }

  @Test func `a bitmap with too many pixels is not made`() {
    let huge = Scenes.layer(1, CGRect(x: 0, y: 0, width: 9000, height: 9000), Scenes.red) {
      $0.shouldRasterize = true
    }

    let text = Self.list([huge]).text

    #expect(!text.contains("raster"))
    #expect(Self.pixels([huge]).allSatisfy { $0 == 0xffff_0000 })
  }

  @Test func `the text of a list includes a bitmap's content`() {
    let text = Self.list([Self.square { $0.shouldRasterize = true }]).text

    #expect(text.contains("raster 16×20 in (0.0000 0.0000 16.0000 20.0000)"))
    #expect(text.contains("    background CALayer#2"))
  }
}
