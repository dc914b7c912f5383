/// The differences between two runs, as JSON.
///
/// The JSON text is one object with the members `same`, `lengthening` (in seconds), `courses`,
/// `calls`, `views` and `findings`. Each difference of a call or view consists of a sentence and
/// the values in both runs.
package struct ComparisonJSON {
  private let comparison: RunComparison

  package init(_ comparison: RunComparison) { self.comparison = comparison }

  package var text: String {
    var document = JSONDocument(.lines)
    document.add("same", comparison.isEmpty)
    document.add("lengthening", JSONNumber(comparison.lengthening))
    document.add("unchangedCalls", comparison.calls.unchanged)
    document.add("courses", lines: comparison.courses.map(Course.init))
    document.add("calls", lines: comparison.calls.differences.map(CallDifference.init))
    document.add("views", lines: comparison.views.differences.map(ViewDifference.init))
    document.add("findings", lines: comparison.findings.sentences)
    return document.text + "\n"
  }

  private struct Course: Encodable {
    let name: String
    let since, most, mostAt: JSONNumber

    init(_ curve: RunComparison.Curve) {
      name = curve.quantity.rawValue
      (since, most) = (JSONNumber(curve.since), JSONNumber(curve.most))
      mostAt = JSONNumber(curve.mostAt)
    }
  }

  private struct CallDifference: Encodable {
    let kinds: [CallComparison.Difference.Kind]
    let says: String
    let shift: JSONNumber
    @NullIfNil var before: Call?
    @NullIfNil var after: Call?

    init(_ difference: CallComparison.Difference) {
      (kinds, says) = (difference.kinds, difference.sentence)
      shift = JSONNumber(difference.shift)
      (before, after) = (difference.before.map(Call.init), difference.after.map(Call.init))
    }
  }

  /// A call in one of the runs.
  package struct Call: Encodable {
    let t: JSONNumber
    let lane, object, call: String
    @NullIfNil var answer: String?

    package init(_ call: RecordedRun.Call) {
      (t, lane, object) = (JSONNumber(call.t), call.lane, call.object.description)
      (self.call, answer) = (call.call.description, call.answer)
    }
  }

  private struct ViewDifference: Encodable {
    let kind: ViewComparison.Difference.Kind
    let view, says: String
    let since: JSONNumber
    let changes: [ViewComparison.Change]

    init(_ difference: ViewComparison.Difference) {
      (kind, view, says) = (difference.kind, difference.name, difference.sentence)
      (since, changes) = (JSONNumber(difference.since), difference.changes)
    }
  }
}
