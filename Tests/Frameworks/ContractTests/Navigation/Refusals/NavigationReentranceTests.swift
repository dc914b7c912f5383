import Stage
import TestSupport
import Testing

/// Every kind of request, made from every callback of pushes and pops that finish or are cancelled.
@MainActor
struct NavigationReentranceTests {
  enum Course: CaseIterable {
    case push, pop, cancelledPush, cancelledPop

    var isPop: Bool { self == .pop || self == .cancelledPop }
    var isCancelled: Bool { self == .cancelledPush || self == .cancelledPop }
  }

  enum Shape: CaseIterable {
    case push, pop, popToRoot, sameTop, below, reversed, others, empty, threeInARow, unanimated

    @MainActor func ask(_ fixture: NavigationStage) {
      let navigation = fixture.navigation
      let (a, b, c, d) = (fixture.a, fixture.b, fixture.c, fixture.d)
      switch self {
      case .push: navigation.pushViewController(c, animated: true)
      case .pop: navigation.popViewController(animated: true)
      case .popToRoot: navigation.popToRootViewController(animated: true)
      case .sameTop: navigation.setViewControllers([c, b], animated: true)
      case .below: navigation.setViewControllers([c, a], animated: true)
      case .reversed: navigation.setViewControllers([b, a], animated: true)
      case .others: navigation.setViewControllers([c, d], animated: true)
      case .empty: navigation.setViewControllers([], animated: true)
      case .threeInARow:
        navigation.pushViewController(c, animated: true)
        navigation.pushViewController(d, animated: true)
        navigation.popViewController(animated: true)
      case .unanimated:
        navigation.pushViewController(c, animated: false)
        navigation.viewControllers = [d, b]
      }
    }

    @MainActor func applied(
      to stack: [UIViewController], _ fixture: NavigationStage
    ) -> [UIViewController] {
      let (a, b, c, d) = (fixture.a, fixture.b, fixture.c, fixture.d)
      return switch self {
      case .push: stack + [c]
      case .pop: stack.count > 1 ? Array(stack.dropLast()) : stack
      case .popToRoot: Array(stack.prefix(1))
      case .sameTop: [c, b]
      case .below: [c, a]
      case .reversed: [b, a]
      case .others: [c, d]
      case .empty: []
      case .threeInARow: stack + [c]
      case .unanimated: [d, b]
      }
    }
  }

  nonisolated static let moments = [
    "A.willDisappear", "A.didDisappear", "A.willAppear", "A.didAppear", "A.isAppearing",
    "B.willDisappear", "B.didDisappear", "B.willAppear", "B.didAppear", "B.isAppearing",
    "B.willMove", "B.didMove", "B.viewDidLoad", "ND.willShow", "ND.didShow",
    "ND.animationController", "ND.interactionController", "AN.transitionDuration",
    "AN.animateTransition", "AN.animationEnded", "IC.startInteractiveTransition", "IC.cancel",
    "TC.alongside", "TC.completion",
  ]

