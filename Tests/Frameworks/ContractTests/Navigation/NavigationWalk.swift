import Stage
import TestSupport
import Testing

/// A navigation controller under random requests, touches and rotations, and a small model of the
/// expected stack.
@MainActor
struct NavigationWalk {
  struct Counts {
    var rounds = 0
    var finished = 0
    var cancelled = 0
    var swipes = 0
    /// The number of requests made during a transition.
    var inFlight = 0
    var turns = 0
    var unanimated = 0
    var deepest = 0
  }
  private enum Kind: CaseIterable {
    case requests, swipe, steered
  }
  /// A request's effect on a stack, at the time when it is performed.
  private enum Change {
    case push(StackedController)
    case popTop(StackedController)
    case pop(to: StackedController)
    case replace([StackedController])

    @MainActor func applied(to stack: [StackedController]) -> [StackedController] {
      switch self {
      case .push(let page): return stack + [page]
      case .popTop(let page):
        guard let index = stack.firstIndex(where: { $0 === page }), index > 0 else { return stack }
        return Array(stack[..<index])
      case .pop(let target):
        guard let index = stack.firstIndex(where: { $0 === target }) else { return stack }
        return Array(stack[...index])
      case .replace(let pages): return pages
      }
    }
  }

  private let fixture: NavigationStage
  private let listener: ListeningNavigationDelegate
  private var dice: RandomSource
  private var stack: [StackedController]
  private var pageCount = 0
  private var gone: [[(name: String, member: Weak)]] = []
  private var balance = AppearanceBalance(appeared: ["A"])
  private(set) var counts = Counts()
  private(set) var isBroken = false

  init(_ fixture: NavigationStage, seed: UInt64) {
    self.fixture = fixture
    listener = ListeningNavigationDelegate(fixture.log)
    dice = RandomSource(seed: seed)
    stack = [fixture.a]
  }

  mutating func round(_ number: Int) throws {
    let before = stack
    counts.rounds += 1
    switch dice.pick(Kind.allCases) {
    case .requests: makeRequests()
    case .swipe: swipe()
    case .steered: steer()
    }
    do {
      try fixture.stage.settle()
    } catch {
      isBroken = true
      throw error
    }
    check(number, before)
  }

  // MARK: Rounds

  private mutating func makeRequests() {
    let hasAnimator = dice.chance(0.5)
    fixture.stage.run { fixture.navigation.delegate = hasAnimator ? fixture.delegate : listener }
    fixture.delegate.animator = hasAnimator ? fixture.animator : nil
    let isOneTurn = dice.chance(0.3)
    let count = dice.number(1...4)
    if isOneTurn {
      fixture.stage.run { for _ in 0..<count { stack = request(on: stack).applied(to: stack) } }
    } else {
      for _ in 0..<count {
        fixture.stage.run { stack = request(on: stack).applied(to: stack) }
        fixture.stage.advance(by: dice.fraction() * 0.5)
        turn()
      }
    }
    counts.finished += 1
  }

  private mutating func swipe() {
    fixture.stage.run { fixture.navigation.delegate = listener }
    let end = dice.pick(SwipeFinger.End.allCases)
    let mirrored = dice.chance(0.3)
    fixture.stage.traits.layoutDirection = mirrored ? .rightToLeft : .leftToRight
    let size = fixture.navigation.view.bounds.size
    fixture.stage.play(SwipeFinger(end: end, isFromRight: mirrored, size: size).script)
    fixture.stage.advance(by: 0.1)
    guard stack.count > 1 else { return }
    counts.swipes += 1
    // The gesture determines how the transition ends, unless the window changes before that.
    var outcome: Bool?
    fixture.stage.run {
      _ = fixture.navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
        outcome = !$0.isCancelled
      }
    }
    let changes = interrupt(assuming: Array(stack.dropLast()))
    let hasTurned = turn()
    for _ in 0..<80 where outcome == nil { fixture.stage.tick() }
    #expect(outcome != nil, "the swipe began and ended")
    if !hasTurned { #expect(outcome == end.finishes) }
    conclude(finished: outcome == true, Array(stack.dropLast()), changes)
  }

  private mutating func steer() {
    fixture.stage.run { fixture.navigation.delegate = fixture.delegate }
    fixture.delegate.animator = fixture.animator
    fixture.delegate.interactor = fixture.interactor
    let pushes = stack.count == 1 || dice.chance(0.5)
    var coming = stack
    if pushes { coming.append(page()) } else { coming.removeLast() }
    fixture.stage.run {
      if pushes, let new = coming.last {
        fixture.navigation.pushViewController(new, animated: true)
      } else {
        let popped = fixture.navigation.popViewController(animated: true)
        #expect(popped === stack.last)
      }
    }
    fixture.delegate.interactor = nil
    var changes: [Change] = []
    for _ in 0..<dice.number(0...3) {
      fixture.stage.run { fixture.interactor.update(dice.fraction()) }
      fixture.stage.advance(by: dice.fraction() * 0.1)
      changes += interrupt(assuming: changes.reduce(coming) { $1.applied(to: $0) })
      turn()
    }
    let finishes = dice.chance(0.3)
    fixture.stage.run {
      if finishes { fixture.interactor.finish() } else { fixture.interactor.cancel() }
    }
    conclude(finished: finishes, coming, changes)
  }

