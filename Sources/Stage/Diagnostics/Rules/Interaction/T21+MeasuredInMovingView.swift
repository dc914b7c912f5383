extension Rule {
  static let measuredInMovingView = Rule(
    "T21", "the finger is measured in a view that moves", .warning,
    .run { rule, run in
      run.transitions.flatMap { seen -> [Finding] in
        var told: [Subject] = []
        return seen.measures.compactMap { measure in
          guard !told.contains(measure.recognizer) else { return nil }
          told.append(measure.recognizer)
          let (method, effect) =
            switch measure.kind {
            case .place: ("location(in:)", "moves")
            case .way: ("translation(in:)", "turns or scales")
            case .velocity: ("velocity(in:)", "turns or scales")
            }
          return rule.finding(
            measure.recognizer, method, at: measure.time,
            "it is measured in \(measure.view.name), which \(seen.title) \(effect): the finger's "
              + "way counts in coordinates that go away under it.",
            expected: "a recognizer on, and coordinates of, a view that stands still.",
            fix: "window.addGestureRecognizer(pan); pan.translation(in: view.window)")
        }
      }
    })
}
