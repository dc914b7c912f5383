import Foundation
import QuartzCore
import Testing

struct ContentsPlacementTests {
  private static let table: [(CALayerContentsGravity, CGRect)] = [
    (.center, CGRect(x: 40, y: 15, width: 20, height: 10)),
    (.top, CGRect(x: 40, y: 30, width: 20, height: 10)),
    (.bottom, CGRect(x: 40, y: 0, width: 20, height: 10)),
    (.left, CGRect(x: 0, y: 15, width: 20, height: 10)),
    (.right, CGRect(x: 80, y: 15, width: 20, height: 10)),
    (.topLeft, CGRect(x: 0, y: 30, width: 20, height: 10)),
    (.topRight, CGRect(x: 80, y: 30, width: 20, height: 10)),
    (.bottomLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
    (.bottomRight, CGRect(x: 80, y: 0, width: 20, height: 10)),
    (.resize, CGRect(x: 0, y: 0, width: 100, height: 40)),
    (.resizeAspect, CGRect(x: 10, y: 0, width: 80, height: 40)),
    (.resizeAspectFill, CGRect(x: 0, y: -5, width: 100, height: 50)),
  ]

  /// If contents are flipped, as on iOS, `top` aligns to the bottom, according to Apple's
  /// documentation of `contentsGravity`.
  @Test func `each gravity puts contents of 20 by 10 points where it says`() {
    for (gravity, expected) in Self.table {
      var values = LayerValues()
      values.bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
      values.contents = Scenes.slope(40, 20)
      values.contentsScale = 2
      values.contentsGravity = gravity

      #expect(ContentsPlacement(values)?.place == expected, "\(gravity.rawValue)")
    }
  }

  @Test func `contentsRect selects a part of the picture and of its size`() {
    var values = LayerValues()
    values.bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
    values.contents = Scenes.slope(40, 20)
    values.contentsRect = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.5)
    values.contentsGravity = .center

    let placement = ContentsPlacement(values)

    #expect(placement?.source == CGRect(x: 10, y: 10, width: 20, height: 10))
    #expect(placement?.place == CGRect(x: 40, y: 15, width: 20, height: 10))
  }

  /// Contents of 20 by 10 points, stretched to 100 by 40.
  private static func divided(
    _ center: CGRect, _ gravity: CALayerContentsGravity = .resize,
    in size: CGSize = CGSize(width: 100, height: 40)
  ) -> [ContentsPlacement.Part] {
    var values = LayerValues()
    values.bounds = CGRect(origin: .zero, size: size)
    values.contents = Scenes.slope(40, 20)
    values.contentsScale = 2
    values.contentsGravity = gravity
    values.contentsCenter = center
    var parts: [ContentsPlacement.Part] = []
    ContentsPlacement(values)?.forEachPart { parts.append($0) }
    return parts
  }

  @Test func `contentsCenter divides nothing by default, and nothing that does not stretch`() {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    let middle = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)

    #expect(Self.divided(whole).count == 1)
    #expect(Self.divided(middle, .center).count == 1)
    #expect(Self.divided(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).count == 1)
  }

  @Test func `contentsCenter keeps the corners from stretching`() {
    let parts = Self.divided(CGRect(x: 0.25, y: 0.2, width: 0.5, height: 0.6))

    #expect(parts.count == 9)
    #expect(parts.first?.source == CGRect(x: 0, y: 0, width: 10, height: 4))
    #expect(parts.first?.place == CGRect(x: 0, y: 0, width: 5, height: 2))
    #expect(parts[4].source == CGRect(x: 10, y: 4, width: 20, height: 12))
    #expect(parts[4].place == CGRect(x: 5, y: 2, width: 90, height: 36))
    #expect(parts.last?.place == CGRect(x: 95, y: 38, width: 5, height: 2))
  }

  @Test func `an empty centre is one pixel, and borders too large for the layer shrink`() {
    let line = Self.divided(CGRect(x: 0.5, y: 0, width: 0, height: 1))
    let narrow = Self.divided(
      CGRect(x: 0.5, y: 0, width: 0.1, height: 1), in: CGSize(width: 9, height: 40))

    #expect(line.map(\.source.width) == [19.5, 1, 19.5])
    #expect(line.map(\.place.width) == [9.75, 80.5, 9.75])
    #expect(narrow.map(\.place.width) == [5, 4])
  }
}
