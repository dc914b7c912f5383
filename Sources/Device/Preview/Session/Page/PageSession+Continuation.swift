import Film
import Foundation
import QuartzCore
import Stage

// Continues a recording from one of its moments.
extension PageSession {
  /// Brings a new device to the moment `t` of a recording, so that the next input continues from
  /// there. If `lifts` is true, the touches that are down end at their places; otherwise the page's
  /// fingers continue them.
  ///
  /// The recording does not change: a new recording, a branch, begins like it.
  func continueRecording(_ id: Int, at t: Double, lifts: Bool) throws(PageError) {
    let verb = PageMessage.Verb.continue.rawValue
    let live = try liveRecording(id, verb)
    let old = try here(verb)
    guard let run = id == old.recordingID ? old.run : live.run else {
      let minutes = InputLog.longestReplay / 60 / FrameClock.ticksPerSecond
      throw PageError(
        about: verb,
        "recording \(id) cannot be continued, because its input is longer than \(minutes) minutes")
    }
    let ticks = min(Self.ticks(at: live.recording.start + t), run.ticks)
    // The device itself is at this moment.
    if ticks == old.tickCount, run.log == old.log, run.entry.id == old.entry.id {
      shown = nil
    } else {
      let isPaused = old.clock.isPaused
      try show(run.entry, on: run.device, run.settings, verb)
      values[run.entry.id] = run.entry.chosen
      device?.replay(run.log.before(ticks), until: ticks) { _ in }
      device?.interruptScripts()
      if isPaused { device?.pause() }
      adoptSettings()
      branch = PageReply.Recording.Origin(recording: id, t: JSONNumber(t))
      tellState()
      announce()
      report(force: true)
    }
    guard let device else { return }
    if lifts {
      device.wake(at: LiveClock.wall)
      device.liftAll(.up)
    } else {
      held = HeldTouches(device.places)
    }
    peer.askForFrame()
    goOn()
  }

  /// The number of ticks that a device has run at a time of the stage's clock.
  private static func ticks(at time: Double) -> Int {
    // Times in messages are rounded to a microsecond.
    Int(clamped: (time * Double(FrameClock.ticksPerSecond) + 1e-3).rounded(.down))
  }
}
