import Foundation
import QuartzCore
import Stage
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct RandomDragTests {
  @Test func `random drags always end consistently`() throws {
    let count = caseCount(250, soak: 1_000)
    var dice = RandomSource(seed: seed(17))
    let flip = try FlipStage()
    flip.stage.beginRecording()
    var pages: [WeakController] = []
    var mix = (finished: 0, cancelled: 0, interrupted: 0)

    for number in 0..<count {
      let before = flip.page
      let isInterrupted = dice.chance(0.3)
      flip.stage.play(script(&dice))
      if isInterrupted {
        // A second drag begins while the first one, or its completion, is still running.
        flip.stage.advance(by: dice.number(0.1...0.9))
        if flip.stage.run({ RunningTransition.progress }) != nil { mix.interrupted += 1 }
        flip.stage.play(script(&dice))
      }
      try flip.stage.settle()

      if flip.page == before { mix.cancelled += 1 } else { mix.finished += 1 }
      if let page = flip.stage.window.rootViewController?.presentedViewController,
        !pages.contains(where: { $0.controller === page })
      {
        pages.append(WeakController(controller: page))
      }
      try expectRest(flip, "drag \(number)")
    }

    // These minimum counts ensure that the random events are frequent enough for the test.
    #expect(Double(mix.finished) >= 0.3 * Double(count), "\(mix)")
    #expect(Double(mix.cancelled) >= 0.3 * Double(count), "\(mix)")
    #expect(Double(mix.interrupted) >= 0.1 * Double(count), "\(mix)")
    let alive = pages.compactMap(\.controller)
    #expect(alive.count <= 1, "\(alive.count) of \(pages.count) pages are still alive")
    #expect(flip.stage.warnings.allSatisfy { !$0.contains("Unbalanced") })
    var balance = AppearanceBalance(appeared: ["FrontPage#1"])
    balance.hear(flip.stage.endRecording())
    #expect(balance.faults == [])
  }

  private struct WeakController { weak var controller: UIViewController? }

  private func script(_ dice: inout RandomSource) -> TouchScript {
    let down = dice.chance(0.5)
    let reach = dice.number(0.3...0.95) * (down ? 1 : -1)
    let start = down ? 0.05 : 0.95
    let length = dice.number(0.05...0.8)
    var path = [
      TouchScript.Entry(.down, t: 0, x: 0.5, y: start),
      .init(.move, t: length, x: 0.5, y: start + reach),
    ]
    var end = length
    if dice.chance(0.25) {
      // The touch reverses and moves elsewhere.
      end += dice.number(0.1...0.5)
      path.append(.init(.move, t: end, x: 0.5, y: start + reach * dice.number(-0.3...1.2)))
    }
    let last = path[path.count - 1]
    path.append(.init(dice.chance(0.12) ? .cancel : .up, t: end + 0.02, x: last.x, y: last.y))
    var fingers = [path]
    if dice.chance(0.2) {
      let t = dice.number(0...end)
      fingers.append([
        .init(.down, t: t, x: 0.2, y: 0.5),
        .init(.move, t: t + 0.2, x: 0.2, y: dice.number(0.2...0.8)),
        .init(.up, t: t + 0.25, x: 0.2, y: 0.5),
      ])
    }
    return TouchScript(fingers: fingers)
  }

  /// Expects that nothing runs, one controller is visible, no clock is paused and no animation is
  /// left.
  private func expectRest(_ flip: FlipStage, _ label: String) throws {
    flip.stage.expectRest(label)
    flip.stage.run {
      let root = flip.stage.window.rootViewController
      let all = [root, root?.presentedViewController].compactMap { $0 }
      let visible = all.filter { $0.appearance == .appeared }
      #expect(visible.count == 1, "\(label)")
      #expect(all.allSatisfy { $0.appearance == .appeared || $0.appearance == .disappeared })
      #expect(visible.first?.view.window != nil, "\(label)")
      for layer in flip.stage.window.layer.subtree {
        #expect(layer.transform == CATransform3DIdentity, "\(label): \(layer)")
        #expect(layer.sublayerTransform == CATransform3DIdentity, "\(label): \(layer)")
      }
    }
  }
}
