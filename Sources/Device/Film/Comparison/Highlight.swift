/// A difference between two films, in words.
package struct Highlight: Sendable, Equatable {
  /// What differs.
  package enum Kind: String, Sendable, CaseIterable, Encodable {
    /// The outcome, a setting, or that the app stopped.
    case run
    case call
    /// A value over time: the progress, the touches, or the length.
    case curve
    case finding
    case view
    case cost
    case picture
  }

  package let kind: Kind
  /// The time of the difference, in seconds; nil if it has none.
  package let t: Double?
  package let text: String

  package init(_ kind: Kind, t: Double? = nil, _ text: String) {
    (self.kind, self.t, self.text) = (kind, t, text)
  }
}

extension Highlight: Encodable {
  private enum CodingKeys: String, CodingKey {
    case kind, t, text
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(kind, forKey: .kind)
    try values.encodeIfPresent(t.map(JSONNumber.init), forKey: .t)
    try values.encode(text, forKey: .text)
  }
}

extension RunComparison {
  /// The differences: first what happened to the whole run, then the earliest call, curve or view
  /// that differs, then the others in the order of their kinds.
  package var highlights: [Highlight] {
    let runs =
      settingSentences.map { Highlight(.run, $0) }
      + [endSentence].compactMap { $0.map { Highlight(.run, $0) } }
    var others = ComparisonText(self).areUnrelated ? [] : callHighlights
    others += courses.map { Highlight(.curve, t: $0.since, $0.sentence) }
    others += [lengthSentence].compactMap { $0.map { Highlight(.curve, $0) } }
    others += findings.highlights
    others += viewHighlights
    let first = others.indices.filter { others[$0].t != nil && others[$0].kind != .finding }
      .min { (others[$0].t ?? 0, $0) < (others[$1].t ?? 0, $1) }
    if let first { others.insert(others.remove(at: first), at: 0) }
    let cost = RunCost(after).sentence(since: RunCost(before))
    return runs + others + [cost].compactMap { $0.map { Highlight(.cost, $0) } }
  }

  private var callHighlights: [Highlight] {
    let lines = CallLines(calls.differences).lines
    let rest = lines.count - ComparisonText.mostViews
    return lines.prefix(ComparisonText.mostViews).map { line in
      let time = line.t.map { RunWording.seconds($0) + "  " } ?? ""
      return Highlight(.call, t: line.t, time + line.text)
    } + (rest > 0 ? [Highlight(.call, "and \(rest) more lines about calls")] : [])
  }

  private var viewHighlights: [Highlight] {
    ViewComparison.Difference.Kind.allCases.flatMap { kind -> [Highlight] in
      let all = views.differences.filter { $0.kind == kind }
      let rest = all.count - ComparisonText.mostViews
      return all.prefix(ComparisonText.mostViews).map { Highlight(.view, t: $0.since, $0.sentence) }
        + (rest > 0 ? [Highlight(.view, "and \(rest) more \(kind.plural)")] : [])
    }
  }
}

extension FindingComparison {
  fileprivate var highlights: [Highlight] {
    zip(appeared + vanished, sentences).map { Highlight(.finding, t: $0.t, $1) }
  }
}
