extension Rule {
  static let measuredInMovingView = Rule(
    "T21", "the gesture is measured in a view that moves", .warning,
    .run { rule, run in
      run.transitions.flatMap { seen -> [Finding] in
        var reported: [Subject] = []
        return seen.measures.compactMap { measure in
          guard !reported.contains(measure.recognizer) else { return nil }
          reported.append(measure.recognizer)
          let (method, effect) =
            switch measure.kind {
            case .location: ("location(in:)", "moves")
            case .translation: ("translation(in:)", "rotates or scales")
            case .velocity: ("velocity(in:)", "rotates or scales")
            }
          return rule.finding(
            measure.recognizer, method, at: measure.time,
            "the gesture is measured in \(measure.view.name), which \(seen.title) \(effect): the "
              + "result changes with the view, not only with the finger.",
            expected: "a recognizer on a view that the transition does not move, and coordinates "
              + "of that view.",
            fix: "window.addGestureRecognizer(pan); pan.translation(in: view.window)")
        }
      }
    })
}
