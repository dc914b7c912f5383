import Stage
import TestSupport
import Testing

/// Fingers, code and turns at random around a sheet: whatever comes in whatever order, it ends in
/// one piece.
@MainActor
struct RandomSheetTests {
  nonisolated private static let rounds = seedCount(4_000)

  @Test func `random fingers and calls leave the sheet at rest in its place or gone`() throws {
    var dice = Dice(seed: 7)
    var counts = (stayed: 0, gone: 0, moved: 0)
    for round in 0..<Self.rounds {
      try onStage { theatre in
        let scene = try SheetScene(theatre, detents: detents(&dice)) { sheet in
          if dice.chance(0.3) { sheet.largestUndimmedDetentIdentifier = .medium }
        }
        theatre.b.isModalInPresentation = dice.chance(0.15)
        scene.delegate.allowsDismissal = !dice.chance(0.1)
        let before = try scene.frame()
        for _ in 0..<dice.number(1...4) { try step(scene, &dice) }
        try theatre.stage.settle()

        if scene.isPresented {
          let sheet = try scene.sheet()
          let rest = theatre.stage.run { sheet.frameOfPresentedViewInContainerView }
          #expect(abs(try scene.frame().minY - rest.minY) < 1e-6, "round \(round)")
          #expect(abs(try scene.frame().width - rest.width) < 1e-6, "round \(round)")
          #expect(theatre.b.appearance == .appeared, "round \(round)")
          counts.stayed += 1
          if rest != before { counts.moved += 1 }
        } else {
          #expect(theatre.b.appearance == .disappeared, "round \(round)")
          #expect(theatre.window.subviews.count == 1, "round \(round)")
          counts.gone += 1
        }
        let did = theatre.log.count("SD.didDismiss")
        #expect(did <= theatre.log.count("SD.willDismiss"), "round \(round)")
        #expect(did <= 1, "round \(round)")
        #expect(theatre.a.appearance == .appeared, "round \(round)")
      }
    }
    let total = Double(Self.rounds)
    #expect(Double(counts.gone) > 0.15 * total, "\(counts)")
    #expect(Double(counts.stayed) > 0.15 * total, "\(counts)")
    #expect(Double(counts.moved) > 0.05 * total, "\(counts)")
  }

  private func detents(_ dice: inout Dice) -> [SheetScene.Detent] {
    dice.pick([
      [.large], [.medium], [.medium, .large],
      [.custom(120, "low"), .medium, .custom(600, "high"), .large],
      [.custom(5000, "over"), .large],
    ])
  }

  private func step(_ scene: SheetScene, _ dice: inout Dice) throws {
    let stage = scene.stage
    switch dice.number(0...9) {
    case 0...4:
      scene.drag(
        from: dice.number(30...840), by: dice.number(-500...500), in: dice.number(0.02...0.5),
        rest: dice.chance(0.5) ? 0 : 0.2, last: dice.chance(0.1) ? .cancel : .up,
        x: dice.number(20...370))
    case 5: scene.tap(dice.number(20...370), dice.number(5...840))
    case 6:
      stage.run { scene.theatre.a.dismiss(animated: dice.chance(0.7)) }
    case 7:
      guard scene.isPresented else { return }
      let sheet = try scene.sheet()
      let animated = dice.chance(0.5)
      stage.run {
        let change = { sheet.selectedDetentIdentifier = animated ? .large : .medium }
        if animated { sheet.animateChanges(change) } else { change() }
      }
    case 8:
      stage.rotate(to: dice.chance(0.5) ? .landscapeLeft : .portrait, animated: dice.chance(0.5))
    default:
      guard scene.isPresented else { return }
      let sheet = try scene.sheet()
      stage.run { sheet.detents = [.medium(), .large()] }
    }
    stage.advance(by: dice.number(0...0.7))
  }
}
