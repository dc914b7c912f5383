import Stage
import UIKit

/// One run of an app with a touch script, from idle to idle.
///
/// The recording begins shortly before the first touch and ends shortly after the app has become
/// idle, so that a film shows the states before and after.
@MainActor
package struct AppRun {
  /// The time without activity before the first touch, in seconds.
  package static let leadIn = 0.1
  /// The time without activity after the last movement, in seconds.
  package static let hold = 0.25
  /// The time, in seconds, after which a transition that is neither driven nor completed counts as
  /// hanging. It is longer than the timeout of every rule.
  package static let longestHang = 5.0
  /// The part of a hang, in seconds, that is recorded if a finding explains it.
  package static let standstill = 1.0

  package var name: String
  package var title: String
  package var device: Device
  package var script: TouchScript
  /// The script's name in the recording.
  package var gesture = ""
  /// The fraction of the window at which the touch is cancelled, 0 to 1. Nil if the script alone
  /// determines it.
  package var cancelledAt: Double?
  package var reducesMotion = false
  package var isRightToLeft = false
  package var isDark = false
  /// The iOS version whose default modal presentation style applies.
  package var era = Stage.Traits.standardEra
  /// The storyboards that the app loads by name.
  package var storyboards = Storyboards()
  /// The initial content of the stage. The launch of an app is part of its run.
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

  /// The result of a run.
  package struct Result {
    package let recording: Recording
    package let trace: Trace
    /// UIKit's warnings.
    package let warnings: [String]
    /// The error if the app did not become idle. The recording then ends with the timeout, or
    /// shortly after the time at which a finding expected the end.
    package let pendingWork: UnsettledError?
    /// Whether a finding explains why the app did not become idle.
    package var isPendingWorkExplained: Bool {
      recording.findings.contains { $0.explainsPendingWork }
    }
    /// The evidence for the rules.
    package let evidence: RunEvidence?
  }

  /// Performs the run. `progress` is called for every second of the script with the number of
  /// seconds played so far.
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
    stage.tick()
    var pendingWork: UnsettledError?
    func settle() {
      do { try stage.settle(stallTimeout: Self.longestHang) } catch {
        pendingWork = error as? UnsettledError
      }
    }

    settle()
    let launch = stage.trace
    if !isLaunch { stage.beginRecording() }
    if pendingWork == nil {
      stage.advance(by: Self.leadIn)
      stage.play(script)
      // The timeout of `settle()` starts after the script.
      let seconds = Int(script.duration)
      for second in 0..<seconds {
        progress(second, seconds)
        stage.advance(by: 1)
      }
      settle()
      if pendingWork == nil { stage.advance(by: Self.hold) }
    }
    var recording = stage.endRecording()
    if recording.duration == 0, !isLaunch {
      // The app did not become idle before the script, so its start is recorded instead.
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
    if pendingWork != nil,
      let due = recording.findings.filter(\.explainsPendingWork).map(\.time).max()
    {
      recording.end(at: due + Self.standstill)
    }
    return Result(
      recording: recording, trace: Trace(events: recording.events, start: recording.start),
      warnings: warnings, pendingWork: pendingWork, evidence: stage.evidence)
  }
}

extension Recording {
  /// Removes everything after `time`, a time of the stage's clock.
  fileprivate mutating func end(at time: Double) {
    // If the hang began before the recording, the whole recording is kept.
    guard let first = frames.first, first.time <= time else { return }
    frames.removeAll { $0.time > time }
    events.removeAll { $0.time > time }
  }
}
