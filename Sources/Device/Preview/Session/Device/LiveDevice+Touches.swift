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
    case (.down, nil):
      contacts[finger] = Contact(finger: Self.firstFinger + finger, last: point, time: time)
    case (.down, _?), (_, nil): return
    case (_, _?):
      contacts[finger]?.last = point
      contacts[finger]?.time = time
    }
    write(finger, phase, at: point, time: time)
    let number = contacts[finger]?.finger ?? Self.firstFinger + finger
    if phase == .up || phase == .cancel {
      contacts[finger] = nil
      lifted[finger] = time
    }
    inputs += 1
    hasInput = true
    note(
      .touch(finger: finger, phase: phase, x: Double(point.x), y: Double(point.y), time: time))
    stage.send(finger: number, phase, at: point, time: time)
  }
  /// The page's touches have large numbers, because the touches of scripts are numbered from zero
  /// and a device plays many scripts.
  private static let firstFinger = 1_000_000

  /// The numbers of the touches that are down, sorted.
  package var fingers: [Int] { contacts.keys.sorted() }

  /// The places of the touches that are down.
  var places: [Int: CGPoint] { contacts.mapValues(\.last) }

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

  /// Ends all touches. `phase` is `cancel` if the page has closed or shows another entry.
  package func liftAll(_ phase: TouchScript.Phase = .cancel) {
    for finger in contacts.keys.sorted() {
      touch(finger, phase, at: contacts[finger]?.last ?? .zero, ago: 0)
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
    if tickCount <= InputLog.longestReplay { log.add(input, at: tickCount) }
  }

  /// The settings when the entry was loaded.
  package var launchSettings: DeviceSettings { history.settings }

  package func play(_ script: TouchScript) {
    write(script)
    note(.script(script))
    hasInput = true
    stage.play(script)
  }

  /// Ends the scripts that are playing. Their touches stay where they are and become touches of the
  /// page.
  package func interruptScripts() {
    note(.interruption)
    for touch in stage.interruptScripts() where touch.finger < Self.firstFinger {
      contacts[freeFinger] = Contact(finger: touch.finger, last: touch.point, time: stage.time)
    }
    cutScript()
  }

  /// Removes what has not been delivered from the recording's script. The touches that have no place
  /// in the script yet continue those of a script that are down.
  private func cutScript() {
    guard let script = running?.script else { return }
    let now = stage.time - stage.recording.start
    let owners = contacts.keys.sorted()
    var heirs = owners.filter { contacts[$0]?.scriptIndex == nil }[...]
    var fingers: [[TouchScript.Entry]] = []
    for (index, entries) in script.fingers.enumerated() {
      let entries = entries.filter { $0.t <= now + 1e-9 }
      guard let last = entries.last?.phase else { continue }
      if let owner = owners.first(where: { contacts[$0]?.scriptIndex == index }) {
        contacts[owner]?.scriptIndex = fingers.count
      } else if last == .down || last == .move, let heir = heirs.popFirst() {
        contacts[heir]?.scriptIndex = fingers.count
      }
      fingers.append(entries)
    }
    running?.script.fingers = fingers
  }

  /// The smallest number that no touch of the page has.
  var freeFinger: Int { (0...).first { contacts[$0] == nil } ?? 0 }

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
