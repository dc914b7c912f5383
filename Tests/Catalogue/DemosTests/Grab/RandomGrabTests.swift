import Foundation
import Stage
import TestSupport
import Testing
import UIKit

/// Cards that are thrown, caught, reversed, cancelled and requested twice, at random.
@MainActor @Suite struct RandomGrabTests {
  @Test func `random throws never jump and always end consistently`() throws {
    let count = caseCount(500, soak: 2_000)
    var dice = RandomSource(seed: seed(803))
    let grab = try GrabStage()
    var balance = AppearanceBalance(appeared: ["SoundsPage#1"])
    var pages: [WeakController] = []
    var mix = (
      finished: 0, cancelled: 0, interrupted: 0, releases: 0, refused: 0, turned: 0, dismissed: 0
    )

    for number in 0..<count {
      let wasOpen = grab.isOpen
      let label = "run \(number)"
      grab.stage.beginRecording()
      var isTurned = false
      for finger in 0..<dice.pick([1, 1, 2, 2, 3]) {
        let isInFlight = grab.progress != nil
        if finger > 0, isInFlight { mix.interrupted += 1 }
        let path = path(&dice, grab, closes: grab.isOpen)
        let releases = grab.releases
        grab.play(path)
        if grab.releases > releases, !isTurned {
          mix.releases += 1
          // At an end of the range, the card stays at rest whatever the speed of the touch is.
          let top = grab.top ?? 0
          let stands =
            path.ending == .cancel || path.velocity < 0 && top <= grab.openTop + 0.01
            || path.velocity > 0 && top >= grab.closedTop - 0.01
          try expectContinuity(grab, velocity: stands ? 0 : path.velocity, label)
        }
        if dice.chance(0.15) {
          mix.refused += 1
          grab.askAgain()
        }
        if dice.chance(0.1), grab.progress != nil {
          mix.dismissed += 1
          grab.dismissInFlight()
        }
        grab.stage.advance(by: dice.pick([0, 1 / 60, 0.05, 0.15, 0.3]))
        if !isTurned, dice.chance(0.05) {
          mix.turned += 1
          isTurned = true
          grab.stage.rotate(to: .landscapeLeft)
          grab.stage.advance(by: dice.pick([0, 0.1, 0.3]))
        }
      }
      try grab.stage.settle()
      if isTurned {
        grab.stage.rotate(to: .portrait)
        try grab.stage.settle()
      }

      if grab.isOpen == wasOpen { mix.cancelled += 1 } else { mix.finished += 1 }
      if let page = grab.presented, !pages.contains(where: { $0.controller === page }) {
        pages.append(WeakController(controller: page))
      }
      if grab.isOpen { #expect(grab.top == grab.openTop, "\(label)") }
      grab.stage.run { #expect(grab.root.view.transform == .identity, "\(label)") }
      balance.hear(grab.stage.endRecording())
      #expect(balance.faults == [], "\(label)")
      grab.expectOrder(label)
      if !balance.faults.isEmpty { break }
    }

    // These minimum counts ensure that the random events are frequent enough for the test.
    #expect(Double(mix.finished) >= 0.3 * Double(count), "\(mix)")
    #expect(Double(mix.cancelled) >= 0.3 * Double(count), "\(mix)")
    #expect(Double(mix.interrupted) >= 0.1 * Double(count), "\(mix)")
    #expect(mix.releases >= count / 2 && mix.refused > 0 && mix.turned > 0, "\(mix)")
    #expect(mix.dismissed > 0, "\(mix)")
    let alive = pages.compactMap(\.controller)
    #expect(alive.count <= 1, "\(alive.count) of \(pages.count) pages are still alive")
  }

  private struct WeakController { weak var controller: UIViewController? }

  /// A drag with a random distance and speed, mostly in the direction in which the card can move.
  private func path(_ dice: inout RandomSource, _ grab: GrabStage, closes: Bool) -> GrabStage.Path {
    let height = Double(grab.size.height)
    let start = closes ? dice.number(0.1...0.4) * height : Double(grab.middleOfBar.y)
    let sign: Double = dice.chance(0.9) == closes ? 1 : -1
    var stops = [(t: 0.0, y: start)]
    func go(_ seconds: Double, by share: Double) {
      let last = stops[stops.count - 1]
      stops.append((last.t + seconds, last.y + sign * share * height))
    }
    go(dice.number(0.12...0.5), by: dice.number(0.05...0.6))
    // Some drags reverse, and some rest until their velocity is zero.
    if dice.chance(0.4) { go(dice.number(0.12...0.4), by: dice.number(-0.5...0.2)) }
    if dice.chance(0.2) { go(dice.number(0.2...0.4), by: 0) }
    return GrabStage.Path(
      x: Double(grab.size.width) * dice.number(0.3...0.7), stops: stops,
      ending: dice.chance(0.15) ? .cancel : .up)
  }
}

extension GrabStage {
  /// The number of ended or cancelled touches that the card received in this recording.
  fileprivate var releases: Int {
    demo.lines.count {
      $0.contains("CatchingPan#1.ended") || $0.contains("CatchingPan#1.cancelled")
    }
  }

  /// Requests a presentation while a transition is running.
  fileprivate func askAgain() {
    demo.stage.run {
      guard RunningTransition.progress != nil else { return }
      demo.root.present(UIViewController(), animated: true)
    }
  }

  /// Requests the card's dismissal during the transition.
  fileprivate func dismissInFlight() {
    demo.stage.run { demo.root.dismiss(animated: true) }
  }

  /// Like `expectRest`, but warnings about refused requests are allowed.
  fileprivate func expectOrder(_ label: String) {
    demo.stage.expectRest(label)
    #expect(
      demo.stage.warnings.allSatisfy { warning in
        warning.contains("already presenting") || warning.hasPrefix("Trying to dismiss")
      },
      "\(label): \(demo.stage.warnings)")
  }
}
