/// The differences between two runs, as JSON.
///
/// The JSON text is one object with the members `same`, `lengthening` (in seconds), `courses`,
/// `calls`, `views` and `findings`. Each difference of a call or view consists of a sentence and
/// the values in both runs.
package struct ComparisonJSON {
  private let comparison: RunComparison

  package init(_ comparison: RunComparison) { self.comparison = comparison }

  package var text: String {
    let parts: [(String, String)] = [
      ("same", String(comparison.isEmpty)),
      ("lengthening", JSONText.number(comparison.lengthening)),
      ("unchangedCalls", String(comparison.calls.unchanged)),
      ("courses", JSONText.lines(comparison.courses.map(\.json))),
      ("calls", JSONText.lines(comparison.calls.differences.map(\.json))),
      ("views", JSONText.lines(comparison.views.differences.map(\.json))),
      ("findings", JSONText.lines(comparison.findings.sentences.map(JSONText.string))),
    ]
    return "{\n" + parts.map { JSONText.string($0.0) + ":" + $0.1 }.joined(separator: ",\n")
      + "\n}\n"
  }
}

extension RunComparison.Curve {
  fileprivate var json: String {
    JSONText.object([
      ("name", JSONText.string(name)), ("since", JSONText.number(since)),
      ("most", JSONText.number(most)), ("mostAt", JSONText.number(mostAt)),
    ])
  }
}

extension CallComparison.Difference {
  fileprivate var json: String {
    JSONText.object([
      ("kinds", JSONText.array(kinds.map { JSONText.string($0.rawValue) })),
      ("says", JSONText.string(sentence)), ("shift", JSONText.number(shift)),
      ("before", before?.json ?? "null"), ("after", after?.json ?? "null"),
    ])
  }
}

extension RecordedRun.Call {
  fileprivate var json: String {
    JSONText.object([
      ("t", JSONText.number(t)), ("lane", JSONText.string(lane)),
      ("object", JSONText.string(object)), ("call", JSONText.string(call)),
      ("answer", answer.map(JSONText.string) ?? "null"),
    ])
  }
}

extension ViewComparison.Difference {
  fileprivate var json: String {
    let changes = changes.map { change in
      JSONText.object([
        ("property", JSONText.string(change.property)),
        ("before", JSONText.string(change.before)), ("after", JSONText.string(change.after)),
      ])
    }
    return JSONText.object([
      ("kind", JSONText.string(kind.rawValue)), ("view", JSONText.string(name)),
      ("says", JSONText.string(sentence)), ("since", JSONText.number(since)),
      ("changes", JSONText.array(changes)),
    ])
  }
}
