import Film
import Stage

/// A plan carried out on a device of its own, and what was seen.
@MainActor
struct TransitionRun {
  /// What a run begins with.
  struct Scene {
    let device: Device
    let storyboards: Storyboards
    let root: @MainActor () -> UIViewController
  }

  let plan: TransitionPlan
  let recording: Recording
  let evidence: RunEvidence?
  /// What UIKit printed.
  let warnings: [String]
  /// Set when it did not come to rest.
  private(set) var unrest: UnsettledError?
  /// What a cancelled transition left changed, a sentence each.
  private(set) var residue: [String] = []
  /// Seconds from each cue to the middle of its transition; nil where none got so far.
  private(set) var middles: [Double?] = []
  /// Seconds from each cue to where its animation can be caught in flight, or why it cannot.
  private(set) var flights: [Result<Double, FlightGrab.Refusal>] = []
  /// Transitions that each cue set going.
  private(set) var transitions: [Int] = []
  /// How the transitions ended in which each cue resulted, in order.
  private(set) var outcomes: [TransitionEvidence.Outcome] = []

  init(_ plan: TransitionPlan, in scene: Scene) {
    self.plan = plan
    let stage = Stage(device: scene.device, storyboards: scene.storyboards)
    defer { stage.close() }
    stage.beginChecking()
    stage.traits = plan.condition.traits
    stage.show(scene.root())
    var acts = plan.acts[...]
    do { try stage.settle(standstill: Take.longestHang) } catch {
      unrest = error as? UnsettledError
      acts = []
    }
    stage.beginRecording()
    stage.advance(by: Take.leadIn)
    var starts: [Double] = []
    for act in acts {
      starts.append(stage.time)
      do {
        let leadsOn = try Self.play(act, on: stage, into: &self.transitions, &residue)
        guard leadsOn || act.isGivenUp else { break }
      } catch {
        unrest = error as? UnsettledError
        break
      }
    }
    if unrest == nil { stage.advance(by: Take.hold) }

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
    evidence = stage.evidence
    outcomes = evidence?.transitions.map(\.outcome) ?? []
    var seen = (evidence?.transitions ?? [])[...]
    for (start, count) in zip(starts, transitions) {
      flights.append(FlightGrab.moment(in: seen.prefix(count), from: start))
      seen = seen.dropFirst(count)
    }
    self.recording = recording
  }

  /// Somebody took hold of a transition that was running.
  var wasCaught: Bool {
    let words = evidence?.transitions.flatMap(\.steering).map(\.word) ?? []
    return words.contains(.pause)
  }

  /// Plays one cue to rest and answers whether it led on, so that the next has something to do.
  private static func play(
    _ act: TransitionPlan.Act, on stage: Stage, into transitions: inout [Int],
    _ residue: inout [String]
  ) throws -> Bool {
    let first = stage.evidence?.transitions.count ?? 0
    let (before, size) = (stage.world { TreeSnapshot() }, stage.window.bounds.size)
    stage.play(act.script)
    if let call = act.call {
      stage.run { stage.window.rootViewController.map { call($0) } }
    }
    if act.undoes { stage.undoLastTransition() }
    if let seconds = act.grab {
      stage.advance(by: seconds)
      FlightGrab(on: stage)?.reverse(on: stage)
    }
    defer { transitions.append((stage.evidence?.transitions.count ?? first) - first) }
    try stage.settle(standstill: Take.longestHang)

    let seen = stage.evidence?.transitions[first...] ?? []
    // In a window of another size everything may well stand elsewhere.
    if !seen.isEmpty, seen.allSatisfy({ $0.outcome == .cancelled }),
      size == stage.window.bounds.size
    {
      residue += stage.world { TreeDifference(before, TreeSnapshot()).sentences }
    }
    return seen.last?.outcome == .completed
  }
}

extension Stage {
  /// Takes away without animation what the last transition has brought, if that can be taken away.
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
