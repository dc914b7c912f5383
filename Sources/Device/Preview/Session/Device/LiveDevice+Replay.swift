import Stage
import UIKit

// Brings a new device into the state of another device by replaying the input of the other device.
extension LiveDevice {
  /// The number of ticks that the device has run since it was created.
  package var tickCount: Int { Int(stage.world.clock.tick) }

  /// Delivers each input of the log in its tick, then runs until the tick `end`. Calls `keep` with
  /// each recording that ends during the replay.
  package func replay(_ log: InputLog, until end: Int, keep: (LiveRecording) -> Void) {
    for item in log.items {
      run(until: item.tick, keep)
      begin()
      deliver(item.input)
    }
    run(until: end, keep)
  }

  private func run(until tick: Int, _ keep: (LiveRecording) -> Void) {
    while true {
      if let ended = endedRecording(at: LiveClock.wall) { keep(ended) }
      guard tickCount < tick else { return }
      if isAtRest {
        stage.advance(by: Double(tick - tickCount) * LiveClock.tick)
      } else {
        self.tick()
      }
    }
  }

  private func deliver(_ input: InputLog.Input) {
    switch input {
    case .touch(let finger, let phase, let x, let y, let time):
      touch(finger, phase, at: CGPoint(x: x, y: y), time: time)
    case .script(let script): play(script)
    case .key(let key, let modifiers): press(key, UIKeyModifierFlags(rawValue: modifiers))
    case .settings(let settings): set(settings)
    case .interruption: interruptScripts()
    }
  }
}
