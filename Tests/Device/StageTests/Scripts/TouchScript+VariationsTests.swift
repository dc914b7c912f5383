import Stage
import Testing

struct TouchScriptMakingTests {
  private let drag = TouchScript.drag(
    from: CGPoint(x: 0.5, y: 0.2), to: CGPoint(x: 0.5, y: 0.8), over: 0.6)

  @Test func `a tap begins and ends at one location`() {
    let tap = TouchScript.tap(at: CGPoint(x: 10, y: 20), unit: .points)

    #expect(tap.unit == .points)
    #expect(tap.fingers.map { $0.map(\.phase) } == [[.down, .up]])
    #expect(tap.fingers[0].allSatisfy { ($0.x, $0.y) == (10, 20) })
  }

  @Test func `a drag is straight and ends at its destination, in its duration`() {
    #expect(
      drag.fingers == [
        [
          .init(.down, t: 0, x: 0.5, y: 0.2), .init(.move, t: 0.6, x: 0.5, y: 0.8),
          .init(.up, t: 0.6, x: 0.5, y: 0.8),
        ]
      ])
  }

  @Test func `one script follows another`() {
    let both = TouchScript.tap(at: .zero).then(drag, after: 0.5)

    #expect(both.fingers.count == 2)
    #expect(both.fingers[1][0].t == TouchScript.tap(at: .zero).duration + 0.5)
    #expect(both.duration == both.fingers[1][0].t + drag.duration)
  }

  @Test func `a flicked drag takes a tenth of a second, and a tap is unchanged`() {
    let flick = drag.flicked()

    #expect(flick.fingers[0].map(\.y) == drag.fingers[0].map(\.y))
    #expect(abs(flick.duration - 0.1) < 1e-9)
    let tap = TouchScript.tap(at: .zero)
    #expect(tap.flicked() == tap)
    #expect(tap.returningToStart() == tap)
  }

  @Test func `a drag that reverses ends at rest at its start`() {
    let back = drag.returningToStart().fingers[0]

    #expect(back.map(\.phase) == [.down, .move, .move, .up])
    #expect(back.map(\.y) == [0.2, 0.8, 0.2, 0.2])
    #expect(zip(back.map(\.t), [0, 0.6, 1.2, 1.35]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `a drag past the start ends behind it, and a mirrored drag is mirrored twice`() {
    let past = drag.pastStart().fingers[0]

    #expect(past.map(\.phase) == [.down, .move, .move, .up])
    #expect(zip(past.map(\.y), [0.2, 0.5, 0.02, 0.02]).allSatisfy { abs($0 - $1) < 1e-9 })
    let edge = TouchScript.drag(from: .zero, to: CGPoint(x: 0.25, y: 0))
    #expect(edge.mirrored().fingers[0].map(\.x) == [1, 0.75, 0.75])
    #expect(edge.mirrored().mirrored() == edge)
  }
}
