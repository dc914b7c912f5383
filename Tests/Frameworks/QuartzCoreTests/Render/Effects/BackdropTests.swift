import Foundation
import QuartzCore
import Testing

/// Panes over stripes, compared with the definition.
///
/// The compositor approximates a Gaussian by three box blurs. At a sharp edge, the box blurs
/// deviate from the Gaussian by up to 6/255 (see `ShadowMaskTests`). The reduction of the picture
/// and the rounding add 2/255.
struct BackdropTests {
  private typealias S = Scenes
  private static let tolerance = 8.0
  private static let frame = CGRect(x: 9, y: 11, width: 28, height: 26)

  /// Opaque stripes with a dark square, all on whole pixels.
  static let behind: [RenderNode] = [
    S.layer(1, CGRect(x: 0, y: 0, width: 16, height: 48), S.red),
    S.layer(2, CGRect(x: 16, y: 0, width: 9, height: 48), S.blue),
    S.layer(3, CGRect(x: 30, y: 5, width: 12, height: 33), S.green),
    S.layer(4, CGRect(x: 12, y: 20, width: 20, height: 7), S.color(0.1, 0.1, 0.1)),
  ]

  static func pane(
    _ radius: Double, id: Int = 9, frame: CGRect = frame, saturation: Double = 1,
    tint: CGColor? = nil, children: [RenderNode] = [],
    _ configure: (inout LayerValues) -> Void = { _ in }
  ) -> RenderNode {
    S.layer(id, frame, children: children) {
      $0.backdrop = Backdrop(blurRadius: radius, saturation: saturation, tint: tint)
      configure(&$0)
    }
  }

  private static func render(_ layers: [RenderNode], threads: Int = 2) -> [UInt32] {
    let list = RenderTree(root: S.screen(48, layers)).displayList(
      at: 0, size: CGSize(width: 48, height: 48), scale: BackdropJudge.scale)
    return Compositor(threads: threads).render(list).pixels
  }

  private static func farthest(_ pixels: [UInt32], _ judge: BackdropJudge) -> Double {
    zip(pixels, judge.picture).map { pixel, expected in
      let d = components(pixel) - expected
      return max(d.max(), -d.min())
    }.max() ?? 0
  }

  @Test(arguments: [0.2, 0.6, 1, 2, 2.9, 3, 4, 5.9, 6.1, 9, 14, 30])
  func `any radius gives a Gaussian of what is behind`(radius: Double) {
    let pane = Self.pane(radius)
    var judge = BackdropJudge(Self.behind)
    judge.lay(pane)

    let off = Self.farthest(Self.render(Self.behind + [pane]), judge)

    // Boxes narrower than a pixel approximate a Gaussian poorly.
    #expect(off <= (radius < 0.5 ? 20 : Self.tolerance), "\(off)")
  }

  static let shapes: [(String, Double?, @Sendable (inout LayerValues) -> Void)] = [
    ("on odd fractions", nil, { $0.position = CGPoint(x: 22.3, y: 21.9) }),
    ("turned", nil, { $0.transform = Scenes.turnedZ(27) }),
    ("mirrored", nil, { $0.transform.m11 = -1 }),
    ("enlarged", nil, { ($0.transform.m11, $0.transform.m22) = (1.4, 1.2) }),
    ("flipped", 90, { $0.transform = Scenes.turnedX(40) }),
    ("swung", 60, { $0.transform = Scenes.turnedY(-55) }),
    (
      "rounded", nil,
      {
        $0.cornerRadius = 10
        $0.masksToBounds = true
      }
    ),
    ("at the corner of the screen", nil, { $0.position = CGPoint(x: 4, y: 3) }),
  ]

  @Test(arguments: shapes.indices)
  func `a pane of any shape blurs the screen under it`(index: Int) {
    let (name, distance, configure) = Self.shapes[index]
    let pane = Self.pane(5, configure)
    var judge = BackdropJudge(Self.behind)
    judge.lay(pane, distance: distance)

    // The pane is in a separate 3D space, because it would otherwise intersect the layers behind
    // it.
    let room = S.layer(
      20, CGRect(x: 0, y: 0, width: 48, height: 48), children: [pane]
    ) {
      if let distance { $0.sublayerTransform = S.perspective(distance) }
    }
    let pixels = Self.render(Self.behind + [room])

    let off = Self.farthest(pixels, judge)
    #expect(off <= Self.tolerance, "\(name): \(off)")
  }

  @Test(arguments: [0, 0.5, 1.8])
  func `saturation and tint change the blurred colours`(saturation: Double) {
    for radius in [0.0, 4] {
      let pane = Self.pane(radius, saturation: saturation, tint: S.color(1, 0.9, 0.2, 0.4))
      var judge = BackdropJudge(Self.behind)
      judge.lay(pane)

      let off = Self.farthest(Self.render(Self.behind + [pane]), judge)

      // A higher saturation amplifies the deviation as well.
      #expect(off <= Self.tolerance * max(1, saturation), "radius \(radius): \(off)")
    }
  }

  @Test func `a pane blurs panes behind it`() {
    let first = Self.pane(3, id: 8, frame: CGRect(x: 4, y: 4, width: 30, height: 30))
    let second = Self.pane(
      7, frame: CGRect(x: 15, y: 15, width: 30, height: 30), tint: S.color(1, 1, 1, 0.3))
    let third = Self.pane(2, id: 10, frame: CGRect(x: 25, y: 8, width: 12, height: 34))
    var judge = BackdropJudge(Self.behind)
    for pane in [first, second, third] { judge.lay(pane) }

    let off = Self.farthest(Self.render(Self.behind + [first, second, third]), judge)

    #expect(off <= Self.tolerance, "\(off)")
  }

