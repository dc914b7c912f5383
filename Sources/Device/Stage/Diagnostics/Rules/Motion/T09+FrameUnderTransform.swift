extension Rule {
  static let frameUnderTransform = Rule(
    "T09", "frame is set while the view has a transform", .warning,
    .run { rule, run in
      var reported: [Subject] = []
      return run.frameWrites.compactMap { write in
        guard let number = write.transition,
          let seen = run.transitions.first(where: { $0.number == number }), !seen.isSystem,
          !reported.contains(write.subject), !run.keepsTranslation(write, after: seen)
        else { return nil }
        reported.append(write.subject)
        return rule.finding(
          write.subject, "frame", at: write.time,
          "frame was set to \(write.frame.text) during \(seen.title), while the view's transform "
            + "was \(write.transform.text): its size and position will be wrong.",
          expected: "frame set only while transform is the identity; otherwise frame is undefined.",
          fix: "set view.bounds.size and view.center, or set view.frame before view.transform.",
          stack: write.stack)
      }
    })
}

extension RunEvidence {
  /// Whether the transform is only a translation that the view still has after the transition. Then
  /// the view gets exactly the frame that was set.
  fileprivate func keepsTranslation(_ write: FrameWrite, after seen: TransitionEvidence) -> Bool {
    guard write.transform.isTranslation, let now = seen.rested?[write.subject] else { return false }
    return CATransform3DEqualToTransform(now.values.transform, write.transform)
  }
}

extension CATransform3D {
  /// A short description of the transform.
  @MainActor
  fileprivate var text: String {
    if isTranslation {
      return "a translation by (\(CallTrace.number(m41)), \(CallTrace.number(m42)))"
    }
    guard CATransform3DIsAffine(self) else { return "three-dimensional" }
    let numbers = [m11, m12, m21, m22, m41, m42].map(CallTrace.number)
    return "[\(numbers.joined(separator: ", "))]"
  }
}
