extension Rule {
  static let residue = Rule(
    "T07", "a view is not restored", .warning,
    .run { rule, run in
      run.transitions.flatMap { seen -> [Finding] in
        guard let rested = seen.rested, run.isAlone(seen),
          !seen.isSystem || run.opening(of: seen)?.isSystem == false
        else { return [] }
        return run.residues(of: seen, in: rested).map { left in
          let end = seen.outcome == .cancelled ? "was cancelled" : "ended"
          return rule.finding(
            left.subject, left.trait.rawValue, at: rested.time,
            (seen.owner(of: left.subject).map { "in the view of \($0.name), " } ?? "")
              + "\(left.trait.rawValue) is \(left.now) after \(seen.title) \(end); "
              + "before, it was \(left.before)."
              + (left.isUnusable ? " The view is invisible or does not receive touches." : ""),
            expected: "\(left.before), as before"
              + (left.isInBlock
                ? "." : ": the animator has to restore what it sets outside animation blocks."),
            fix: "set \(left.trait.rawValue) = \(left.before) in the completion, before "
              + "completeTransition(_:)",
            severity: left.isAway ? .note : left.isUnusable ? .error : nil)
        }
      }
    })
}

/// View properties that a transition may change but must restore at the end.
private enum Trait: String, CaseIterable {
  case transform
  case sublayerTransform = "layer.sublayerTransform"
  case alpha, isHidden
  case anchorPoint = "layer.anchorPoint"
  case zPosition = "layer.zPosition"
  case isUserInteractionEnabled

  /// The properties that are checked for views other than pages and the container. Layout does not
  /// change these properties.
  static let inner: [Trait] = [.transform, .alpha, .isHidden, .isUserInteractionEnabled]

  /// Two numbers that differ by at most this value count as equal (unverified).
  private static let tolerance = 1e-3
  /// The tolerance for perspective terms, which are around 0.001 (unverified).
  private static let perspectiveTolerance = 1e-9
  /// A view is edge-on or has no size if its transform scales its area by less than this factor
  /// (unverified).
  fileprivate static let flat = 1e-3
  /// UIKit does not deliver touches to a view whose alpha is lower than this (Apple's documentation
  /// of `hitTest(_:with:)`).
  private static let leastTouchableAlpha = 0.01

  @MainActor
  func isSame(_ a: TreeSnapshot.Entry, _ b: TreeSnapshot.Entry) -> Bool {
    let (x, y) = (a.values, b.values)
    func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= Self.tolerance }
    switch self {
    case .transform: return x.transform.isNear(y.transform, Self.tolerance)
    case .sublayerTransform:
      return x.sublayerTransform.isNear(
        y.sublayerTransform, Self.perspectiveTolerance)
    case .alpha: return near(x.opacity, y.opacity)
    case .isHidden: return x.isHidden == y.isHidden
    case .anchorPoint:
      return near(x.anchorPoint.x, y.anchorPoint.x) && near(x.anchorPoint.y, y.anchorPoint.y)
    case .zPosition: return near(x.zPosition, y.zPosition)
    case .isUserInteractionEnabled: return a.isInteractionEnabled == b.isInteractionEnabled
    }
  }

  /// The value as source code.
  @MainActor
  func text(of entry: TreeSnapshot.Entry) -> String {
    let values = entry.values
    switch self {
    case .transform: return values.transform.text
    case .sublayerTransform:
      let transform = values.sublayerTransform
      guard !CATransform3DIsIdentity(transform) else { return "CATransform3DIdentity" }
      return transform.text
    case .alpha: return String(format: "%.3g", values.opacity)
    case .isHidden: return String(values.isHidden)
    case .anchorPoint:
      return String(
        format: "CGPoint(x: %.3g, y: %.3g)", values.anchorPoint.x, values.anchorPoint.y)
    case .zPosition: return String(format: "%.3g", values.zPosition)
    case .isUserInteractionEnabled: return String(entry.isInteractionEnabled)
    }
  }

  /// Whether the value is that of a new view.
  @MainActor
  func isInitial(_ entry: TreeSnapshot.Entry) -> Bool {
    let values = entry.values
    return switch self {
    case .transform: CATransform3DIsIdentity(values.transform)
    case .sublayerTransform: CATransform3DIsIdentity(values.sublayerTransform)
    case .alpha: values.opacity == 1
    case .isHidden: !values.isHidden
    case .anchorPoint: values.anchorPoint == CGPoint(x: 0.5, y: 0.5)
    case .zPosition: values.zPosition == 0
    case .isUserInteractionEnabled: entry.isInteractionEnabled
    }
  }

  /// Whether the value makes the view invisible or prevents touches.
  @MainActor
  func isUnusable(_ entry: TreeSnapshot.Entry) -> Bool {
    switch self {
    case .alpha: entry.values.opacity < Self.leastTouchableAlpha
    case .isHidden: entry.values.isHidden
    case .isUserInteractionEnabled: !entry.isInteractionEnabled
    case .transform: entry.values.transform.isFlat
    case .sublayerTransform, .anchorPoint, .zPosition: false
    }
  }

  var property: AnimatableProperty? {
    switch self {
    case .transform: .transform
    case .sublayerTransform: .sublayerTransform
    case .alpha: .opacity
    case .isHidden: .hidden
    case .anchorPoint: .anchorPoint
    case .zPosition: .zPosition
    case .isUserInteractionEnabled: nil
    }
  }
}

