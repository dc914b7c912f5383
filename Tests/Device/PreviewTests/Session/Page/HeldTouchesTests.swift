import CoreGraphics
import Preview
import Testing

struct HeldTouchesTests {
  @Test func `a finger continues the nearest touch from its place`() {
    var held = HeldTouches([0: CGPoint(x: 10, y: 10), 4: CGPoint(x: 200, y: 10)])

    let down = held.sample(of: 0, .down, at: CGPoint(x: 190, y: 20), freeFinger: 1)
    #expect(down.touch == 4 && down.phase == .move && down.point == CGPoint(x: 200, y: 10))
    let move = held.sample(of: 0, .move, at: CGPoint(x: 150, y: 30), freeFinger: 1)
    #expect(move.touch == 4 && move.phase == .move && move.point == CGPoint(x: 160, y: 20))
    #expect(held.continues(0) && !held.isDone)
  }

  @Test func `further fingers are new touches`() {
    var held = HeldTouches([0: CGPoint(x: 10, y: 10)])
    _ = held.sample(of: 0, .down, at: .zero, freeFinger: 1)

    let second = held.sample(of: 1, .down, at: CGPoint(x: 5, y: 5), freeFinger: 1)

    #expect(second.touch == 1 && second.phase == .down && second.point == CGPoint(x: 5, y: 5))
    _ = held.sample(of: 0, .up, at: .zero, freeFinger: 2)
    #expect(!held.isDone)
    _ = held.sample(of: 1, .cancel, at: .zero, freeFinger: 2)
    #expect(held.isDone && held.isEmpty)
  }

  @Test func `the last finger leaves the other touches to be lifted`() {
    var held = HeldTouches([0: .zero, 1: CGPoint(x: 100, y: 0)])
    _ = held.sample(of: 0, .down, at: CGPoint(x: 90, y: 0), freeFinger: 2)
    let up = held.sample(of: 0, .up, at: CGPoint(x: 80, y: 0), freeFinger: 2)

    #expect(up.touch == 1 && up.phase == .up && up.point == CGPoint(x: 90, y: 0))
    #expect(held.isDone && held.free.keys.sorted() == [0])
  }
}