  private mutating func conclude(
    finished: Bool, _ coming: [StackedController], _ changes: [Change]
  ) {
    if finished { counts.finished += 1 } else { counts.cancelled += 1 }
    stack = changes.reduce(finished ? coming : stack) { $1.applied(to: $0) }
  }

  /// Makes requests that have to wait for the current transition.
  private mutating func interrupt(assuming coming: [StackedController]) -> [Change] {
    guard dice.chance(0.3) else { return [] }
    counts.inFlight += 1
    return fixture.stage.run { [request(on: coming)] }
  }

  @discardableResult
  private mutating func turn() -> Bool {
    guard dice.chance(0.1) else { return false }
    counts.turns += 1
    fixture.stage.rotate(
      to: dice.pick([.portrait, .landscapeLeft, .landscapeRight]), animated: dice.chance(0.5))
    return true
  }

  // MARK: Requests

  private mutating func page() -> StackedController {
    pageCount += 1
    return fixture.stage.run { StackedController("P\(pageCount)", fixture.log) }
  }

  /// Makes a request that is possible if the stack has the contents `coming`.
  private mutating func request(on coming: [StackedController]) -> Change {
    let animated = dice.chance(0.8)
    if !animated { counts.unanimated += 1 }
    let navigation = fixture.navigation
    switch dice.number(0...9) {
    case 0...3 where coming.count < 6:
      let new = page()
      navigation.pushViewController(new, animated: animated)
      return .push(new)
    case 0...5 where coming.count > 1:
      #expect(navigation.popViewController(animated: animated) === coming.last)
      return .popTop(coming[coming.count - 1])
    case 6 where coming.count > 1:
      let popped = navigation.popToRootViewController(animated: animated)
      #expect(popped?.elementsEqual(coming.dropFirst(), by: ===) == true)
      return .pop(to: coming[0])
    case 7 where coming.count > 1:
      let index = dice.number(0...coming.count - 2)
      let popped = navigation.popToViewController(coming[index], animated: animated)
      #expect(popped?.elementsEqual(coming.dropFirst(index + 1), by: ===) == true)
      return .pop(to: coming[index])
    default:
      var pages = coming.filter { _ in dice.chance(0.6) }
      if dice.chance(0.5) || pages.isEmpty {
        pages.insert(page(), at: dice.number(0...pages.count))
      }
      if dice.chance(0.3) { pages.reverse() }
      navigation.setViewControllers(pages, animated: animated)
      return .replace(pages)
    }
  }

  // MARK: The model

  private mutating func check(_ number: Int, _ before: [StackedController]) {
    for event in fixture.log.events { balance.hear(event) }
    let heard = Comment(
      rawValue: "round \(number): \(fixture.log.events.joined(separator: " → "))")
    fixture.log.clear()
    counts.deepest = max(counts.deepest, stack.count)
    fixture.stage.expectRest()
    #expect(fixture.stage.warnings == [], heard)
    balance.expect(heard)
    let navigation = fixture.navigation
    let isRight = navigation.viewControllers.elementsEqual(stack, by: ===)
    #expect(isRight, heard)
    #expect(navigation.children.count == stack.count, heard)
    for page in stack {
      let isTop = page === stack.last
      #expect(page.parent === navigation, heard)
      #expect((page.appearance == .appeared) == isTop, heard)
      #expect(balance.isShown(page.label) == isTop, heard)
      #expect((page.viewIfLoaded?.window != nil) == isTop, heard)
      #expect(!page.isMovingFromParent, heard)
    }
    #expect(stack.last?.view.frame == navigation.view.bounds, heard)
    #expect(navigation.view.bounds == fixture.stage.window.bounds, heard)
    if !isRight || !balance.faults.isEmpty { isBroken = true }

    let left = before.filter { page in !stack.contains { $0 === page } }
    #expect(left.allSatisfy { $0.parent == nil && $0.appearance == .disappeared }, heard)
    gone.append(left.filter { $0 !== fixture.a }.map { ($0.label, Weak($0)) })
    for (name, member) in gone.dropLast(2).joined() {
      #expect(member.object == nil, "round \(number): \(name) is leaked")
    }
    gone = gone.suffix(2)
  }
}
