import Stage

/// A line of an answer on the browser page, which shows the time as a button and the place as a
/// link.
package struct AnswerLine: Encodable, Equatable, Sendable {
  /// The time of which the line tells, in seconds since the recording began; nil if there is none.
  package let t: JSONNumber?
  package let text: String
  /// The call, or other facts.
  package let detail: String?
  package let source: SourcePlace?

  init(t: Double? = nil, _ text: String, detail: String? = nil, source: SourcePlace? = nil) {
    self.t = t.map(JSONNumber.init)
    (self.text, self.detail, self.source) = (text, detail, source)
  }
}

extension AnswerText {
  /// The answer line by line. The first line is the answer in short.
  package var lines: [AnswerLine] {
    switch answer {
    case .values(let values):
      [AnswerLine(heading(of: values))]
        + values.rows.map {
          AnswerLine(t: $0.t, $0.value.text, detail: $0.causes, source: $0.place)
        }
    case .change(let change): change.map(lines) ?? [AnswerLine(question.hasNotChanged)]
    case .hits(let hits):
      hits.isEmpty
        ? [AnswerLine(LineHits.none)]
        : hits.map { AnswerLine(t: $0.first, $0.count, detail: $0.counts, source: $0.place) }
    case .views(let views):
      views.map {
        AnswerLine(
          t: $0.shown?.lowerBound, $0.title,
          detail: $0.owner ?? ($0.shown == nil ? ListedView.neverShown : nil), source: $0.made)
      }
    case .constraints(let answer):
      [AnswerLine(t: answer.t, answer.heading)] + answer.sentences.map { AnswerLine($0) }
    }
  }

  private func lines(_ change: ChangeAnswer) -> [AnswerLine] {
    let detail =
      switch change.meaning {
      case .model:
        change.call.map { "after \($0)" } ?? (change.place == nil ? ChangeAnswer.withoutPlace : nil)
      case .screen: change.lastCall
      }
    let isBefore = change.t < 0
    return [
      AnswerLine(t: change.frame, question.shown(change, "")),
      AnswerLine(
        t: isBefore ? nil : change.t, change.sentence(isBefore ? " before the recording" : ""),
        detail: detail, source: change.place),
    ] + (change.restored.map { [AnswerLine(t: $0, ChangeAnswer.restoring(""))] } ?? [])
  }
}
