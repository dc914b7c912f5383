import Stage

/// Tests a transition under several conditions. Each run has a new stage.
@MainActor
package struct TransitionTest {
  let scene: TransitionRun.Setup
  let triggers: [TransitionTrigger]
  let conditions: [TransitionCondition]
  /// The reasons why findings are suppressed. The keys are the ids of the suppressed rules.
  let reasons: [String: String]

  package init(
    device: Device = .phone, storyboards: Storyboards = Storyboards(),
    triggers: [TransitionTrigger],
    conditions: [TransitionCondition] = TransitionCondition.all, allowing: [String: String] = [:],
    root: @escaping @MainActor () -> UIViewController
  ) {
    scene = TransitionRun.Setup(device: device, storyboards: storyboards, root: root)
    (self.triggers, self.conditions, reasons) = (triggers, conditions, allowing)
  }

  /// All problems, each as a text that names the first condition under which it occurs. Films and
  /// traces of failing runs are written to `folder`.
  package func failures(in folder: FailureFolder) -> [String] { verdict(in: folder).failures }

  /// The result of a test, as text.
  package struct Verdict {
    package let failures: [String]
    /// The conditions that could not be tested, each with the reason.
    package let skipped: [String]
  }

  /// The failures and the conditions that were not tested. Films and traces of failing runs are
  /// written to `folder`.
  package func verdict(in folder: FailureFolder) -> Verdict {
    let result = run()
    let failures = result.groups.enumerated().map { number, group in
      text(of: group, result.plain, folder, shrinks: number < Self.shrunkGroups)
    }
    return Verdict(failures: result.problems + failures, skipped: result.skipped)
  }

  /// The first line of each failure, without films, comparisons and shortest scripts.
  package var headlines: [String] {
    let result = run()
    return result.problems + result.groups.map(\.headline)
  }

  /// The maximum number of groups of failures whose scripts are shortened. It is small, because
  /// shortening a script requires many runs.
  private static let shrunkGroups = 3

  /// The results of all runs together.
  private struct Result {
    var problems: [String] = []
    var groups: [Group] = []
    var plain: TransitionRun?
    var skipped: [String] = []
  }

  private func run() -> Result {
    if let problem = suppressionProblem { return Result(problems: [problem]) }
    let plain = TransitionRun(TransitionPlan(.plain, triggers), in: scene)
    if let problem = idleProblem(plain) {
      return Result(problems: [problem], groups: groups(plain, [plain]), plain: plain)
    }
    var runs = [plain]
    var skipped: [String] = []
    for condition in conditions {
      if condition == .grab {
        let grabs = grabs(plain)
        runs += grabs.runs
        skipped += grabs.skipped
      }
      runs += TransitionPlan.plans(
        for: condition, triggers, middles: plain.middles, size: scene.device.size
      ).map { TransitionRun($0, in: scene) }
    }
    let asksForGrab = conditions.contains(.grab) && conditions.allSatisfy { $0 == .grab }
    // If `grab` is the only condition and it was not tested, the test must not pass.
    let problems = asksForGrab && runs.count == 1 ? skipped : []
    return Result(
      problems: problems, groups: groups(plain, runs), plain: plain, skipped: skipped)
  }

  /// Makes runs in which the animation of each trigger is interrupted. A touch interrupts the
  /// animation if possible; if not, code interrupts it.
  private func grabs(_ plain: TransitionRun) -> (runs: [TransitionRun], skipped: [String]) {
    var (runs, skipped): ([TransitionRun], [String]) = ([], [])
    for (number, interruption) in plain.interruptions.enumerated() {
      let way = number > 0 ? ", on the way back," : ""
      do {
        let seconds = try interruption.get()
        runs.append(try grab(number, at: seconds))
      } catch {
        let reason = (error as? TransitionInterruption.Refusal)?.reason ?? "\(error)"
        skipped.append("\(TransitionCondition.grab)\(way) was not tried: \(reason)")
      }
    }
    return (runs, skipped)
  }

  private func grab(_ number: Int, at seconds: Double) throws -> TransitionRun {
    for byFinger in [true, false] {
      let plan = TransitionPlan.grab(triggers, number, at: seconds, byFinger: byFinger)
      guard let run = plan.map({ TransitionRun($0, in: scene) }), run.wasCaught else { continue }
      return run
    }
    throw TransitionInterruption.Refusal(
      "neither a touch nor pauseInteractiveTransition() interrupted the transition")
  }

  // MARK: Invalid arguments

  private var suppressionProblem: String? {
    for (rule, reason) in reasons.sorted(by: { $0.key < $1.key }) {
      if !Rule.all.contains(where: { $0.id == rule }) {
        return "found '\(rule)' in the argument 'allowing', expected the id of a rule: "
          + Rule.all.map(\.id).joined(separator: ", ")
      }
      if reason.allSatisfy(\.isWhitespace) {
        return "found no reason for allowing \(rule), expected a sentence"
      }
    }
    return nil
  }

  /// Reports a trigger that does not start a transition.
  private func idleProblem(_ plain: TransitionRun) -> String? {
    if let idle = plain.transitions.firstIndex(of: 0) {
      return idle == 0
        ? "no transition began: the argument 'by' does not present, push, select or dismiss anything"
        : "the argument 'back' did not start a transition, although the first transition had ended"
    }
    guard plain.pendingWork == nil, plain.transitions.count < triggers.count else { return nil }
    return "the argument 'back' was not used, because the outcome of the first transition is "
      + (plain.outcomes.last.map { "'\($0)'" } ?? "unknown")
  }

  // MARK: Grouping

  /// A problem that several runs have in common.
  private struct Group {
    let failure: RunFailure
    var runs: [TransitionRun]

    var headline: String {
      let titles = runs.map(\.plan.title)
      let others = titles.dropFirst().joined(separator: "; ")
      return "under \(titles[0])\(others.isEmpty ? "" : " (and \(others))"): \(failure.text)"
    }
  }

  private func groups(_ plain: TransitionRun, _ runs: [TransitionRun]) -> [Group] {
    var groups: [Group] = []
    func add(_ runFailures: [RunFailure], _ run: TransitionRun) {
      for failure in runFailures {
        if let known = groups.firstIndex(where: { $0.failure.key == failure.key }) {
          if groups[known].runs.last?.plan.title != run.plan.title {
            groups[known].runs.append(run)
          }
        } else {
          groups.append(Group(failure: failure, runs: [run]))
        }
      }
    }
    for run in runs { add(run.runFailures(allowing: reasons), run) }
    for (runFailures, run) in comparisons(plain, runs) { add(runFailures, run) }
    return groups
  }

  /// The findings of rules that compare two runs.
  private func comparisons(
    _ plain: TransitionRun, _ runs: [TransitionRun]
  ) -> [([RunFailure], TransitionRun)] {
    guard let first = plain.evidence else { return [] }
    var found: [([RunFailure], TransitionRun)] = []
    func add(_ findings: [Finding], _ run: TransitionRun) {
      found.append((run.runFailures(findings, allowing: reasons, comparesRuns: true), run))
    }
    let again =
      runs.first { $0.plan.condition == .finish }
      ?? TransitionRun(TransitionPlan(.plain, triggers), in: scene)
    if let second = again.evidence { add(first.findings(comparedToRepeat: second), plain) }
    for run in runs where run.outcomes.contains(.cancelled) {
      if let other = run.evidence { add(first.findings(comparedToCancelled: other), run) }
    }
    return found
  }

  // MARK: Text

  private func text(
    of group: Group, _ plain: TransitionRun?, _ folder: FailureFolder, shrinks: Bool
  ) -> String {
    let (failure, run) = (group.failure, group.runs[0])
    var parts = [group.headline]
    if !run.warnings.isEmpty {
      parts.append("UIKit warned: " + run.warnings.joined(separator: "\n              "))
    }
    parts.append("filmstrip: \(folder.film(run.recording))")
    if let plain, run.plan.condition != .plain {
      let sentences = TraceDifference(plain.recording, run.recording).sentences
      parts.append(
        "against the plain run: "
          + (sentences.isEmpty
            ? "the same calls" : "\n" + sentences.map { "  \($0)" }.joined(separator: "\n")))
    }
    if shrinks, !failure.comparesRuns {
      parts.append(MinimalPlan(run.plan) { fails($0, with: failure) }.text)
    }
    return parts.joined(separator: "\n")
  }

  private func fails(_ plan: TransitionPlan, with failure: RunFailure) -> Bool {
    TransitionRun(plan, in: scene).runFailures(allowing: reasons).contains {
      $0.key == failure.key
    }
  }
}
