import Stage
import UIKit

/// One run of an app under a finger, from rest to rest.
///
/// The recording begins a moment before the finger comes and ends a moment after everything has
/// come to rest, so that a film says what was before and what is after.
@MainActor
package struct Take {
  /// Seconds of stillness before the finger.
  package static let leadIn = 0.1
  /// Seconds of stillness after the last movement.
  package static let hold = 0.25
  /// Seconds after which a transition hangs that nothing drives and nobody ends; more than every
  /// rule waits.
  package static let longestHang = 5.0
  /// Seconds that are shown of a standstill that a finding explains.
  package static let standstill = 1.0

  package var name: String
  package var title: String
  package var device: Device
  package var script: TouchScript
  /// How the script is called in the recording.
  package var gesture = ""
  /// Where the finger turns back, 0…1 of the window; nil when nothing but its script says so.
  package var cancelledAt: Double?
  package var reducesMotion = false
  package var isRightToLeft = false
  package var isDark = false
  /// The version of iOS whose default modal style counts.
  package var era = Stage.Traits.standardEra
  /// What the app finds by name.
  package var storyboards = Storyboards()
  /// What is on the stage when the take begins. An app's launch belongs to its take.
  package var opening: Stage.Opening

  package init(
    name: String, title: String, device: Device = .phone, script: TouchScript,
    opening: Stage.Opening
  ) {
    (self.name, self.title, self.device, self.script, self.opening) =
      (name, title, device, script, opening)
  }

  package init(
    name: String, title: String, device: Device = .phone, script: TouchScript,
    root: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.init(name: name, title: title, device: device, script: script, opening: .root(root))
  }

  /// What a take leaves.
  package struct Result {
    package let recording: Recording
    package let trace: Trace
    /// What UIKit printed.
    package let warnings: [String]
    /// Set when the app did not come to rest. The recording ends there, or soon after what a
    /// finding says should have ended it.
    package let unrest: UnsettledError?
    /// Whether a finding says why it did not come to rest.
    package var isUnrestExplained: Bool { recording.findings.contains { $0.explainsUnrest } }
    /// What the rules looked at.
    package let evidence: RunEvidence?
  }

  /// `progress` is told, every second of the script, how much of it has been played.
  package func record(progress: (_ done: Int, _ seconds: Int) -> Void = { _, _ in }) -> Result {
    let stage = Stage(device: device, storyboards: storyboards)
    defer { stage.close() }
    stage.beginChecking()
    if isRightToLeft { stage.traits.layoutDirection = .rightToLeft }
    if isDark { stage.traits.userInterfaceStyle = .dark }
    stage.traits.era = era
    if reducesMotion { stage.traits.isReduceMotionEnabled = true }
    stage.open(opening)
    var isLaunch = false
    if case .app = opening { isLaunch = true }
    if isLaunch { stage.beginRecording(forgettingCalls: false) }
    stage.turn()
    var unrest: UnsettledError?
    func settle() {
      do { try stage.settle(standstill: Self.longestHang) } catch {
        unrest = error as? UnsettledError
      }
    }

    settle()
    let launch = stage.trace
    if !isLaunch { stage.beginRecording() }
    if unrest == nil {
      stage.advance(by: Self.leadIn)
      stage.play(script)
      // The patience of what follows is for what the fingers leave behind.
      let seconds = Int(script.duration)
      for second in 0..<seconds {
        progress(second, seconds)
        stage.advance(by: 1)
      }
      settle()
      if unrest == nil { stage.advance(by: Self.hold) }
    }
    var recording = stage.endRecording()
    if recording.duration == 0, !isLaunch {
      // It never came to rest to begin with: how it began is what there is to see.
      (recording.events, recording.start) = (launch.events, launch.start)
    }
    recording.meta.name = name
    recording.meta.title = title
    recording.meta.gesture = gesture
    recording.meta.cancelledAt = cancelledAt
    recording.meta.reduceMotion = reducesMotion
    recording.meta.rightToLeft = isRightToLeft
    recording.meta.dark = isDark
    recording.meta.era = era
    let warnings = stage.warnings
    stage.evidence?.frames = recording.frames
    recording.findings = stage.finishChecking()
    if unrest != nil, let due = recording.findings.filter(\.explainsUnrest).map(\.time).max() {
      recording.end(at: due + Self.standstill)
    }
    return Result(
      recording: recording, trace: Trace(events: recording.events, start: recording.start),
      warnings: warnings, unrest: unrest, evidence: stage.evidence)
  }
}

extension Recording {
  /// Forgets what came after `time` of the stage's clock.
  fileprivate mutating func end(at time: Double) {
    // It began after the standstill had: then that is all there is to see.
    guard let first = frames.first, first.time <= time else { return }
    frames.removeAll { $0.time > time }
    events.removeAll { $0.time > time }
  }
}
