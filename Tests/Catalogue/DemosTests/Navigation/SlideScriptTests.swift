import Demos
import Foundation
import Stage
import TestSupport
import Testing
import UIKit

/// The touch scripts of the sliding demos, and random touches.
@MainActor @Suite struct SlideScriptTests {
  nonisolated static let sliding = ["corner-slide", "corner-push", "dimmed-panel"]

  /// The expected result of each script: whether the page is on top at the end, and whether each
  /// transition finished.
  nonisolated static let scripts: [(name: String, isOn: Bool, endings: [Bool])] = [
    ("finish", true, [true]), ("cancel", false, [false]), ("back", false, [true, true]),
    ("back-cancel", true, [true, false]), ("turn", true, [true]),
  ]

  @Test(arguments: sliding, scripts.indices)
  func `each script does what its name says, on every device`(
    _ id: String, _ index: Int
  ) throws {
    let (name, isOn, endings) = Self.scripts[index]
    for device in Device.all {
      let demo = try DemoStage(id, device: device)
      let script = try TouchScript(json: try #require(demo.entry.fingers[name]), name: name)
      demo.stage.beginRecording()

      demo.stage.play(script)
      demo.stage.advance(by: script.duration)
      try demo.stage.settle()

      #expect((demo.presented != nil) == isOn, "\(name) on \(device.id)")
      let completed = demo.lines.compactMap { line in
        line.contains("completeTransition(") ? line.contains("(true)") : nil
      }
      #expect(completed == endings, "\(name) on \(device.id)")
      demo.expectRest("\(name) on \(device.id)")
      demo.stage.close()
    }
  }

  @Test(arguments: sliding)
  func `random drags always end consistently`(_ id: String) throws {
    let count = caseCount(250, soak: 1_000)
    var dice = RandomSource(seed: seed(31))
    // The panel follows horizontal drags only.
    let slope = id.hasPrefix("corner") ? 0.7 : 0.1
    let demo = try DemoStage(id)
    var mix = (finished: 0, cancelled: 0, interrupted: 0)

    for number in 0..<count {
      let before = demo.presented == nil
      demo.stage.beginRecording()
      demo.stage.play(script(&dice, leaves: before, slope))
      if dice.chance(0.3) {
        // A second touch begins while the first drag or its completion is still running.
        demo.stage.advance(by: dice.number(0.1...0.7))
        if demo.stage.run({ RunningTransition.progress }) != nil { mix.interrupted += 1 }
        demo.stage.play(script(&dice, leaves: dice.chance(0.5), slope))
      }
      try demo.stage.settle()

      let isThere = demo.presented == nil
      if isThere == before { mix.cancelled += 1 } else { mix.finished += 1 }
      demo.expectRest("drag \(number)")
      let top = demo.presented ?? demo.root
      #expect(top.view.window === demo.stage.window, "drag \(number)")
      #expect(demo.stage.window.gestureRecognizers?.count == 1, "drag \(number)")
    }

    // These minimum counts ensure that the random events are frequent enough for the test.
    #expect(Double(mix.finished) >= 0.3 * Double(count), "\(mix)")
    #expect(Double(mix.cancelled) >= 0.3 * Double(count), "\(mix)")
    #expect(Double(mix.interrupted) >= 0.1 * Double(count), "\(mix)")
  }

  /// A drag with a random distance and speed, mostly in the direction in which the demo can move.
  private func script(_ dice: inout RandomSource, leaves: Bool, _ slope: Double) -> TouchScript {
    let isForward = dice.chance(0.9) == leaves
    let (start, sign) = isForward ? (0.95, -1.0) : (0.05, 1.0)
    let reach = sign * dice.number(0.2...0.95)
    let length = dice.number(0.05...0.6)
    func point(_ phase: TouchScript.Phase, _ t: Double, _ share: Double) -> TouchScript.Entry {
      .init(phase, t: t, x: start + reach * share, y: start + reach * share * slope)
    }
    var path = [point(.down, 0, 0), point(.move, length, 1)]
    var end = (t: length, share: 1.0)
    if dice.chance(0.3) {
      end = (length + dice.number(0.1...0.4), dice.number(-0.3...1.2))
      path.append(point(.move, end.t, end.share))
    }
    let pause = dice.chance(0.5) ? 0.02 : 0.2
    path.append(point(dice.chance(0.15) ? .cancel : .up, end.t + pause, end.share))
    return TouchScript(fingers: [path])
  }
}
