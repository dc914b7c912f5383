import Stage
import TestSupport
import Testing

/// Every change of a stack with every kind of animator, finished or cancelled, with or without a
/// rotation halfway. Checks the order of callbacks, the state after a cancelled change, and that
/// the controllers are released while the navigation controller stays on screen.
@MainActor
struct StackTableTests {
  enum Change: CaseIterable {
    case push, pop, popToRoot, replaceTop

    var operation: UINavigationController.Operation {
      self == .push || self == .replaceTop ? .push : .pop
    }
  }
  /// A navigation controller requests an animator for animated changes only.
  nonisolated static let ways = TransitionWay.allCases.filter { $0 != .customUnanimated }

  @Test(arguments: Change.allCases, ways)
  func `a change of the stack sends each call once and retains nothing`(
    change: Change, way: TransitionWay
  ) throws {
    for turn in HalfwayTurn.allCases where way.isAnimated || turn == .none {
      try onNavigationStage { fixture in
        var cell = Cell(fixture, change, way, turn)
        try cell.play()
        try cell.expectRelease()
      }
    }
  }
}

/// One cell of the table.
@MainActor
private struct Cell: TableCell {
  let scene: NavigationStage
  let change: StackTableTests.Change
  let way: TransitionWay
  let turn: HalfwayTurn
  /// The pushed controllers. Each cell creates its own controllers, so that the test can check
  /// their release while the stage exists.
  private var p: StackedController?
  private var q: StackedController?
  private var animator: LoggingAnimator?

  init(
    _ fixture: NavigationStage, _ change: StackTableTests.Change, _ way: TransitionWay,
    _ turn: HalfwayTurn
  ) {
    (self.scene, self.change, self.way, self.turn) = (fixture, change, way, turn)
    let log = fixture.log
    (p, q) = fixture.stage.run { (StackedController("P", log), StackedController("Q", log)) }
    animator = way.isCustom ? LoggingAnimator(log) : nil
  }

  private var fixture: NavigationStage { scene }
  var interactor: LoggingInteractor { scene.interactor }

  /// The stacks before and after the change.
  private var stacks: (before: [StackedController], after: [StackedController]) {
    guard let p, let q else { return ([], []) }
    let a = fixture.a
    return switch change {
    case .push: ([a], [a, p])
    case .pop: ([a, p], [a])
    case .popToRoot: ([a, q, p], [a])
    case .replaceTop: ([a, q], [a, p])
    }
  }

  mutating func play() throws {
    let (before, after) = stacks
    guard let from = before.last, let to = after.last else { return }
    try fixture.stack(before)
    let dump = fixture.stage.dump(fixture.stage.window)
    fixture.delegate.animator = animator
    fixture.delegate.interactor = way.isInteractive ? fixture.interactor : nil

    request(after)
    try finish()

    fixture.delegate.release()
    let isCancelled = way == .cancelled
    let flag = way.isAnimated
    let (f, t) = (from.label, to.label)
    expect(
      isCancelled
        ? """
        \(f).willDisappear(true) → \(t).willAppear(true) → ND.willShow(\(t), true)
        → \(t).willDisappear(true) → \(t).didDisappear(true) → \(f).willAppear(true)
        → \(f).didAppear(true) !ND.didShow !\(t).didAppear !\(f).didDisappear
        """
        : """
        \(f).willDisappear(\(flag)) → \(t).willAppear(\(flag)) → ND.willShow(\(t), \(flag))
        → \(f).didDisappear(\(flag)) → \(t).didAppear(\(flag)) → ND.didShow(\(t), \(flag))
        !\(f).willAppear !\(t).willDisappear
        """)
    let shown = isCancelled ? f : t
    expect("\(shown).willAppear → \(shown).isAppearing(\(flag)) → \(shown).didAppear")
    expectParents(before: before, after: after)
    for other in [fixture.a, p, q] where other !== from && other !== to {
      guard let label = other?.label else { continue }
      expect("!\(label).willAppear !\(label).didAppear !\(label).willDisappear")
    }
    fixture.expectStack(isCancelled ? before : after)
    fixture.stage.expectRest()
    #expect(fixture.stage.warnings == [], name)
    guard isCancelled else { return }
    try turnBack()
    // The bar has redrawn its texts after each rotation, so their contents differ although they
    // look the same.
    let differences = dump.differences(to: fixture.stage.dump(fixture.stage.window))
    #expect(
      differences.filter { turn == .none || !$0.contains(" contents: ") } == [], name)
  }

  private func request(_ after: [StackedController]) {
    let navigation = fixture.navigation
    fixture.stage.run {
      switch change {
      case .push:
        if let p { navigation.pushViewController(p, animated: way.isAnimated) }
      case .pop: navigation.popViewController(animated: way.isAnimated)
      case .popToRoot: navigation.popToRootViewController(animated: way.isAnimated)
      case .replaceTop: navigation.setViewControllers(after, animated: way.isAnimated)
      }
    }
  }

  /// Expects one `willMove` before the first appearance call and one `didMove` after the last. If a
  /// push is cancelled, the last two calls to the pushed controller have the parent nil.
  private func expectParents(before: [StackedController], after: [StackedController]) {
    let isCancelled = way == .cancelled
    for controller in before + after {
      let label = controller.label
      let (was, will) = (
        before.contains { $0 === controller }, after.contains { $0 === controller }
      )
      switch (was, will) {
      case (false, true):
        expect(
          isCancelled
            ? """
            \(label).willMove(nav) → \(label).willAppear → \(label).didDisappear
            → \(label).willMove(nil) → \(label).didMove(nil) !\(label).didMove(nav)
            """
            : """
            \(label).willMove(nav) → \(label).willAppear → \(label).didAppear
            → \(label).didMove(nav) !\(label).willMove(nil) !\(label).didMove(nil)
            """)
      case (true, false):
        // A stack set by `setViewControllers` is replaced when the transition has finished
        // (UINavigationController.h); only then are the removed controllers known.
        let isSet = change == .replaceTop
        if isCancelled {
          expect(isSet ? "!\(label).willMove !\(label).didMove" : "!\(label).didMove(nil)")
        } else {
          expect("\(label).willMove(nil) → \(label).didMove(nil)")
          expect("\(label).didDisappear? → \(label).didMove(nil) !\(label).didMove(nav)")
          if !isSet { expect("\(label).willMove(nil) → \(label).willDisappear?") }
        }
      default: expect("!\(label).willMove !\(label).didMove")
      }
    }
  }

  /// Sets the stack to A alone and expects that nothing retains the other controllers.
  mutating func expectRelease() throws {
    try fixture.stack([fixture.a])
    fixture.stage.tick()
    let leaving: KeyValuePairs = ["P": Weak(p), "Q": Weak(q), "AN": Weak(animator)]
    (p, q, animator) = (nil, nil, nil)
    expectReleased(leaving)
  }
}
