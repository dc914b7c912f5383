import Foundation
import Stage

/// The findings for a demo, a test or an app. There is one run for each ending, and each run has
/// its own stage. Runs are repeated for rules that compare runs, and to interrupt transitions.
///
/// If several runs have the same finding, it is reported once, with the first of these runs. An
/// object may have a different number in each run, because the numbers follow the order in which a
/// run creates its objects.
@MainActor
package struct Checkup {
  /// What happens in a run. The cases are in the order in which the runs are made.
  package enum Ending: String, CaseIterable, Encodable, Sendable {
    case finish, cancel
    case reopen = "open, close and open again"
    case pastStart = "drag back past the start"
    case rotation
    case reduceMotion = "Reduce Motion"
    case rightToLeft = "right to left"
    case interruption = "interrupt halfway and go on"
  }

  /// A finding and the run in which it occurred.
  package struct Verdict: Sendable, Equatable {
    package var finding: Finding
    package let ending: Ending
    /// The stage's time at the start of the run's recording.
    package let start: Double
    /// The runs in which the finding names the object with another number, and that name.
    package fileprivate(set) var others: [Other] = []
    /// The times at which the run of `ending` has this finding, in seconds since `start`.
    package fileprivate(set) var times: [Double] = []
  }

  /// The name of a finding's object in another run.
  package struct Other: Encodable, Sendable, Equatable {
    package let ending: Ending
    package let object: String

    package init(ending: Ending, object: String) { (self.ending, self.object) = (ending, object) }
  }

  package private(set) var verdicts: [Verdict] = []
  /// The runs in which the app did not become idle and no finding explains why.
  package private(set) var pendingWork: [(ending: Ending, error: UnsettledError)] = []
  /// The runs in which the app crashed or stopped responding.
  package private(set) var ends: [(ending: Ending, end: RunEnd)] = []
  /// The endings that were played, and the length of their first run in seconds of the device's time.
  package private(set) var lengths: [(ending: Ending, seconds: Double)] = []
  package private(set) var runs = 0
  package private(set) var calls = 0
  /// The number of transitions in all runs.
  package private(set) var transitions = 0

  /// Performs all runs; `runs` has one run per ending.
  package init(_ runs: [(ending: Ending, run: AppRun)]) {
    var results: [Ending: AppRun.Result] = [:]
    for (ending, run) in runs {
      let result = record(run)
      results[ending] = result
      lengths.append((ending, result.recording.duration))
      add(result.recording.findings, ending, result)
      if let end = result.end { ends.append((ending, end)) }
      if let error = result.pendingWork, !result.isPendingWorkExplained {
        pendingWork.append((ending, error))
      }
    }
    guard ends.isEmpty, let (ending, run) = runs.first, let first = results[ending] else { return }
    interrupt(runs, results)
    if let evidence = first.evidence, let again = record(run).evidence {
      add(evidence.findings(comparedToRepeat: again), ending, first)
    }
    if let finish = results[.finish], let cancel = results[.cancel],
      let finished = finish.evidence, let cancelled = cancel.evidence
    {
      add(finished.findings(comparedToCancelled: cancelled), .cancel, cancel)
    }
  }

  /// Repeats each run in which an interaction controller may interrupt a transition that is not
  /// interactive, and interrupts it halfway. Only the mistake that an interruption reveals (T28) is
  /// reported: the app's gestures do not expect the interruption. An animator is interrupted once.
  private mutating func interrupt(
    _ runs: [(ending: Ending, run: AppRun)], _ results: [Ending: AppRun.Result]
  ) {
    var known = Set(verdicts.filter { $0.finding.isOfInterruption }.compactMap(\.finding.className))
    for (ending, run) in runs {
      let animators = (results[ending]?.evidence?.transitions ?? [])
        .filter(\.isProbeable).compactMap(\.animator?.className)
      guard animators.contains(where: { !known.contains($0) }) else { continue }
      known.formUnion(animators)
      var probe = run
      probe.interruptsTransitions = true
      let result = record(probe)
      add(result.recording.findings.filter(\.isOfInterruption), ending, result)
    }
  }

  private mutating func record(_ run: AppRun) -> AppRun.Result {
    let result = run.record()
    runs += 1
    calls += result.recording.events.count
    transitions += result.transitions
    return result
  }

  private mutating func add(_ findings: [Finding], _ ending: Ending, _ result: AppRun.Result) {
    let start = result.recording.start
    for finding in findings {
      if let known = verdicts.firstIndex(where: { $0.finding.isSame(as: finding) }) {
        let (verdict, time) = (verdicts[known], finding.time - start)
        if verdict.ending == ending, verdict.start == start, verdict.finding.isAlike(finding),
          verdict.finding.stack == finding.stack, !verdict.times.contains(time)
        {
          verdicts[known].times.append(time)
        }
        continue
      }
      // Two objects of one run are two findings, even if the texts differ only in their numbers.
      let known = verdicts.firstIndex { verdict in
        verdict.ending != ending && !verdict.others.contains { $0.ending == ending }
          && verdict.finding.isAlike(finding)
          && !findings.contains { $0.isSame(as: verdict.finding) }
      }
      if let known {
        verdicts[known].others.append(Other(ending: ending, object: finding.object))
      } else {
        verdicts.append(
          Verdict(finding: finding, ending: ending, start: start, times: [finding.time - start]))
      }
    }
  }

  /// Suppresses the findings of these rules. The reason is stored with each finding.
  package mutating func allow(_ reasons: [String: String]) {
    for index in verdicts.indices {
      verdicts[index].finding.allowed = reasons[verdicts[index].finding.rule]
    }
  }

  /// Suppresses the findings for which `reason` returns a reason. Findings that are suppressed keep
  /// theirs.
  package mutating func allow(where reason: (Finding) -> String?) {
    for index in verdicts.indices where verdicts[index].finding.allowed == nil {
      verdicts[index].finding.allowed = reason(verdicts[index].finding)
    }
  }
}

