import Foundation
import QuartzCore
import Testing

/// Compares the compositor with the reference painter in every scene, inside areas of one colour
/// and at edges. Both painters compute exact areas at edges, so the tolerance of 2/255 only covers
/// rounding to bytes.
struct CompositorTests {
  @Test(arguments: JudgedScenes.exact.indices)
  func `solids differ by at most 1 inside and 2 at edges`(index: Int) {
    let scene = JudgedScenes.exact[index]

    let comparison = Comparison(scene.root, side: 96)

    #expect(comparison.interior <= 1, "\(scene.name)")
    #expect(comparison.edge <= 2, "\(scene.name)")
  }

  /// The background, sublayers and border of a clipped layer have a common edge and are clipped
  /// once.
  @Test(arguments: JudgedScenes.clipped.indices)
  func `clip edges differ by at most 8`(index: Int) {
    let scene = JudgedScenes.clipped[index]

    let comparison = Comparison(scene.root, side: 96, fine: false)

    #expect(comparison.interior <= 1, "\(scene.name)")
    #expect(comparison.edge <= 8, "\(scene.name)")
  }

  /// Tests planes behind one another in depth, and a group in a clip in a group. The coverages of
  /// several shapes in one pixel are combined as if they were independent.
  @Test(arguments: JudgedScenes.mixed.indices)
  func `pixels with edges of several shapes differ by at most 4`(index: Int) {
    let scene = JudgedScenes.mixed[index]

    let comparison = Comparison(scene.root, side: 96, fine: false)

    #expect(comparison.interior <= 1, "\(scene.name)")
    #expect(comparison.edge <= 4, "\(scene.name)")
  }

  /// The compositor samples pictures bilinearly in 256ths of a pixel, once at the pixel's centre.
  /// The reference painter averages over the pixel. The results agree on linear gradients, except
  /// for the half pixel at the picture's edge.
  @Test(arguments: JudgedScenes.sampled.indices)
  func `sampled pictures differ by at most 2 on linear gradients`(index: Int) {
    let scene = JudgedScenes.sampled[index]

    let comparison = Comparison(scene.root, side: 96, fine: false)

    #expect(comparison.everywhere(in: 12..<84) <= 2, "\(scene.name)")
  }

