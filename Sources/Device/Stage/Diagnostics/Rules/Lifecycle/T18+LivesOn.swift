extension Rule {
  static let livesOn = Rule(
    "T18", "a controller or transition object is leaked", .warning,
    .closed { rule, run in
      // The objects of an unfinished transition wait for its end. Another rule reports that.
      guard !run.transitions.contains(where: { $0.isUnfinished(in: run) }) else { return [] }
      var alive: [Subject] = []
      for person in run.transitions.flatMap(\.suspects)
      where person.object != nil && !alive.contains(person) {
        alive.append(person)
      }
      let links = Links(among: alive)
      alive = alive.filter { $0.isOfOneTransition || links.isLeaking($0, among: alive) }
      guard let last = run.transitions.last, let first = alive.first else { return [] }
      let leaked = links.leaked ?? alive.first { $0.controller != nil } ?? first
      let others = alive.count - 1
      let rest =
        others > 0
        ? "; \(others) other \(others == 1 ? "object is" : "objects are") still alive, too" : ""
      return [
        rule.finding(
          links.holder ?? leaked, links.property, at: last.endedAt ?? run.now,
          "\(leaked.name) leaks: "
            + (links.chain.isEmpty
              ? "no stored property of an object of the transition retains it" : links.chain)
            + rest + ".",
          expected: "no object of a transition is alive after its view controllers have been "
            + "released; suppress the rule for objects that the app keeps in globals on purpose.",
          fix: links.property.map {
            "make \($0) weak, or set it to nil when the transition ends: in animationEnded(_:), "
              + "and after cancel() and finish()"
          } ?? "look for a global, a timer or a closure that retains \(leaked.name); in a closure, "
            + "capture [weak self].")
      ]
    })
}

extension Subject {
  /// Whether the object belongs to one transition or page, so that it leaks if it is still alive.
  /// An animator or a delegate may serve many transitions, for example as a static constant.
  fileprivate var isOfOneTransition: Bool {
    controller != nil || object is any UIViewControllerContextTransitioning
      || object is UIPresentationController
  }
}

extension TransitionEvidence {
  /// Whether the transition was running when the window was closed.
  @MainActor
  fileprivate func isUnfinished(in run: RunEvidence) -> Bool {
    outcome == .running || outcome == .abandoned && endedAt.map { $0 >= run.now } ?? true
  }
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
    let property: String?
    let target: Subject
  }

  private var links: [Link] = []
  private var known: [Subject] = []
  private let suspects: Set<Subject>
  /// The maximum number of objects that are followed (unverified).
  private static let mostObjects = 1000

  init(among subjects: [Subject]) {
    suspects = Set(subjects)
    known = subjects
    // A context retains both controllers of its transition.
    for context in subjects where context.object is any UIViewControllerContextTransitioning {
      links += subjects.filter { $0.controller != nil }.map {
        Link(holder: context, property: nil, target: $0)
      }
    }
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

  /// Whether an object that may serve many transitions leaks. It leaks if it retains a page, a
  /// context or a presentation controller, or if several objects of its class are alive.
  func isLeaking(_ subject: Subject, among alive: [Subject]) -> Bool {
    let isAttached =
      links.contains { $0.holder == subject }
      && leads(from: subject) { other in
        other != subject && other.isOfOneTransition
      }
    return isAttached || alive.count { $0.className == subject.className } > 1
  }

  /// The reference that the app should fix. The result is the first reference to a transition
  /// context. If no reference leads to a context, the result is the first reference to a controller
  /// from an object that is not a controller. If there is no such reference either, the result is
  /// the first reference.
  private var culprit: Link? {
    let own = links.filter { $0.property != nil }
    return own.first { $0.target.object is any UIViewControllerContextTransitioning }
      ?? own.first { $0.target.controller != nil && $0.holder.controller == nil } ?? own.first
  }
  var holder: Subject? { culprit?.holder }
  var property: String? { culprit?.property }

  /// The controller that the culprit retains, directly or indirectly; if there is none, the object
  /// that it retains directly.
  var leaked: Subject? { culprit.map { (path(from: $0.target) ?? []).last?.target ?? $0.target } }

  /// The references from the culprit to the leaked object and, if they are a cycle, back. Empty
  /// without references.
  var chain: String {
    guard let culprit else { return "" }
    let there = [culprit] + (path(from: culprit.target) ?? [])
    let back = path(from: there.last?.target ?? culprit.target, to: culprit.holder) ?? []
    let steps = there + back
    return steps.map { "\($0.holder.name)\($0.property.map { ".\($0)" } ?? "") → " }.joined()
      + (steps.last?.target.name ?? "")
  }

  /// The shortest list of references from an object to `end`, or to a controller if `end` is nil.
  /// Nil if there is none.
  private func path(from start: Subject, to end: Subject? = nil) -> [Link]? {
    func isEnd(_ subject: Subject) -> Bool {
      end.map { $0 == subject } ?? (subject.controller != nil)
    }
    var seen: Set<Subject> = [start]
    var open: [(here: Subject, path: [Link])] = [(start, [])]
    while !open.isEmpty {
      let (here, path) = open.removeFirst()
      if isEnd(here) { return path }
      for link in links where link.holder == here && seen.insert(link.target).inserted {
        open.append((link.target, path + [link]))
      }
    }
    return nil
  }
}
