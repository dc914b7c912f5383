import Stage

/// A test of a transition under every condition, each on a fresh device.
@MainActor
package struct TransitionTrial {
  let scene: TransitionRun.Scene
  let cues: [TransitionCue]
  let conditions: [TransitionCondition]
  /// The reasons for which the findings of rules are suppressed, by rule id.
  let reasons: [String: String]

  package init(
    device: Device = .phone, storyboards: Storyboards = Storyboards(), cues: [TransitionCue],
    conditions: [TransitionCondition] = TransitionCondition.all, allowing: [String: String] = [:],
    root: @escaping @MainActor () -> UIViewController
  ) {
    scene = TransitionRun.Scene(device: device, storyboards: storyboards, root: root)
    (self.cues, self.conditions, reasons) = (cues, conditions, allowing)
  }

  /// All problems, one text each, with the first condition that shows it. Writes films and traces
  /// of failing runs to `folder`.
  package func failures(in folder: FailureFolder) -> [String] { verdict(in: folder).failures }

  /// The result of a trial, as text.
  package struct Verdict {
    package let failures: [String]
    /// Conditions that could not be tested, with the reasons.
    package let untried: [String]
  }

  /// The failures, and the conditions that were not tested.
  package func verdict(in folder: FailureFolder) -> Verdict {
    let result = run()
    let failures = result.groups.enumerated().map { number, group in
      text(of: group, result.plain, folder, shrinks: number < Self.shrunkGroups)
    }
    return Verdict(failures: result.problems + failures, untried: result.untried)
  }

  /// The first lines of the failures, without films, comparisons and shortest scripts.
  package var headlines: [String] {
    let result = run()
    return result.problems + result.groups.map(\.headline)
  }

  /// The number of failure groups for which a shortest script is searched; each search costs many
  /// runs.
  private static let shrunkGroups = 3

  /// The combined result of all runs.
  private struct Result {
    var problems: [String] = []
    var groups: [Group] = []
    var plain: TransitionRun?
    var untried: [String] = []
  }

  private func run() -> Result {
    if let problem = suppressionProblem { return Result(problems: [problem]) }
    let plain = TransitionRun(TransitionPlan(.plain, cues), in: scene)
    if let problem = idleProblem(plain) {
      return Result(problems: [problem], groups: groups(plain, [plain]), plain: plain)
    }
    var runs = [plain]
    var untried: [String] = []
    for condition in conditions {
      if condition == .grab {
        let grabs = grabs(plain)
        runs += grabs.runs
        untried += grabs.untried
      }
      runs += TransitionPlan.plans(
        for: condition, cues, middles: plain.middles, size: scene.device.size
      ).map { TransitionRun($0, in: scene) }
    }
    let asksForGrab = conditions.contains(.grab) && conditions.allSatisfy { $0 == .grab }
    // A test of this condition alone should not pass without testing it.
    let problems = asksForGrab && runs.count == 1 ? untried : []
    return Result(
      problems: problems, groups: groups(plain, runs), plain: plain, untried: untried)
  }

  /// Runs that interrupt each cue's animation: by a touch if that has an effect, otherwise by code.
  private func grabs(_ plain: TransitionRun) -> (runs: [TransitionRun], untried: [String]) {
    var (runs, untried): ([TransitionRun], [String]) = ([], [])
    for (number, flight) in plain.flights.enumerated() {
      let way = number > 0 ? ", on the way back," : ""
      do {
        let seconds = try flight.get()
        runs.append(try grab(number, at: seconds))
      } catch {
        let reason = (error as? FlightGrab.Refusal)?.reason ?? "\(error)"
        untried.append("\(TransitionCondition.grab)\(way) was not tried: \(reason)")
      }
    }
    return (runs, untried)
  }

  private func grab(_ number: Int, at seconds: Double) throws -> TransitionRun {
    for byFinger in [true, false] {
      let plan = TransitionPlan.grab(cues, number, at: seconds, byFinger: byFinger)
      guard let run = plan.map({ TransitionRun($0, in: scene) }), run.wasCaught else { continue }
      return run
    }
    throw FlightGrab.Refusal("neither a touch nor pauseInteractiveTransition() interrupted it")
  }

  // MARK: Invalid arguments

  private var suppressionProblem: String? {
    for (rule, reason) in reasons.sorted(by: { $0.key < $1.key }) {
      if !Rule.all.contains(where: { $0.id == rule }) {
        return "found '\(rule)' in allowing, expected the id of a rule: "
          + Rule.all.map(\.id).joined(separator: ", ")
      }
      if reason.allSatisfy(\.isWhitespace) {
        return "found no reason for allowing \(rule), expected a sentence"
      }
    }
    return nil
  }

  /// Reports a cue that starts no transition.
  private func idleProblem(_ plain: TransitionRun) -> String? {
    if let idle = plain.transitions.firstIndex(of: 0) {
      return idle == 0
        ? "no transition began: the cue does not present, push, select or dismiss anything"
        : "the cue for the way back began no transition, although the first transition had ended"
    }
    guard plain.unrest == nil, plain.transitions.count < cues.count else { return nil }
    return "the way back was not tried: the first transition ended "
      + (plain.outcomes.last.map { "\($0)" } ?? "before it began")
  }

  // MARK: Grouping

  /// Equal problems of several runs.
  private struct Group {
    let complaint: Complaint
    var runs: [TransitionRun]

    var headline: String {
      let titles = runs.map(\.plan.title)
      let others = titles.dropFirst().joined(separator: "; ")
      return "under \(titles[0])\(others.isEmpty ? "" : " (and \(others))"): \(complaint.text)"
    }
  }

  private func groups(_ plain: TransitionRun, _ runs: [TransitionRun]) -> [Group] {
    var groups: [Group] = []
    func add(_ complaints: [Complaint], _ run: TransitionRun) {
      for complaint in complaints {
        if let known = groups.firstIndex(where: { $0.complaint.key == complaint.key }) {
          if groups[known].runs.last?.plan.title != run.plan.title {
            groups[known].runs.append(run)
          }
        } else {
          groups.append(Group(complaint: complaint, runs: [run]))
        }
      }
    }
    for run in runs { add(run.complaints(allowing: reasons), run) }
    for (complaints, run) in comparisons(plain, runs) { add(complaints, run) }
    return groups
  }

  /// The findings of rules that compare two runs.
  private func comparisons(
    _ plain: TransitionRun, _ runs: [TransitionRun]
  ) -> [([Complaint], TransitionRun)] {
    guard let first = plain.evidence else { return [] }
    var found: [([Complaint], TransitionRun)] = []
    func add(_ findings: [Finding], _ run: TransitionRun) {
      found.append((run.complaints(findings, allowing: reasons, comparesRuns: true), run))
    }
    let again =
      runs.first { $0.plan.condition == .finish }
      ?? TransitionRun(TransitionPlan(.plain, cues), in: scene)
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
    let (complaint, run) = (group.complaint, group.runs[0])
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
    if shrinks, !complaint.comparesRuns {
      parts.append(ShortestPlan(run.plan) { fails($0, with: complaint) }.text)
    }
    return parts.joined(separator: "\n")
  }

  private func fails(_ plan: TransitionPlan, with complaint: Complaint) -> Bool {
    TransitionRun(plan, in: scene).complaints(allowing: reasons).contains {
      $0.key == complaint.key
    }
  }
}
