import Stage
import TestSupport
import Testing

/// Every change of tabs with every kind of animator, finished or cancelled, with or without a
/// rotation halfway. Each controller receives its appearance callbacks, cancelling restores the
/// state, and controllers that are removed from the tabs are released while the tab bar controller
/// stays on screen.
@MainActor
struct TabTableTests {
  enum Change: CaseIterable {
    case index, controller, finger
  }
  nonisolated static let ways: [TransitionWay] = [.system, .custom, .finished, .cancelled]

  @Test(arguments: Change.allCases, ways)
  func `a change of tabs sends each call once and retains nothing`(
    change: Change, way: TransitionWay
  )
    throws
  {
    for turn in HalfwayTurn.allCases where way.isCustom || turn == .none {
      try onTabStage { scene in
        var cell = Cell(scene, change, way, turn)
        try cell.play()
        try cell.expectRelease()
      }
    }
  }
}

/// One cell of the table.
@MainActor
private struct Cell: TableCell {
  let scene: TabStage
  let change: TabTableTests.Change
  let way: TransitionWay
  let turn: HalfwayTurn
  /// The first of the two tabs. Each cell creates its own controllers, so that the test can check
  /// their release while the stage exists.
  private var p: LoggingController?
  private var q: LoggingController?
  private var animator: LoggingAnimator?

  init(
    _ scene: TabStage, _ change: TabTableTests.Change, _ way: TransitionWay, _ turn: HalfwayTurn
  ) {
    (self.scene, self.change, self.way, self.turn) = (scene, change, way, turn)
    let log = scene.log
    (p, q) = scene.stage.run {
      let pair = (LoggingController("P", log), LoggingController("Q", log))
      for controller in [pair.0, pair.1] { controller.title = controller.label }
      return pair
    }
    animator = way.isCustom ? LoggingAnimator(log) : nil
  }

  var interactor: LoggingInteractor { scene.interactor }

  mutating func play() throws {
    guard let p, let q else { return }
    scene.stage.run { scene.tabs.viewControllers = [p, q] }
    scene.stage.run { q.loadViewIfNeeded() }
    try scene.stage.settle()
    scene.log.clear()
    let dump = scene.stage.dump(scene.tabs.view)
    scene.delegate.animator = animator
    scene.delegate.interactor = way.isInteractive ? scene.interactor : nil

    switch change {
    case .index: scene.select(1)
    case .controller: scene.stage.run { scene.tabs.selectedViewController = q }
    case .finger: try scene.tap(1, of: 2)
    }
    try finish(after: 0.1)

    scene.delegate.release()
    let isCancelled = way == .cancelled
    // The sources disagree on the order of calls to different controllers, but agree on the order
    // of calls to each controller.
    let flag = way.isCustom
    if isCancelled {
      expect("P.willDisappear(true) → P.willAppear(true) !P.didDisappear")
      expect("Q.willAppear(true) → Q.willDisappear(true) !Q.didAppear")
    } else {
      expect("P.willDisappear(\(flag)) → P.didDisappear(\(flag)) !P.willAppear !P.didAppear")
      expect(
        "Q.willAppear(\(flag)) → Q.isAppearing(\(flag)) → Q.didAppear(\(flag)) "
          + "!Q.willDisappear !Q.didDisappear")
    }
    expect(
      change == .finger ? "TB.shouldSelect(Q) → TB.didSelect(Q)" : "!TB.shouldSelect !TB.didSelect")
    if way.isCustom { expect("AN.animateTransition → AN.animationEnded(\(!isCancelled))") }
    scene.expectShown(isCancelled ? p : q)
    scene.stage.expectRest()
    #expect(scene.stage.warnings == [], name)
    guard isCancelled else { return }
    try turnBack()
    // The tabs' titles changed colour and then changed back, so their contents differ although they
    // look the same.
    let differences = dump.differences(to: scene.stage.dump(scene.tabs.view))
    #expect(differences.filter { !$0.contains(" contents: ") } == [], name)
  }

  /// Sets other controllers as tabs and expects that nothing retains the previous controllers.
  mutating func expectRelease() throws {
    scene.stage.run { scene.tabs.viewControllers = [scene.a, scene.b] }
    try scene.stage.settle()
    scene.stage.tick()
    let leaving: KeyValuePairs = ["P": Weak(p), "Q": Weak(q), "AN": Weak(animator)]
    (p, q, animator) = (nil, nil, nil)
    expectReleased(leaving)
  }
}