extension Checkup {
  /// The verdicts with their depths: each verdict is after the verdict that explains it, and one
  /// level deeper.
  package var nested: [(verdict: Verdict, depth: Int)] {
    var (rest, sorted) = (verdicts, [(verdict: Verdict, depth: Int)]())
    func take(at index: Int, depth: Int) {
      let cause = rest.remove(at: index)
      sorted.append((cause, depth))
      while let effect = rest.firstIndex(where: { cause.explains($0) }) {
        take(at: effect, depth: depth + 1)
      }
    }
    while !rest.isEmpty {
      let root = rest.firstIndex { verdict in !rest.contains { $0.explains(verdict) } }
      take(at: root ?? 0, depth: 0)
    }
    return sorted
  }

  /// The ids of the rules whose findings `cause` explains, each once.
  package func effects(of cause: Verdict) -> [String] {
    verdicts.reduce(into: []) { rules, verdict in
      let rule = verdict.finding.rule
      if cause.explains(verdict), !rules.contains(rule) { rules.append(rule) }
    }
  }
}

extension Checkup.Verdict {
  /// Whether this verdict's finding is the cause of the other one's.
  fileprivate func explains(_ other: Checkup.Verdict) -> Bool {
    guard let cause = other.finding.cause, cause.rule == finding.rule,
      cause.property == finding.property
    else { return false }
    return ending == other.ending && cause.object == finding.object
      || others.contains(Checkup.Other(ending: other.ending, object: cause.object))
      || ending != other.ending && cause.object == finding.object
        && !others.contains { $0.ending == other.ending }
  }
}

extension Finding {
  fileprivate var isOfInterruption: Bool { rule == Rule.otherInterruptible.id }

  /// Whether both findings report the same mistake, possibly in different runs.
  fileprivate func isSame(as other: Finding) -> Bool {
    (rule, object, property) == (other.rule, other.object, other.property)
  }
}

extension Checkup.Verdict {
  /// The lines that `matchcut check` prints. The lines contain the rule, the place and the time,
  /// followed by the message, the expected behaviour and the fix.
  package var lines: [String] {
    let time = String(format: "%.4f s", finding.time - start)
    let heading = "  \(finding.rule) \(finding.severity.rawValue)  \(finding.place), at \(time)"
    let others = others.map { "; in \($0.ending.rawValue): \($0.object)" }.joined()
    var lines = ["\(heading) of \(ending.rawValue)\(others)"] + finding.reasons
    if times.count > 1 {
      let list = times.map { String(format: "%.4f s", $0) }.joined(separator: ", ")
      lines.append("      times     \(times.count): \(list)")
    }
    if let reason = finding.allowed { lines.append("      allowed   \(reason)") }
    return lines
  }
}