extension CATransform3D {
  fileprivate func isNear(_ other: CATransform3D, _ tolerance: Double) -> Bool {
    zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= tolerance }
  }

  private var numbers: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// Whether the transform shows the view edge-on or scales it to nothing.
  fileprivate var isFlat: Bool { abs(m11 * m22 - m12 * m21) < Trait.flat }

  fileprivate var text: String {
    if CATransform3DIsIdentity(self) { return ".identity" }
    if m12 == 0, m21 == 0, CATransform3DIsAffine(self) {
      return String(format: "scale (%.3g, %.3g), translation (%.4g, %.4g)", m11, m22, m41, m42)
    }
    return CATransform3DIsAffine(self)
      ? String(format: "a = %.3g, b = %.3g, c = %.3g, d = %.3g", m11, m12, m21, m22)
      : String(format: "m11 = %.3g, m22 = %.3g, m34 = %.3g", m11, m22, m34)
  }
}

/// A value at rest that differs from its initial value.
private struct Residue {
  let subject: Subject
  let trait: Trait
  let before, now: String
  let isUnusable: Bool
  /// Whether the value was last written in an animation block.
  let isInBlock: Bool
  /// Whether the page is off screen and may return later. The animator that shows the page again
  /// may set other values.
  let isAway: Bool

  @MainActor
  init(
    _ trait: Trait, _ before: TreeSnapshot.Entry, _ now: TreeSnapshot.Entry,
    of seen: TransitionEvidence, isAway: Bool
  ) {
    self.isAway = isAway
    subject = now.subject
    self.trait = trait
    (self.before, self.now) = (trait.text(of: before), trait.text(of: now))
    isUnusable = trait.isUnusable(now)
    isInBlock = seen.writes.contains { $0.subject == now.subject && $0.property == trait.property }
  }
}

extension RunEvidence {
  /// Whether no other transition was running or queued when the stage came to rest after this
  /// transition.
  fileprivate func isAlone(_ seen: TransitionEvidence) -> Bool {
    guard let rested = seen.rested, let ended = seen.endedAt,
      seen.outcome == .completed || seen.outcome == .cancelled
    else { return false }
    return !transitions.contains {
      $0 !== seen && $0.requestedAt <= rested.time && ($0.endedAt ?? .infinity) > ended
    }
  }

  /// The earlier transition that showed the page that this transition removes.
  fileprivate func opening(of seen: TransitionEvidence) -> TransitionEvidence? {
    guard seen.outcome == .completed, let page = seen.toPage else { return nil }
    return transitions.last {
      $0.number < seen.number && $0.outcome == .completed && $0.fromPage == page
    }
  }