  @Test(arguments: Course.allCases, Shape.allCases)
  func `every request in every callback is performed, and no controller is half-way`(
    course: Course, shape: Shape
  ) throws {
    for moment in Self.moments {
      try onNavigationStage { fixture in
        let (a, b) = (fixture.a, fixture.b)
        if course.isPop { try fixture.stack([a, b]) }
        fixture.delegate.animator = fixture.animator
        fixture.delegate.interactor = course.isCancelled ? fixture.interactor : nil
        var isDone = false
        var isHooked = false
        fixture.log.onEvent = { [weak fixture] event in
          guard let fixture else { return }
          if event.hasPrefix("ND.willShow"), !isHooked {
            isHooked = true
            fixture.navigation.transitionCoordinator?.animate(
              alongsideTransition: { _ in fixture.log.write("TC.alongside") },
              completion: { _ in fixture.log.write("TC.completion") })
          }
          guard !isDone, EventLog.event(event, isNamed: moment) else { return }
          isDone = true
          fixture.delegate.interactor = nil
          shape.ask(fixture)
        }
        if course.isPop { fixture.pop() } else { fixture.push(b) }
        if course.isCancelled {
          fixture.stage.run { fixture.interactor.update(0.4) }
          fixture.stage.advance(by: 0.05)
          fixture.stage.run { fixture.interactor.cancel() }
        }
        try fixture.stage.settle()
        fixture.log.onEvent = nil

        let heard = Comment(
          rawValue: "\(moment): " + fixture.log.events.joined(separator: " → "))
        let label = { (controllers: [UIViewController]) in
          controllers.map { ($0 as? StackedController)?.label ?? "?" }.joined()
        }
        let stack = fixture.navigation.viewControllers
        #expect(Set(stack.map(ObjectIdentifier.init)).count == stack.count, heard)
        #expect(fixture.navigation.children.count == stack.count, heard)
        #expect(fixture.navigation.topViewController === stack.last, heard)
        if isDone {
          let kept = course.isPop ? [a] : [a, b]
          var allowed = [shape.applied(to: kept, fixture)]
          // A request made before the end of a cancelled transition applies to the stack before or
          // after the transition. A pop has no effect if it applies to a stack that contains only
          // the root.
          if course.isCancelled {
            allowed += [[a], [a, b]].map { shape.applied(to: $0, fixture) }
            if shape == .pop || shape == .popToRoot { allowed.append([a, b]) }
          }
          #expect(allowed.map(label).contains(label(stack)), heard)
        }
        fixture.expectBalance(shown: stack.last.map { [$0] } ?? [])
        #expect(!a.isMovingFromParent && !b.isMovingFromParent, heard)
        // Further requests still work.
        fixture.delegate.release()
        let (c, d) = (fixture.c, fixture.d)
        fixture.stage.run { fixture.navigation.setViewControllers([a, b, c], animated: true) }
        try fixture.stage.settle()
        fixture.pop()
        fixture.push(d)
        try fixture.stage.settle()
        fixture.expectStack([a, b, d])
        fixture.expectBalance(shown: [d])
      }
    }
  }

  enum Leaver: CaseIterable {
    case from, to, both
  }

  @Test(arguments: Course.allCases, Leaver.allCases)
  func `a controller removed during a transition causes no error`(
    course: Course, leaver: Leaver
  ) throws {
    for isSteered in [false, true] where isSteered || !course.isCancelled {
      try onNavigationStage { fixture in
        let (a, b, c) = (fixture.a, fixture.b, fixture.c)
        try fixture.stack(course.isPop ? [c, a, b] : [c, a])
        fixture.delegate.animator = fixture.animator
        fixture.delegate.interactor = isSteered ? fixture.interactor : nil
        if course.isPop { fixture.pop() } else { fixture.push(b) }
        fixture.stage.run { if isSteered { fixture.interactor.update(0.4) } }
        fixture.stage.advance(by: 0.05)
        let (from, to) = course.isPop ? (b, a) : (a, b)
        fixture.stage.run {
          if leaver != .to { from.removeFromParent() }
          if leaver != .from { to.removeFromParent() }
        }
        fixture.stage.run {
          guard isSteered else { return }
          if course.isCancelled { fixture.interactor.cancel() } else { fixture.interactor.finish() }
        }
        try fixture.stage.settle()

        let text = Comment(rawValue: fixture.log.events.joined(separator: " → "))
        let stack = fixture.navigation.viewControllers
        let gone = leaver == .from ? [from] : leaver == .to ? [to] : [from, to]
        #expect(gone.allSatisfy { one in one.parent == nil }, text)
        #expect(!stack.contains { one in gone.contains { $0 === one } }, text)
        #expect(fixture.navigation.children.count == stack.count, text)
        fixture.expectBalance(shown: stack.last.map { [$0] } ?? [])
        fixture.delegate.release()
        fixture.stage.run { fixture.navigation.setViewControllers([a, fixture.d], animated: true) }
        try fixture.stage.settle()
        fixture.expectStack([a, fixture.d])
        fixture.expectBalance(shown: [fixture.d])
      }
    }
  }
}
