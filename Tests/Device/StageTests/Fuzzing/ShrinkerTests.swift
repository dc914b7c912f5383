import Stage
import Testing

struct ShrinkerTests {
  private typealias Entry = TouchScript.Entry

  private func finger(_ t: Double, _ x: Double) -> [Entry] {
    [
      Entry(.down, t: t, x: x, y: 0.3127), Entry(.move, t: t + 0.113, x: x + 0.1, y: 0.4),
      Entry(.move, t: t + 0.271, x: x + 0.2, y: 0.6), Entry(.cancel, t: t + 0.332, x: x, y: 0.6),
    ]
  }

  @Test func `irrelevant events are removed, relevant ones stay`() {
    let script = TouchScript(
      fingers: [finger(0.517, 0.1), finger(1.733, 0.7331), finger(4.1, 0.2)],
      device: [
        DeviceEvent(.app(.memoryWarning), t: 0.2), DeviceEvent(.rotate(.landscapeLeft), t: 2.419),
      ])

    // The smallest script has a touch on the right half that begins before the device rotates.
    let small = Shrinker().shrink(script) { script in
      guard let turn = script.device.first(where: { $0.change == .rotate(.landscapeLeft) }) else {
        return false
      }
      return script.fingers.contains { $0[0].x > 0.55 && $0[0].t < turn.t }
    }

    #expect(small.fingers.map(\.count) == [2])
    #expect(small.fingers[0][0].x == 0.7)
    #expect(small.fingers[0].map(\.phase) == [.down, .up])
    #expect(small.fingers[0][0].t == 0)
    #expect(small.device.map(\.change) == [.rotate(.landscapeLeft)])
    #expect(small.duration <= 0.2)
  }

  @Test func `a script that always fails shrinks to nothing`() {
    let small = Shrinker().shrink(TouchScript(fingers: [finger(0, 0), finger(1, 1)])) { _ in true }

    #expect(small.fingers.isEmpty)
  }

  @Test func `a script that fails only complete stays complete`() {
    let script = TouchScript(fingers: [finger(0.517, 0.1), finger(1.733, 0.7331)])

    #expect(Shrinker().shrink(script) { $0 == script } == script)
  }

  @Test func `the number of tries is limited`() {
    var shrinker = Shrinker()
    shrinker.tries = 7
    var count = 0

    _ = shrinker.shrink(TouchScript(fingers: [finger(0.5, 0.1), finger(1.7, 0.7)])) { _ in
      count += 1
      return false
    }

    #expect(count == 7)
  }

  @Test func `times never decrease`() throws {
    var dice = RandomSource(seed: 5)
    for run in 0..<200 {
      let generator = ScriptGenerator(FuzzInputs(size: CGSize(width: 400, height: 800)), seed: 9)
      _ = Shrinker().shrink(generator.script(run)) { script in
        for finger in script.fingers {
          #expect(finger.map(\.t) == finger.map(\.t).sorted(), "run \(run)")
        }
        return dice.chance(0.3)
      }
    }
  }
}