  @Test(arguments: JudgedScenes.all.indices)
  func `one and two threads give the same bytes`(index: Int) {
    let tree = RenderTree(root: JudgedScenes.all[index].root)
    let list = tree.displayList(at: 0, size: CGSize(width: 48, height: 48), scale: 6)

    let one = Compositor(threads: 1).render(list)
    let two = Compositor(threads: 2)

    for _ in 0..<5 { #expect(two.render(list).pixels == one.pixels) }
  }

  @Test(arguments: [-75, -45, -23.25, 10, 23.25, 60, 80])
  func `a flipped page's corners are where the matrix maps them`(angle: Double) {
    let side = 200
    let page = Scenes.layer(1, CGRect(x: 20, y: 20, width: 60, height: 60), Scenes.red) {
      $0.transform = Scenes.turnedX(angle)
    }
    let screen = Scenes.layer(0, CGRect(x: 0, y: 0, width: 100, height: 100), children: [page]) {
      $0.sublayerTransform = Scenes.perspective(852)
    }

    let image = Compositor().render(
      RenderTree(root: screen).displayList(
        at: 0, size: CGSize(width: 100, height: 100), scale: 2))

    // A point (x, y, 0) rotates to (x, y·cos, y·sin). With w = 1 − z/852, the centre of the screen
    // stays fixed.
    func corner(_ x: Double, _ y: Double) -> SIMD2<Double> {
      let w = 1 - y * sin(angle * .pi / 180) / 852
      return SIMD2(50 + x / w, 50 + y * cos(angle * .pi / 180) / w) * 2
    }
    let (topLeft, topRight) = (corner(-30, -30), corner(30, -30))
    let (bottomLeft, bottomRight) = (corner(-30, 30), corner(30, 30))
    func alpha(_ x: Int, _ y: Int) -> Double { Double(image.pixels[y * side + x] >> 24) / 255 }
    // An edge is as far from the middle as the sum of the coverage between the middle and the edge.
    let top = 100 - (0..<100).reduce(0) { $0 + alpha(100, $1) }
    let bottom = 100 + (100..<side).reduce(0) { $0 + alpha(100, $1) }
    #expect(abs(top - topLeft.y) < 0.1)
    #expect(abs(bottom - bottomLeft.y) < 0.1)
    for (row, left, right) in [
      (Int(topLeft.y.rounded(.up)), topLeft, topRight),
      (Int(bottomLeft.y.rounded(.down)) - 1, bottomLeft, bottomRight),
    ] {
      let toLeft = 100 - (0..<100).reduce(0) { $0 + alpha($1, row) }
      let toRight = 100 + (100..<side).reduce(0) { $0 + alpha($1, row) }
      #expect(abs(toLeft - left.x) < 0.5)
      #expect(abs(toRight - right.x) < 0.5)
    }
  }

  @Test func `strips without antialiased seams look like one`() {
    func strips(_ edges: [CAEdgeAntialiasingMask]) -> [UInt32] {
      let pieces = edges.enumerated().map { index, edges in
        Scenes.layer(
          index + 2, CGRect(x: Double(index) * 9.3, y: 0, width: 9.3, height: 30), Scenes.red
        ) {
          $0.edgeAntialiasingMask = edges
        }
      }
      let sheet = Scenes.layer(
        1, CGRect(x: 10, y: 9, width: 27.9, height: 30), children: pieces
      ) { $0.transform = Scenes.turnedZ(17) }
      let tree = RenderTree(root: Scenes.screen(48, [sheet]))
      return Compositor().render(
        tree.displayList(at: 0, size: CGSize(width: 48, height: 48), scale: 2)
      ).pixels
    }
    let outer: CAEdgeAntialiasingMask = [.layerBottomEdge, .layerTopEdge]

    let seamless = strips([
      outer.union(.layerLeftEdge), outer, outer.union(.layerRightEdge),
    ])
    let whole = Scenes.layer(1, CGRect(x: 10, y: 9, width: 27.9, height: 30), Scenes.red) {
      $0.transform = Scenes.turnedZ(17)
    }
    let one = Compositor().render(
      RenderTree(root: Scenes.screen(48, [whole]))
        .displayList(at: 0, size: CGSize(width: 48, height: 48), scale: 2)
    ).pixels

    let farthest = zip(seamless, one).map { pair in
      let d = components(pair.0) - components(pair.1)
      return max(d.max(), -d.min())
    }.max()
    #expect((farthest ?? 255) <= 1)
    #expect(strips([.all, .all, .all]) != one)
  }

  @Test func `a mask applies its own alpha`() {
    let mask = Scenes.layer(
      2, CGRect(x: 0, y: 0, width: 10, height: 20), Scenes.color(0, 0, 0, 0.5))
    let masked = Scenes.layer(1, CGRect(x: 0, y: 0, width: 20, height: 20), Scenes.red, mask: mask)
    let tree = RenderTree(root: Scenes.screen(20, [masked]))

    let image = Compositor().render(
      tree.displayList(at: 0, size: CGSize(width: 20, height: 20), scale: 1))

    #expect(image.pixels[0] == 0xffff_7f7f)
    #expect(image.pixels[15] == 0xffff_ffff)
  }

  @Test func `an empty list shows the background`() {
    let list = DisplayList(width: 3, height: 2, items: [])

    #expect(Compositor().render(list).pixels == Array(repeating: 0, count: 6))
    let red = Compositor().render(list, background: Scenes.red)
    #expect(red.pixels == Array(repeating: 0xffff_0000, count: 6))
  }
}
