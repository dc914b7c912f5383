extension Rule {
  static let livesOn = Rule(
    "T18", "a controller or transition object is leaked", .warning,
    .closed { rule, run in
      var alive: [Subject] = []
      for person in run.transitions.flatMap(\.suspects)
      where person.object != nil && !alive.contains(person) {
        alive.append(person)
      }
      guard let last = run.transitions.last, let first = alive.first else { return [] }
      let links = Links(among: alive)
      let how =
        links.lines.isEmpty ? "" : " Retained by: \(links.lines.joined(separator: ", "))."
      return [
        rule.finding(
          links.holder ?? first, links.property, at: last.endedAt ?? run.now,
          "the window and everything in it was released, but these objects are still alive: "
            + "\(alive.map(\.name).joined(separator: ", "))." + how,
          expected: "no object of a transition is alive after its view controllers have been "
            + "released; suppress the rule for objects that the app keeps in globals on purpose.",
          fix: links.lines.isEmpty
            ? "look for a global, a timer or a closure that retains one of these objects; in a "
              + "closure, capture [weak self]."
            : "make the reference weak, or set it to nil in animationEnded(_:) and after "
              + "cancel() and finish().")
      ]
    })
}

extension TransitionEvidence {
  /// The objects of the transition that may have leaked. The object whose leak best explains the
  /// other leaks is first.
  fileprivate var suspects: [Subject] {
    [context, interactor, animator, presentation, to, from].compactMap { $0 }
  }
}

/// The strong references among the app's leaked objects.
@MainActor
private struct Links {
  private struct Link {
    let holder: Subject
    let property: String
    let target: Subject

    @MainActor
    var line: String { "\(holder.name).\(property) retains \(target.name)" }
  }

  private var links: [Link] = []
  private var known: [Subject] = []
  private let suspects: Set<Subject>
  /// The maximum number of objects that are followed (unverified).
  private static let mostObjects = 1000

  init(among subjects: [Subject]) {
    suspects = Set(subjects)
    known = subjects
    var next = 0
    while next < known.count, next < Self.mostObjects {
      follow(known[next])
      next += 1
    }
    let telling = links.filter { leads(from: $0.target, to: suspects.contains) }
    // If there is a reference cycle, the cycle explains the leak, because it retains all other
    // leaked objects.
    let cycle = telling.filter { link in leads(from: link.target) { $0 == link.holder } }
    links = cycle.isEmpty ? telling : cycle
  }

  private mutating func follow(_ subject: Subject) {
    guard let object = subject.object else { return }
    for reference in StoredReferences(of: object).references {
      // The `known` subjects belong to a `World` that no longer exists, so they are compared by
      // object.
      let target = known.first { $0.is(reference.object) } ?? Subject(reference.object)
      guard target != subject else { continue }
      links.append(Link(holder: subject, property: reference.path, target: target))
      if !known.contains(target) { known.append(target) }
    }
  }

  private func leads(from start: Subject, to isEnd: (Subject) -> Bool) -> Bool {
    var seen: Set<Subject> = [start]
    var open = [start]
    while let here = open.popLast() {
      if isEnd(here) { return true }
      for link in links where link.holder == here && seen.insert(link.target).inserted {
        open.append(link.target)
      }
    }
    return false
  }

  var lines: [String] { links.map(\.line) }

  /// The reference that the app should fix. The result is the first reference to a transition
  /// context. If no reference leads to a context, the result is the first reference to a controller
  /// from an object that is not a controller. If there is no such reference either, the result is
  /// the first reference.
  private var culprit: Link? {
    links.first { $0.target.object is any UIViewControllerContextTransitioning }
      ?? links.first { $0.target.controller != nil && $0.holder.controller == nil } ?? links.first
  }
  var holder: Subject? { culprit?.holder }
  var property: String? { culprit?.property }
}
