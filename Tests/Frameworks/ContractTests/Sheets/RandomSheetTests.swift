import Stage
import TestSupport
import Testing

/// Random touches, calls and rotations around a sheet. Whatever the order of these events, the
/// sheet ends in a consistent state.
@MainActor
struct RandomSheetTests {
  nonisolated private static let rounds = caseCount(1_000, soak: 4_000)

  @Test func `random touches and calls leave the sheet at rest or dismissed`() throws {
    var dice = RandomSource(seed: seed(7))
    var counts = (stayed: 0, gone: 0, moved: 0)
    for round in 0..<Self.rounds {
      try onStage { fixture in
        let scene = try SheetScene(fixture, detents: detents(&dice)) { sheet in
          if dice.chance(0.3) { sheet.largestUndimmedDetentIdentifier = .medium }
        }
        fixture.b.isModalInPresentation = dice.chance(0.15)
        scene.delegate.allowsDismissal = !dice.chance(0.1)
        let before = try scene.frame()
        var steps: [String] = []
        for _ in 0..<dice.number(1...4) { steps.append(try step(scene, &dice)) }
        let story = "round \(round): \(steps.joined(separator: ", "))"
        try fixture.stage.settle()

        if scene.isPresented {
          let sheet = try scene.sheet()
          let rest = fixture.stage.run { sheet.frameOfPresentedViewInContainerView }
          #expect(abs(try scene.frame().minY - rest.minY) < 1e-6, "\(story)")
          #expect(abs(try scene.frame().width - rest.width) < 1e-6, "\(story)")
          #expect(fixture.b.appearance == .appeared, "\(story)")
          counts.stayed += 1
          if rest != before { counts.moved += 1 }
        } else {
          #expect(fixture.b.appearance == .disappeared, "\(story)")
          #expect(fixture.window.subviews.count == 1, "\(story)")
          counts.gone += 1
        }
        let did = fixture.log.count("SD.didDismiss")
        #expect(did <= fixture.log.count("SD.willDismiss"), "\(story)")
        #expect(did <= 1, "\(story)")
        #expect(fixture.a.appearance == .appeared, "\(story)")
      }
    }
    let total = Double(Self.rounds)
    #expect(Double(counts.gone) > 0.15 * total, "\(counts)")
    #expect(Double(counts.stayed) > 0.15 * total, "\(counts)")
    #expect(Double(counts.moved) > 0.05 * total, "\(counts)")
  }

  private func detents(_ dice: inout RandomSource) -> [SheetScene.Detent] {
    dice.pick([
      [.large], [.medium], [.medium, .large],
      [.custom(120, "low"), .medium, .custom(600, "high"), .large],
      [.custom(5000, "over"), .large],
    ])
  }

  /// Performs one step, waits a little, and returns the step's name.
  private func step(_ scene: SheetScene, _ dice: inout RandomSource) throws -> String {
    let stage = scene.stage
    let what: String
    switch dice.number(0...9) {
    case 0...4:
      let from: Double = dice.number(30...840)
      let by: Double = dice.number(-500...500)
      let time: Double = dice.number(0.02...0.5)
      let rest = dice.chance(0.5) ? 0 : 0.2
      let last: TouchScript.Phase = dice.chance(0.1) ? .cancel : .up
      let x: Double = dice.number(20...370)
      scene.drag(from: from, by: by, in: time, rest: rest, last: last, x: x)
      what = "drag from \(x) \(from) by \(by) in \(time) rest \(rest) \(last)"
    case 5:
      let x: Double = dice.number(20...370)
      let y: Double = dice.number(5...840)
      scene.tap(x, y)
      what = "tap \(x) \(y)"
    case 6:
      let animated = dice.chance(0.7)
      stage.run { scene.fixture.a.dismiss(animated: animated) }
      what = "dismiss animated \(animated)"
    case 7:
      guard scene.isPresented else { return "nothing" }
      let sheet = try scene.sheet()
      let animated = dice.chance(0.5)
      stage.run {
        let change = { sheet.selectedDetentIdentifier = animated ? .large : .medium }
        if animated { sheet.animateChanges(change) } else { change() }
      }
      what = "select animated \(animated)"
    case 8:
      let turns = dice.chance(0.5)
      let animated = dice.chance(0.5)
      stage.rotate(to: turns ? .landscapeLeft : .portrait, animated: animated)
      what = "turn \(turns) animated \(animated)"
    default:
      guard scene.isPresented else { return "nothing" }
      let sheet = try scene.sheet()
      stage.run { sheet.detents = [.medium(), .large()] }
      what = "other detents"
    }
    let pause = dice.number(0...0.7)
    stage.advance(by: pause)
    return "\(what), wait \(pause)"
  }
}
