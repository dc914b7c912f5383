import Stage

/// The differences between two view trees, as sentences.
@MainActor
struct TreeDifference {
  private(set) var sentences: [String] = []

  init(_ before: TreeSnapshot, _ after: TreeSnapshot) {
    for old in before.entries {
      let name = old.subject.name
      guard let new = after[old.subject] else {
        // If a view was removed, its subviews are not reported.
        if after.contains(old.parent) {
          sentences.append("\(name) is gone from \(Self.name(old.parent))")
        }
        continue
      }
      if new.parent != old.parent {
        sentences.append("\(name) is in \(Self.name(new.parent)), not in \(Self.name(old.parent))")
      }
      if old.isInteractionEnabled != new.isInteractionEnabled {
        sentences.append("\(name) \(new.isInteractionEnabled ? "runs" : "ignores") touches")
      }
      if old.isModal != new.isModal {
        sentences.append("\(name) is \(new.isModal ? "modal" : "no longer modal")")
      }
      if old.recognizers != new.recognizers {
        sentences.append(
          "\(name) has \(new.recognizers) gesture recognizers, not \(old.recognizers)")
      }
      sentences += before.changes(of: old.subject, to: after).map {
        "\(name) has \($0.property.rawValue) \(Self.words($0.after)), not \(Self.words($0.before))"
      }
      sentences += Self.orders(of: old.subject, before, after)
    }
    sentences += after.entries.filter { !before.contains($0.subject) && before.contains($0.parent) }
      .map { "\($0.subject.name) is left in \(Self.name($0.parent))" }
  }

  /// Reports subviews whose order has changed.
  private static func orders(
    of subject: Subject, _ before: TreeSnapshot, _ after: TreeSnapshot
  ) -> [String] {
    let old = before.subviews(of: subject).map(\.subject)
    let new = after.subviews(of: subject).map(\.subject)
    guard old != new, Set(old) == Set(new) else { return [] }
    return [
      "\(subject.name) has its subviews in the order "
        + new.map(\.name).joined(separator: ", ")
        + ", not " + old.map(\.name).joined(separator: ", ")
    ]
  }

  private static func words(_ value: AnimatableValue) -> String {
    if case .number(let number) = value { return CallTrace.number(Double(number)) }
    return "\(value)"
  }

  private static func name(_ subject: Subject?) -> String { subject?.name ?? "a window of its own" }
}
