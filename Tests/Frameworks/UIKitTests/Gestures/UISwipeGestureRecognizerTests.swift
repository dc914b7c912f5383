import Testing
import UIKit

@MainActor
struct UISwipeGestureRecognizerTests {
  let rig = TouchRig()
  let log = Log()

  typealias Direction = UISwipeGestureRecognizer.Direction
  nonisolated static let ways: [(UInt, Double, Double)] = [
    (Direction.right.rawValue, 1, 0), (Direction.left.rawValue, -1, 0),
    (Direction.up.rawValue, 0, -1), (Direction.down.rawValue, 0, 1),
  ]

  private func swipe(_ direction: Direction) -> UISwipeGestureRecognizer {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = direction
    return rig.attach(swipe, to: rig.page, as: "swipe", log: log)
  }

  /// Plays a touch from the middle of the page in `steps` moves, each of a sixtieth of a second.
  private func stroke(_ x: Double, _ y: Double, steps: Int = 6) {
    rig.finger(.down, 200, 400)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      rig.finger(.move, 200 + x * share, 400 + y * share)
    }
    rig.finger(.up, 200 + x, 400 + y)
  }

  @Test func `the defaults are UIKit's`() {
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right)
    #expect(swipe.numberOfTouchesRequired == 1)
    #expect(Self.ways.map(\.0) == [1, 2, 4, 8])
  }

  @Test(arguments: ways)
  func `a swipe is recognised in its own direction only`(raw: UInt, x: Double, y: Double) {
    let swipe = swipe(Direction(rawValue: raw))

    for (other, dx, dy) in Self.ways {
      log.lines = []
      stroke(dx * 60, dy * 60)
      #expect(log.lines == (other == raw ? ["swipe ended"] : []), "\(dx), \(dy)")
    }
    swipe.direction = [.right, .left, .up, .down]
    for (_, dx, dy) in Self.ways {
      log.lines = []
      stroke(dx * 60, dy * 60)
      #expect(log.lines == ["swipe ended"], "any direction: \(dx), \(dy)")
    }
    #expect(rig.isIdle)
  }

  @Test func `it is recognised once before the lift, with the start location`() {
    let swipe = swipe(.right)
    var places: [CGPoint] = []
    log.onAction = { _ in
      places = [swipe.location(in: rig.page), swipe.location(ofTouch: 0, in: nil)]
      #expect(swipe.numberOfTouches == 1)
    }

    rig.finger(.down, 100, 400)
    rig.finger(.move, 149, 400)
    #expect(log.lines.isEmpty)
    rig.finger(.move, 150, 400)
    #expect(log.lines == ["swipe ended"])
    rig.finger(.move, 300, 400)
    rig.finger(.up, 300, 400)

    #expect(log.lines == ["swipe ended"])
    #expect(places == [CGPoint(x: 100, y: 400), CGPoint(x: 100, y: 400)])
    #expect(rig.isIdle)
  }

  @Test func `a swipe that is too slow, or too short, fails`() {
    _ = swipe(.right)

    stroke(100, 0, steps: 90)
    stroke(40, 0)
    rig.finger(.down, 100, 400)
    rig.rest(0.6)
    rig.finger(.move, 200, 400)
    rig.finger(.up, 200, 400)

    #expect(log.lines.isEmpty)
    #expect(rig.isIdle)
  }

  @Test func `a swipe that deviates fails, and so does a diagonal`() {
    _ = swipe(.right)

    stroke(60, 60)
    rig.finger(.down, 100, 400)
    rig.finger(.move, 110, 460)
    rig.finger(.move, 200, 400)
    rig.finger(.up, 200, 400)

    #expect(log.lines.isEmpty)
  }

  @Test func `numberOfTouchesRequired demands two touches`() {
    let swipe = swipe(.up)
    swipe.numberOfTouchesRequired = 2

    stroke(0, -60)
    #expect(log.lines.isEmpty)
    rig.finger(.down, 100, 400)
    rig.finger(.down, 200, 400, finger: 1)
    rig.finger(.move, 100, 340)
    rig.finger(.move, 200, 340, finger: 1)
    #expect(log.lines == ["swipe ended"])
    rig.finger(.up, 100, 340)
    rig.finger(.up, 200, 340, finger: 1)

    swipe.numberOfTouchesRequired = 1
    log.lines = []
    rig.finger(.down, 100, 400)
    rig.finger(.down, 200, 400, finger: 1)
    rig.finger(.move, 100, 300)
    rig.finger(.up, 100, 300)
    rig.finger(.up, 200, 400, finger: 1)
    #expect(log.lines.isEmpty, "a second finger spoils a swipe with one")
    #expect(rig.isIdle)
  }

  @Test func `a pan that waits for a swipe begins when the touch is too slow`() {
    let swipe = swipe(.right)
    let pan = rig.attach(UIPanGestureRecognizer(), to: rig.page, as: "pan", log: log)
    pan.require(toFail: swipe)

    rig.finger(.down, 100, 400)
    rig.finger(.move, 130, 400)
    rig.rest(0.45)
    #expect(log.lines.isEmpty)
    rig.rest(0.1)

    #expect(log.lines == ["pan began"])
    rig.finger(.up, 130, 400)
    #expect(rig.isIdle)
  }
}
