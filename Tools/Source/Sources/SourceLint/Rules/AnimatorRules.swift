/// Rules T03, T05, T06, T10, T11, T15 and T23, as far as an animator's source shows the mistake.
struct AnimatorRules {
  let sources: CheckedSources

  func findings() -> [LintFinding] {
    let (ends, sizes) = (TransitionEnd(sources: sources), ScreenSize(sources: sources))
    let (chance, views) = (Chance(sources: sources), ContextViews(sources: sources))
    let removed = RemovedView(sources: sources)
    return AnimatorCode.all(in: sources).flatMap { code in
      code.tokens.indices.compactMap { index in
        ends.finding(in: code, at: index) ?? sizes.finding(in: code, at: index)
          ?? chance.finding(in: code, at: index) ?? views.finding(in: code, at: index)
          ?? removed.finding(in: code, at: index)
      }
    }
  }
}
