// Who lives too short, and who too long.
extension Rule {
  static let delegateDied = Rule(
    "T17", "a transition's delegate died before it was asked", .error,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard let lost = seen.lostDelegate else { return nil }
        return rule.finding(
          lost.holder, lost.property, at: seen.requestedAt,
          "\(lost.property) was set to a \(lost.className), which is gone: the property is weak, "
            + "nobody else kept the object, and \(seen.title) ran UIKit's own transition.",
          expected: "a delegate that somebody keeps for as long as it can be asked.",
          fix: "keep the \(lost.className) in a property of the object that makes it: "
            + "private let transition = \(lost.className)().")
      }
    })

  static let livesOn = Rule(
    "T18", "a controller or transition object outlives everything", .warning,
    .closed { rule, run in
      var alive: [Subject] = []
      for person in run.transitions.flatMap(\.suspects)
      where person.object != nil && !alive.contains(person) {
        alive.append(person)
      }
      guard let last = run.transitions.last, let first = alive.first else { return [] }
      let links = Links(among: alive)
      let how =
        links.lines.isEmpty ? "" : " What holds them: \(links.lines.joined(separator: ", "))."
      return [
        rule.finding(
          links.holder ?? first, links.property, at: last.endedAt ?? run.now,
          "the window was let go of with everything in it, and still alive: "
            + "\(alive.map(\.name).joined(separator: ", "))." + how,
          expected: "nothing of a transition left once its controllers are let go of; what the app "
            + "keeps in globals on purpose is its own.",
          fix: "make the reference weak, or set it to nil in animationEnded(_:) and after "
            + "cancel() and finish().")
      ]
    })
}

extension TransitionEvidence {
  /// Those whom a leak keeps, the most telling first.
  fileprivate var suspects: [Subject] {
    [context, interactor, animator, presentation, to, from].compactMap { $0 }
  }
}

/// Stored properties of the app's objects among some that hold others of them.
@MainActor
private struct Links {
  private(set) var lines: [String] = []
  /// The first of them.
  private(set) var holder: Subject?
  private(set) var property: String?

  init(among subjects: [Subject]) {
    for subject in subjects {
      guard let object = subject.object else { continue }
      var mirror: Mirror? = Mirror(reflecting: object)
      // The engine's own references say nothing about the app's mistake.
      while let here = mirror, !here.isUIKit {
        for child in here.children { note(child, of: subject, among: subjects) }
        mirror = here.superclassMirror
      }
    }
  }

  private mutating func note(
    _ child: Mirror.Child, of subject: Subject, among subjects: [Subject]
  ) {
    guard let label = child.label else { return }
    let target = subjects.first { other in
      other != subject && other.object.map { Self.isSame(child.value, $0) } ?? false
    }
    guard let target else { return }
    if holder == nil { (holder, property) = (subject, label) }
    lines.append("\(subject.name).\(label) holds \(target.name)")
  }

  /// Whether a stored value is this object, also inside an optional.
  private static func isSame(_ value: Any, _ object: AnyObject) -> Bool {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { isSame($0.value, object) } ?? false
    }
    return type(of: value) is AnyClass && (value as AnyObject) === object
  }
}
