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

    @MainActor func ask(_ journey: Journey) {
      let navigation = journey.navigation
      let (a, b, c, d) = (journey.a, journey.b, journey.c, journey.d)
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
      to stack: [UIViewController], _ journey: Journey
    ) -> [UIViewController] {
      let (a, b, c, d) = (journey.a, journey.b, journey.c, journey.d)
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
      try onJourney { journey in
        let (a, b) = (journey.a, journey.b)
        if course.isPop { try journey.stack([a, b]) }
        journey.delegate.animator = journey.animator
        journey.delegate.interactor = course.isCancelled ? journey.interactor : nil
        var isDone = false
        var isHooked = false
        journey.log.onEvent = { [weak journey] event in
          guard let journey else { return }
          if event.hasPrefix("ND.willShow"), !isHooked {
            isHooked = true
            journey.navigation.transitionCoordinator?.animate(
              alongsideTransition: { _ in journey.log.write("TC.alongside") },
              completion: { _ in journey.log.write("TC.completion") })
          }
          guard !isDone, EventLog.event(event, isNamed: moment) else { return }
          isDone = true
          journey.delegate.interactor = nil
          shape.ask(journey)
        }
        if course.isPop { journey.pop() } else { journey.push(b) }
        if course.isCancelled {
          journey.stage.run { journey.interactor.update(0.4) }
          journey.stage.advance(by: 0.05)
          journey.stage.run { journey.interactor.cancel() }
        }
        try journey.stage.settle()
        journey.log.onEvent = nil

        let heard = Comment(
          rawValue: "\(moment): " + journey.log.events.joined(separator: " → "))
        let label = { (controllers: [UIViewController]) in
          controllers.map { ($0 as? StackedController)?.label ?? "?" }.joined()
        }
        let stack = journey.navigation.viewControllers
        #expect(Set(stack.map(ObjectIdentifier.init)).count == stack.count, heard)
        #expect(journey.navigation.children.count == stack.count, heard)
        #expect(journey.navigation.topViewController === stack.last, heard)
        if isDone {
          let kept = course.isPop ? [a] : [a, b]
          var allowed = [shape.applied(to: kept, journey)]
          // A request made before the end of a cancelled transition applies to the stack before or
          // after the transition. A pop has no effect if it applies to a stack that contains only
          // the root.
          if course.isCancelled {
            allowed += [[a], [a, b]].map { shape.applied(to: $0, journey) }
            if shape == .pop || shape == .popToRoot { allowed.append([a, b]) }
          }
          #expect(allowed.map(label).contains(label(stack)), heard)
        }
        journey.expectBalance(shown: stack.last.map { [$0] } ?? [])
        #expect(!a.isMovingFromParent && !b.isMovingFromParent, heard)
        // Further requests still work.
        journey.delegate.release()
        let (c, d) = (journey.c, journey.d)
        journey.stage.run { journey.navigation.setViewControllers([a, b, c], animated: true) }
        try journey.stage.settle()
        journey.pop()
        journey.push(d)
        try journey.stage.settle()
        journey.expectStack([a, b, d])
        journey.expectBalance(shown: [d])
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
      try onJourney { journey in
        let (a, b, c) = (journey.a, journey.b, journey.c)
        try journey.stack(course.isPop ? [c, a, b] : [c, a])
        journey.delegate.animator = journey.animator
        journey.delegate.interactor = isSteered ? journey.interactor : nil
        if course.isPop { journey.pop() } else { journey.push(b) }
        journey.stage.run { if isSteered { journey.interactor.update(0.4) } }
        journey.stage.advance(by: 0.05)
        let (from, to) = course.isPop ? (b, a) : (a, b)
        journey.stage.run {
          if leaver != .to { from.removeFromParent() }
          if leaver != .from { to.removeFromParent() }
        }
        journey.stage.run {
          guard isSteered else { return }
          if course.isCancelled { journey.interactor.cancel() } else { journey.interactor.finish() }
        }
        try journey.stage.settle()

        let text = Comment(rawValue: journey.log.events.joined(separator: " → "))
        let stack = journey.navigation.viewControllers
        let gone = leaver == .from ? [from] : leaver == .to ? [to] : [from, to]
        #expect(gone.allSatisfy { one in one.parent == nil }, text)
        #expect(!stack.contains { one in gone.contains { $0 === one } }, text)
        #expect(journey.navigation.children.count == stack.count, text)
        journey.expectBalance(shown: stack.last.map { [$0] } ?? [])
        journey.delegate.release()
        journey.stage.run { journey.navigation.setViewControllers([a, journey.d], animated: true) }
        try journey.stage.settle()
        journey.expectStack([a, journey.d])
        journey.expectBalance(shown: [journey.d])
      }
    }
  }
}
