/// Reports the findings of rules as faults, except notes and suppressed findings.
package struct RuleOracle: Oracle {
  package init(_ stage: Stage) { stage.beginChecking() }

  package func faults(_ stage: Stage, at moment: FuzzMoment) -> [Fault] {
    stage.findings.filter { $0.severity != .note && $0.allowed == nil }.map {
      Fault($0)
    }
  }
}
