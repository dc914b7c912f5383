import Stage
import UIKit

/// A run of an app, in which a touch script is played. The run begins and ends when the app is
/// idle.
///
/// The recording begins shortly before the first touch and ends shortly after the app has become
/// idle, so that a film shows the states before and after.
@MainActor
package struct AppRun {
  /// The time without activity before the first touch, in seconds.
  package static let leadIn = 0.1
  /// The time without activity after the last movement, in seconds.
  package static let hold = 0.25
  /// The time in seconds after which a transition counts as hanging, if it is neither driven by an
  /// interaction nor completed. It is longer than the timeout of every rule.
  package static let longestHang = 5.0
  /// If a finding explains the hang, only this number of seconds of the hang is recorded.
  package static let standstill = 1.0

  package var name: String
  package var title: String
  /// The name of the shown screen in the names of folders; the run's name by default.
  package var screen: String
  package var device: Device
  package var script: TouchScript
  /// The script's name in the recording.
  package var gesture = ""
  /// The progress at which the touch is cancelled, as a fraction of the window from 0 to 1. Nil if
  /// only the script determines whether the touch is cancelled.
  package var cancelledAt: Double?
  package var reducesMotion = false
  /// Whether the device has hardware keys instead of a keyboard on screen.
  package var hasHardwareKeyboard = false
  package var isRightToLeft = false
  package var isDark = false
  /// The iOS version that determines the default modal presentation style.
  package var era = Stage.Traits.standardEra
  /// The length of the run after its last touch, in seconds; nil ends the run when the app is idle.
  ///
  /// A run with a length ends although work is pending. Its touches begin when the app is idle, or
  /// after the same number of seconds.
  package var length: Double?
  /// Whether to collect the points that handle touches at the end of the run.
  package var findsTargets = false
  /// Whether each transition that can be interrupted is interrupted halfway, and continued.
  package var interruptsTransitions = false
  /// The part of the screen, in points, that filmstrips also show enlarged; nil for none.
  package var detail: CGRect?
  /// Called with the stage of the run before the stage opens, for example to observe it.
  package var prepare: (@MainActor (Stage) -> Void)?
  /// Finds the lines of the app's source for calls and findings; nil if they are not wanted.
  package var sourceLines: SourceLines?
  /// Whether another process that supervises this one is told of the run's progress.
  package var isSupervised = true
  /// The storyboards that the app loads by name.
  package var storyboards = Storyboards()
  /// The initial content of the stage. The run includes the launch of the app.
  package var opening: Stage.Opening

  package init(
    name: String, title: String, device: Device = .phone, script: TouchScript,
    opening: Stage.Opening
  ) {
    (self.name, self.title, self.device, self.script, self.opening) =
      (name, title, device, script, opening)
    screen = name
  }

  package init(
    name: String, title: String, device: Device = .phone, script: TouchScript,
    root: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.init(name: name, title: title, device: device, script: script, opening: .root(root))
  }

  /// What a run produces.
  package struct Result {
    package let recording: Recording
    package let trace: Trace
    /// The warnings that UIKit logs during the run.
    package let warnings: [String]
    /// The error if the app did not become idle. If the app did not become idle, the recording ends
    /// with the timeout or, if a finding explains the error, shortly after the finding's time.
    package let pendingWork: UnsettledError?
    /// Whether a finding explains why the app did not become idle.
    package var isPendingWorkExplained: Bool {
      recording.findings.contains { $0.explainsPendingWork }
    }
    /// The recorded facts that the rules check.
    package let evidence: RunEvidence?
    /// The points that handle touches at the end of the run, in fractions of the window.
    package var targets: [CGPoint] = []
    /// The number of transitions, with and without animation.
    @MainActor package var transitions: Int {
      max(
        evidence?.transitions.count ?? 0,
        recording.frames.contains { $0.progress != nil } ? 1 : 0)
    }
    /// How the app crashed or stopped responding; nil if the run reached its end.
    package var end: RunEnd? { recording.end }
  }

  /// Performs the run. `progress` is called for each second of the script. `done` is the number of
  /// seconds that have been played.
  package func record(progress: (_ done: Int, _ seconds: Int) -> Void = { _, _ in }) -> Result {
    let log = isSupervised ? RunLog.ofProcess : nil
    let end = log?.begin()
    defer { log?.end() }
    let stage = Stage(device: device, storyboards: storyboards)
    stage.report(to: log)
    stage.tickLimit = end?.phase == .closing ? nil : end?.ticks
    if let end, end.phase == .opening { return stillborn(end, on: stage) }
    defer {
      // After a crash the app's objects are in a state in which they must not be called again.
      if end == nil { stage.close() } else { _ = Unmanaged.passRetained(stage) }
    }
    stage.beginChecking()
    if sourceLines != nil { stage.recordStacks() }
    let views = ViewLog(stage)
    prepare?(stage)
    if interruptsTransitions { stage.interruptTransitions() }
    if isRightToLeft { stage.traits.layoutDirection = .rightToLeft }
    if isDark { stage.traits.userInterfaceStyle = .dark }
    stage.traits.era = era
    if reducesMotion { stage.traits.isReduceMotionEnabled = true }
    if hasHardwareKeyboard { stage.traits.keyboard = .hardware }
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

    let hasInput = !script.fingers.isEmpty || !script.device.isEmpty
    if let length { stage.settle(atMost: hasInput ? length : 0) } else { settle() }
    let launch = stage.trace
    if !isLaunch { stage.beginRecording() }
    if pendingWork == nil, !stage.hasReachedTickLimit {
      if length == nil || hasInput { stage.advance(by: Self.leadIn) }
      stage.play(script)
      // The timeout of `settle()` starts when the script ends.
      let seconds = Int(script.duration)
      for second in 0..<seconds {
        progress(second, seconds)
        stage.advance(by: 1)
      }
      if let length {
        stage.advance(by: script.duration - Double(seconds) + length)
      } else {
        settle()
        if pendingWork == nil { stage.advance(by: Self.hold) }
      }
    }
    var recording = stage.endRecording()
    if recording.duration == 0, !isLaunch {
      // The app was not idle when the script would have started, so its launch is recorded instead.
      (recording.events, recording.start) = (launch.events, launch.start)
    }
    describe(&recording)
    if end == nil { views.noteAll() }
    let warnings = stage.warnings
    let targets = findsTargets && end == nil ? stage.targets : []
    stage.evidence?.frames = recording.frames
    if let end {
      recording.end(with: end, findings: stage.findings)
    } else {
      log?.enter(.closing)
      recording.findings = stage.finishChecking()
    }
    if let sourceLines { recording.findPlaces(sourceLines) }
    views.notes.describe(&recording, sourceLines)
    recording.layerNames = stage.layerNames
    if pendingWork != nil,
      let due = recording.findings.filter(\.explainsPendingWork).map(\.time).max()
    {
      recording.end(at: due + Self.standstill)
    }
    return Result(
      recording: recording, trace: Trace(events: recording.events, start: recording.start),
      warnings: warnings, pendingWork: pendingWork, evidence: stage.evidence, targets: targets)
  }
}

