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
}