  fileprivate func residues(of seen: TransitionEvidence, in rested: TreeSnapshot) -> [Residue] {
    let opening = opening(of: seen)
    let isDone = seen.outcome == .completed
    var found: [Residue] = []

    func compare(
      _ before: TreeSnapshot.Entry?, _ traits: [Trait] = Trait.allCases, in rested: TreeSnapshot,
      onlyUnusable: Bool = false, isAway: Bool = false,
      where isCaused: (Trait, TreeSnapshot.Entry) -> Bool = { _, _ in
        true
      }
    ) {
      guard let before, let now = rested[before.subject] else { return }
      for trait in traits where !trait.isSame(before, now) {
        guard !onlyUnusable || trait.isUnusable(now), isCaused(trait, now) else { continue }
        found.append(Residue(trait, before, now, of: seen, isAway: isAway))
      }
    }

    // If a dismissal is cancelled, the presentation controller's own views, such as a dimming view,
    // must be as they were before it.
    func compareFurniture() {
      guard !isDone, seen.kind == .dismiss else { return }
      let pages = [seen.fromPage, seen.toPage, seen.fromView, seen.toView]
      for entry in seen.before.entries where entry.subject != seen.container {
        guard seen.before.isInside(entry.subject, seen.container),
          !pages.contains(where: { $0 != nil && seen.before.isInside(entry.subject, $0) })
        else { continue }
        compare(entry, Trait.inner, in: rested)
      }
    }

    // The page that is on screen at the end is compared with its state before the transition that
    // covered it or, if no such transition was recorded, before this transition. If the page was
    // not on screen at that time, the state when the context provided its view is used.
    let page = isDone ? seen.toPage : seen.fromPage
    let view = isDone ? seen.toView : seen.fromView
    // While its presenter is visible, a presented page may be smaller, transparent or rotated on
    // purpose.
    let isOpen = isDone && seen.kind == .present && !seen.removesPresenter
    let start = isDone ? opening?.before[page] ?? seen.before[page] : seen.before[page]
    // The state of a presenter before a presentation that was not recorded is unknown.
    let isUnknown = isDone && seen.kind == .dismiss && opening == nil && !seen.removesPresenter
    compare(start ?? seen.given?[page], in: rested, onlyUnusable: isOpen || isUnknown)
    if view != page {
      compare(
        isDone ? opening?.before[view] ?? seen.given?[view] : seen.before[view], in: rested,
        onlyUnusable: isOpen)
    }
    // A presentation controller may fade or scale the container while the transition runs. Only the
    // container that differs from a new view at the end is a residue.
    compare(seen.begun?[seen.container], in: rested) { trait, now in !trait.isInitial(now) }
    compareFurniture()

    // If the page that is now off screen can return, it is compared with its earlier state.
    if let other = seen.pageThatComesBack, let away = seen.away.first(where: { $0.contains(other) })
    {
      compare(seen.before[other] ?? seen.given?[other], in: away, isAway: isDone)
    }

    // Other views are checked if an animator changed them and no later code changed them again.
    let known = [
      page, view, seen.container, seen.fromPage, seen.toPage, seen.fromView, seen.toView,
    ]
    let runs = isDone ? [opening, seen].compactMap { $0 } : [seen]
    guard !isDone || opening != nil else { return found }
    var done: [Subject] = []
    for entry in runs.flatMap({ $0.touched }) where !known.contains(entry.subject) {
      guard !done.contains(entry.subject) else { continue }
      done.append(entry.subject)
      let first = (opening ?? seen).state(of: entry.subject)
      compare(first, Trait.inner, in: rested) { trait, now in
        // Before the first transition, a thumbnail may have been smaller only because it was
        // pressed. If the thumbnail has its full size at rest, the change is not reported.
        if isDone, trait == .transform, CATransform3DIsIdentity(now.values.transform) {
          return false
        }
        return runs.contains { run in
          guard let left = run.animated?[entry.subject] else { return false }
          return trait.isSame(left, now)
        }
      }
    }
    return found
  }
}

extension TransitionEvidence {
  /// The page that is off screen after the transition and whose controller may be shown again.
  fileprivate var pageThatComesBack: Subject? {
    switch (kind, outcome) {
    case (.push, .completed), (.tab, .completed): fromPage
    case (.present, .completed): removesPresenter ? fromPage : nil
    case (.pop, .cancelled), (.tab, .cancelled): toPage
    default: nil
    }
  }

  /// The controller that owns the page.
  fileprivate func owner(of page: Subject) -> Subject? {
    page == fromPage ? from : page == toPage ? to : nil
  }

  /// A view's state before the animator ran.
  @MainActor
  fileprivate func state(of subject: Subject) -> TreeSnapshot.Entry? {
    begun?[subject] ?? given?[subject]
  }

  /// The views that `animateTransition` changed, in the state after it returned.
  @MainActor
  fileprivate var touched: [TreeSnapshot.Entry] {
    guard !isSystem, let animated else { return [] }
    return animated.entries.filter { entry in
      guard let before = state(of: entry.subject) else { return false }
      return Trait.inner.contains { !$0.isSame(before, entry) }
    }
  }
}