extension AppRun {
  private func describe(_ recording: inout Recording) {
    recording.meta.name = name
    recording.meta.title = title
    recording.meta.gesture = gesture
    recording.meta.cancelledAt = cancelledAt
    recording.meta.reduceMotion = reducesMotion
    recording.meta.hardwareKeyboard = hasHardwareKeyboard
    recording.meta.rightToLeft = isRightToLeft
    recording.meta.dark = isDark
    recording.meta.era = era
    recording.meta.detail = detail
  }

  /// The result of a run whose app died before its first tick. The app is not opened.
  private func stillborn(_ end: RunEnd, on stage: Stage) -> Result {
    stage.beginRecording()
    var recording = stage.endRecording()
    recording.frames = []
    describe(&recording)
    recording.end(with: end, findings: [])
    return Result(
      recording: recording, trace: Trace(events: recording.events, start: recording.start),
      warnings: [], pendingWork: nil, evidence: nil)
  }
}

extension Recording {
  /// Adds what is known about the end of a run that has not reached its end.
  fileprivate mutating func end(with end: RunEnd, findings known: [Finding]) {
    self.end = end
    self.end?.start = start
    events += end.unfinished.map(\.event)
    findings = end.findings
    findings += known.filter { one in
      !findings.contains {
        ($0.rule, $0.object, $0.property) == (one.rule, one.object, one.property)
      }
    }
  }

  /// Removes everything from the recording after `time`, a time of the stage's clock.
  fileprivate mutating func end(at time: Double) {
    // If the hang began before the recording, the whole recording is kept.
    guard let first = frames.first, first.time <= time else { return }
    frames.removeAll { $0.time > time }
    events.removeAll { $0.time > time }
  }
}
