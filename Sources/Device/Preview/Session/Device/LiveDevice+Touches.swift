import Foundation
import QuartzCore
import Stage
import UIKit

extension LiveDevice {
  /// Delivers a touch sample of the browser page. `ago` is the number of seconds since the touch
  /// was sampled.
  package func touch(_ finger: Int, _ phase: TouchScript.Phase, at point: CGPoint, ago: Double) {
    lifted = lifted.filter { $0.value > stage.time }
    // The sample's time is the time of the next tick minus `ago`. The sample's time is never before
    // the time of the touch's previous sample.
    let before = contacts[finger]?.time ?? lifted[finger] ?? stage.time
    let sampled = stage.time + LiveClock.tick - max(0, ago) * clock.speed
    let time = TouchGrid.rounded(time: max(sampled, stage.time, before))
    touch(finger, phase, at: TouchGrid.rounded(point), time: time)
  }

  /// Delivers a touch sample with its time, in the stage's clock.
  func touch(_ finger: Int, _ phase: TouchScript.Phase, at point: CGPoint, time: Double) {
    switch (phase, contacts[finger]) {
    case (.down, nil): contacts[finger] = Contact(last: point, time: time)
    case (.down, _?), (_, nil): return
    case (_, _?):
      contacts[finger]?.last = point
      contacts[finger]?.time = time
    }
    write(finger, phase, at: point, time: time)
    if phase == .up || phase == .cancel {
      contacts[finger] = nil
      lifted[finger] = time
    }
    inputs += 1
    hasInput = true
    note(
      .touch(finger: finger, phase: phase, x: Double(point.x), y: Double(point.y), time: time))
    stage.send(finger: Self.firstFinger + finger, phase, at: point, time: time)
  }
  /// The page's touches have large numbers, because the touches of scripts are numbered from zero
  /// and a device plays many scripts.
  private static let firstFinger = 1_000_000

  /// The numbers of the touches that are down, sorted.
  package var fingers: [Int] { contacts.keys.sorted() }

  func write(
    _ finger: Int, _ phase: TouchScript.Phase, at point: CGPoint, time: Double
  ) {
    let t = time - stage.recording.start
    let entry = TouchScript.Entry(phase, t: max(0, t), x: point.x, y: point.y)
    if let index = contacts[finger]?.scriptIndex {
      running?.script.fingers[index].append(entry)
    } else {
      contacts[finger]?.scriptIndex = running?.script.fingers.count
      running?.script.fingers.append([entry])
    }
  }

  /// Cancels all touches, because the page has closed or shows another entry.
  package func liftAll() {
    for finger in contacts.keys.sorted() {
      touch(finger, .cancel, at: contacts[finger]?.last ?? .zero, ago: 0)
    }
  }

  /// Presses a key of the device's keyboard.
  package func press(_ key: String, _ modifiers: UIKeyModifierFlags) {
    refuseReplay("keys that were pressed")
    note(.key(key, modifiers: modifiers.rawValue))
    running?.keys += 1
    lastKey = stage.time
    stage.press(key, modifiers)
  }

  /// Adds input to the log, as long as the log can be replayed.
  func note(_ input: InputLog.Input) {
    if tickCount <= Self.longestReplay { log.add(input, at: tickCount) }
  }

  /// The settings when the entry was loaded.
  package var launchSettings: DeviceSettings { history.settings }

  package func play(_ script: TouchScript) {
    write(script)
    note(.script(script))
    hasInput = true
    stage.play(script)
  }

  /// Adds the touches of a script to the recording's script, which also contains the page's
  /// touches. Coordinates are in points.
  private func write(_ script: TouchScript) {
    let start = FrameClock.time(ofTick: stage.world.clock.tick + 1) - stage.recording.start
    let isUpright = stage.world { UIScreen.main.interfaceOrientation.isPortrait }
    let samples = script.samples(
      in: stage.window.bounds.size, startingAt: start, isUpright: isUpright)
    for finger in script.fingers.indices {
      let entries = samples.filter { $0.finger == finger }.map { sample in
        TouchScript.Entry(
          TouchScript.Phase(rawValue: sample.phase.rawValue) ?? .cancel, t: sample.time,
          x: Double(sample.point.x), y: Double(sample.point.y))
      }
      running?.script.fingers.append(entries)
    }
  }
}
