import Film
import Stage

/// The results of a plan, which was executed on its own stage.
@MainActor
struct TransitionRun {
  /// The device, the storyboards and the root controller with which a run starts.
  struct Setup {
    let device: Device
    let storyboards: Storyboards
    let root: @MainActor () -> UIViewController
  }

  let plan: TransitionPlan
  let recording: Recording
  let evidence: RunEvidence?
  /// The warnings that UIKit logged during the run.
  let warnings: [String]
  /// The error if the stage did not become idle.
  private(set) var pendingWork: UnsettledError?
  /// The changes that remained after a cancelled transition, one sentence each.
  private(set) var residue: [String] = []
  /// For each trigger, the time in seconds until the middle of its transition; nil if the middle
  /// was not reached.
  private(set) var middles: [Double?] = []
  /// For each trigger, the time in seconds until its animation can be interrupted, or the reason
  /// why it cannot.
  private(set) var interruptions: [Result<Double, TransitionInterruption.Refusal>] = []
  /// The number of transitions that each trigger started.
  private(set) var transitions: [Int] = []
  /// The outcomes of the transitions of all triggers, in order.
  private(set) var outcomes: [TransitionEvidence.Outcome] = []

  init(_ plan: TransitionPlan, in scene: Setup) {
    self.plan = plan
    let stage = Stage(device: scene.device, storyboards: scene.storyboards)
    defer { stage.close() }
    stage.beginChecking()
    stage.traits = plan.condition.traits
    stage.show(scene.root())
    var steps = plan.steps[...]
    do { try stage.settle(stallTimeout: AppRun.longestHang) } catch {
      pendingWork = error as? UnsettledError
      steps = []
    }
    stage.beginRecording()
    stage.advance(by: AppRun.leadIn)
    var starts: [Double] = []
    for step in steps {
      starts.append(stage.time)
      do {
        let leadsOn = try Self.play(step, on: stage, into: &self.transitions, &residue)
        guard leadsOn || step.isGivenUp else { break }
      } catch {
        pendingWork = error as? UnsettledError
        break
      }
    }
    if pendingWork == nil { stage.advance(by: AppRun.hold) }

    var recording = stage.endRecording()
    recording.meta.name = plan.title
    recording.meta.title = plan.title
    recording.meta.gesture = plan.title
    recording.meta.cancelledAt = plan.cancelledAt
    recording.meta.reduceMotion = plan.condition == .reduceMotion
    recording.meta.rightToLeft = plan.condition == .rightToLeft
    recording.meta.dark = plan.condition == .dark
    middles = starts.enumerated().map { number, start in
      let end = number + 1 < starts.count ? starts[number + 1] : .infinity
      let middle = recording.frames.first {
        $0.time > start && $0.time <= end && $0.progress ?? 0 >= 0.5
      }
      return middle.map { $0.time - start }
    }
    warnings = stage.warnings
    stage.evidence?.frames = recording.frames
    recording.findings = stage.finishChecking()
    recording.layerNames = stage.layerNames
    evidence = stage.evidence
    outcomes = evidence?.transitions.map(\.outcome) ?? []
    var seen = (evidence?.transitions ?? [])[...]
    for (start, count) in zip(starts, transitions) {
      interruptions.append(TransitionInterruption.moment(in: seen.prefix(count), from: start))
      seen = seen.dropFirst(count)
    }
    self.recording = recording
  }

  /// Whether a running transition was interrupted.
  var wasCaught: Bool {
    let words = evidence?.transitions.flatMap(\.steering).map(\.word) ?? []
    return words.contains(.pause)
  }

  /// Performs one step and waits until the stage is idle. Returns whether the step's transition
  /// completed, because the next step can be performed only after a completed transition.
  private static func play(
    _ step: TransitionPlan.Step, on stage: Stage, into transitions: inout [Int],
    _ residue: inout [String]
  ) throws -> Bool {
    let first = stage.evidence?.transitions.count ?? 0
    let (before, size) = (stage.world { TreeSnapshot() }, stage.window.bounds.size)
    stage.play(step.script)
    if let call = step.call {
      stage.run { stage.window.rootViewController.map { call($0) } }
    }
    if step.undoes { stage.undoLastTransition() }
    if let seconds = step.grab {
      stage.advance(by: seconds)
      TransitionInterruption(on: stage)?.reverse(on: stage)
    }
    defer { transitions.append((stage.evidence?.transitions.count ?? first) - first) }
    try stage.settle(stallTimeout: AppRun.longestHang)

    let seen = stage.evidence?.transitions[first...] ?? []
    // If the window's size has changed, views may legitimately have other positions.
    if !seen.isEmpty, seen.allSatisfy({ $0.outcome == .cancelled }),
      size == stage.window.bounds.size
    {
      residue += stage.world { TreeDifference(before, TreeSnapshot()).sentences }
    }
    return seen.last?.outcome == .completed
  }
}

extension Stage {
  /// Undoes the last transition without animation. Does nothing if the transition cannot be undone.
  fileprivate func undoLastTransition() {
    guard let seen = evidence?.transitions.last, seen.outcome == .completed else { return }
    run {
      switch seen.kind {
      case .present: seen.from.controller?.dismiss(animated: false)
      case .push:
        (seen.owner?.object as? UINavigationController)?.popViewController(animated: false)
      case .tab:
        (seen.owner?.object as? UITabBarController)?.selectedViewController = seen.from.controller
      case .dismiss, .pop: break
      }
    }
  }
}
