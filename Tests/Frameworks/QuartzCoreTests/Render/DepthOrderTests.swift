import Foundation
import QuartzCore
import Testing

struct DepthOrderTests {
  private func order(
    seenFrom distance: Double? = nil, _ layers: [(CGRect, z: Double, CATransform3D)]
  ) -> [Int] {
    let sight = distance.map { Space(Scenes.perspective($0)) }
    return DepthOrder(
      layers.map { frame, z, transform in
        var values = LayerValues()
        values.bounds = CGRect(origin: .zero, size: frame.size)
        values.position = CGPoint(x: frame.midX, y: frame.midY)
        values.zPosition = z
        values.transform = transform
        let own = values.spaceInParent
        return (sight.map { own.then($0) } ?? own, values.bounds)
      }
    ).backToFront
  }

  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func `flat siblings are ordered by z, ties by order`() {
    let flat = CATransform3DIdentity

    #expect(order([(square, 0, flat), (square, 0, flat), (square, -1, flat)]) == [2, 0, 1])
  }

  @Test func `in perspective the one nearer at the overlap's centre comes last`() {
    let turned = Scenes.turnedY(60)
    let right = CGRect(x: 3, y: 0, width: 10, height: 10)

    let forward = order(seenFrom: 100, [(square, 0, turned), (right, 0, turned)])
    let backward = order(seenFrom: 100, [(right, 0, turned), (square, 0, turned)])

    // The right side of the first layer recedes from the eye, and the left side of the second one
    // approaches it.
    #expect(forward == [0, 1])
    #expect(backward == [1, 0])
  }

  @Test func `layers that do not overlap keep their order`() {
    let turned = Scenes.turnedX(30)
    let far = CGRect(x: 50, y: 0, width: 10, height: 10)

    #expect(order(seenFrom: 100, [(square, 9, turned), (far, 0, turned)]) == [0, 1])
  }

  @Test func `an edge-on layer does not affect the order`() {
    let centred = CGRect(x: -5, y: -5, width: 10, height: 10)

    let edge = order(
      seenFrom: 100, [(centred, 5, Scenes.turnedX(90)), (centred, 0, CATransform3DIdentity)])

    #expect(edge == [0, 1])
  }
}