  /// Opaque paint in front of a pane hides the content behind the paint, but that content still
  /// contributes to the blur beside the paint.
  @Test func `content hidden in front still contributes to the blur beside it`() {
    let pane = Self.pane(6)
    let cover = CGRect(x: 20, y: 0, width: 28, height: 48)
    var judge = BackdropJudge(Self.behind)
    judge.lay(pane)
    judge.cover(cover, S.white)

    let off = Self.farthest(
      Self.render(Self.behind + [pane, S.layer(11, cover, S.white)]), judge)

    #expect(off <= Self.tolerance, "\(off)")
  }

  @Test func `a pane sees content in the clip around it and behind that`() {
    let pane = Self.pane(5, frame: CGRect(x: -4, y: 6, width: 40, height: 12))
    let card = S.layer(
      5, CGRect(x: 6, y: 8, width: 30, height: 30),
      children: [S.layer(6, CGRect(x: 0, y: 0, width: 30, height: 10), S.color(1, 1, 0)), pane]
    ) {
      $0.masksToBounds = true
    }
    var judge = BackdropJudge(
      Self.behind + [S.layer(6, CGRect(x: 6, y: 8, width: 30, height: 10), S.color(1, 1, 0))])
    judge.lay(Self.pane(5, frame: CGRect(x: 6, y: 14, width: 30, height: 12)))

    let off = Self.farthest(Self.render(Self.behind + [card]), judge)

    #expect(off <= Self.tolerance, "\(off)")
  }

  @Test func `a clip does not change what a pane shows inside it`() {
    let whole = Self.render(
      Self.behind + [Self.pane(5, frame: CGRect(x: 0, y: 0, width: 48, height: 48))])
    let clipped = Self.render(
      Self.behind + [
        S.layer(
          5, CGRect(x: 13, y: 17, width: 20, height: 15),
          children: [Self.pane(5, frame: CGRect(x: -13, y: -17, width: 48, height: 48))]
        ) { $0.masksToBounds = true }
      ])

    for y in 35..<63 {
      for x in 27..<65 { #expect(clipped[y * 96 + x] == whole[y * 96 + x], "\(x), \(y)") }
    }
  }

  @Test(arguments: [0.2, 0.5, 0.9])
  func `a pane's own opacity fades between sharp and blurred`(opacity: Double) {
    let plain = Self.pane(5) { $0.opacity = opacity }
    var judge = BackdropJudge(Self.behind)
    judge.lay(Self.pane(5), opacity: opacity)

    let alone = Self.farthest(Self.render(Self.behind + [plain]), judge)
    // A border and a sublayer turn the pane into a group. Away from the border and the sublayer,
    // nothing changes.
    let grouped = Self.render(
      Self.behind + [
        Self.pane(
          5, children: [S.layer(12, CGRect(x: 0, y: 0, width: 28, height: 4), S.white)]
        ) { $0.opacity = opacity }
      ])

    #expect(alone <= Self.tolerance, "\(alone)")
    var worst = 0.0
    for y in 32..<72 {
      for x in 20..<72 {
        let d = components(grouped[y * 96 + x]) - judge.picture[y * 96 + x]
        worst = max(worst, d.max(), -d.min())
      }
    }
    #expect(worst <= Self.tolerance, "\(worst)")
  }

  /// Apple documents this behaviour for visual effect views inside translucent views.
  @Test func `inside an offscreen group only the group is seen`() {
    let tinted = Self.pane(
      5, frame: CGRect(x: 0, y: 0, width: 20, height: 20), tint: S.color(0, 0, 1, 0.5))
    let parent = S.layer(
      5, CGRect(x: 10, y: 10, width: 20, height: 20),
      children: [S.layer(6, .zero, S.red), tinted]
    ) { $0.opacity = 0.5 }

    let pixels = Self.render([parent])

    // The blue has an alpha of 0.5 in a group with an opacity of 0.5, so it covers the white screen
    // with an alpha of 0.25.
    #expect(pixels[40 * 96 + 40] == 0xffbf_bfff || pixels[40 * 96 + 40] == 0xffc0_c0ff)
  }

  @Test func `one, two and three threads give the same bytes`() {
    let layers =
      Self.behind + [
        Self.pane(1.5, id: 8), Self.pane(7) { $0.transform = S.turnedZ(20) },
      ]
    let one = Self.render(layers, threads: 1)

    for threads in [2, 3] { #expect(Self.render(layers, threads: threads) == one) }
  }

  @Test func `a pane without blur, colour or tint draws nothing`() {
    #expect(Self.render(Self.behind + [Self.pane(0)]) == Self.render(Self.behind))
  }

  @Test func `a layer rendered alone has nothing behind it`() {
    let pane = Self.pane(5, tint: S.color(1, 0, 0, 0.5))
    let list = RenderTree(root: pane).displayList(
      at: 0, size: CGSize(width: 28, height: 26), scale: 2)

    let image = Compositor().render(list)

    #expect(image.pixels.allSatisfy { $0 == 0x8080_0000 })
  }
}
