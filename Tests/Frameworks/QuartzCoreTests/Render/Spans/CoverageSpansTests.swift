import Foundation
import QuartzCore
import Stage
import TestSupport
import Testing

/// The coverage of a shape at several positions is computed only once. The result must equal the
/// coverage that is computed separately at each position.
struct StampTests {
  private static let side = 400

  private static func picture(_ layers: [RenderNode]) -> [UInt32] {
    let root = Scenes.screen(Double(side) / 2, layers)
    let list = RenderTree(root: root).displayList(
      at: 0, size: CGSize(width: side / 2, height: side / 2), scale: 2)
    return Compositor(threads: 2).render(list).pixels
  }

  @Test(arguments: seeds(600))
  func `equal shapes whole pixels apart look as if drawn separately`(seed: Int) {
    var dice = RandomSource(seed: UInt64(seed))
    let card = Card(&dice)
    // Some cards extend beyond the edges. No two cards overlap, not even in antialiased pixels.
    let places = [(-7, 3), (40, -20), (61, 66), (-30, 70), (140, 130)].map { x, y in
      CGPoint(x: Double(x) + card.place.x, y: Double(y) + card.place.y)
    }

    let cards = places.enumerated().map { card.layer($0.offset + 1, at: $0.element) }
    let together = Self.picture(cards)

    let blank = Self.picture([])
    var apart = blank
    for (index, place) in places.enumerated() {
      for (at, pixel) in Self.picture([card.layer(index + 1, at: place)]).enumerated()
      where pixel != blank[at] { apart[at] = pixel }
    }
    let differing = together.indices.filter { together[$0] != apart[$0] }
    #expect(differing.isEmpty, "\(differing.count) pixels of \(seed)")
    #expect(together != blank)
  }

  @Test func `shapes offset by a fraction of a pixel are not confused`() {
    let layers = (0..<4).map { index in
      Scenes.layer(
        index + 1, CGRect(x: Double(index) * 45.125, y: 20, width: 40, height: 40), Scenes.red
      ) { $0.cornerRadius = 9 }
    }

    let together = Self.picture(layers)

    for (index, layer) in layers.enumerated() {
      let alone = Self.picture([layer])
      let columns = index * 90..<index * 90 + 90
      #expect(columns.allSatisfy { together[60 * Self.side + $0] == alone[60 * Self.side + $0] })
    }
  }

  /// A rounded rectangle, filled or a ring, that is upright, mirrored, scaled or rotated.
  private struct Card {
    let place: SIMD2<Double>
    private let size: CGSize
    private let radius: Double
    private let corners: CACornerMask
    private let border: Double
    private let transform: CATransform3D

    init(_ dice: inout RandomSource) {
      place = [dice.number(0...9.5), dice.number(0...9.5)]
      size = CGSize(width: dice.number(8...34), height: dice.number(8...34))
      radius = dice.number(0.5...20)
      corners = CACornerMask(rawValue: UInt(dice.number(1...15)))
      border = dice.number(0...2) == 0 ? dice.number(0.4...6) : 0
      var transform = CATransform3DIdentity
      if dice.number(0...2) == 0 { transform.m11 = dice.number(-1...1) }
      if dice.number(0...2) == 0 { transform = Scenes.turnedZ(dice.number(0...90)) }
      self.transform = transform
    }

    func layer(_ id: Int, at place: CGPoint) -> RenderNode {
      Scenes.layer(
        id, CGRect(origin: place, size: size), border > 0 ? nil : Scenes.color(0.2, 0.4, 0.9, 0.7)
      ) {
        $0.cornerRadius = radius
        $0.maskedCorners = corners
        $0.borderWidth = border
        $0.borderColor = Scenes.red
        $0.transform = transform
      }
    }
  }
}
