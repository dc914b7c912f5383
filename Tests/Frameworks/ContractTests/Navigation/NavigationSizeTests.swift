import Stage
import TestSupport
import Testing

/// Rotations, resizes and traits of a navigation controller, at rest and during a change.
@MainActor
struct NavigationSizeTests {
  enum Change: CaseIterable {
    case turn, resize

    var size: CGSize {
      self == .turn ? CGSize(width: 852, height: 393) : CGSize(width: 500, height: 700)
    }

    @MainActor func happen(on stage: Stage) {
      switch self {
      case .turn: stage.rotate(to: .landscapeLeft)
      case .resize: stage.resize(to: size)
      }
    }
  }
  enum Look: CaseIterable {
    case slide, custom
  }
  enum Course: CaseIterable {
    case byItself, finished, cancelled
  }

  @Test(arguments: Change.allCases, Look.allCases)
  func `resizing during a change of the stack ends in the new size`(
    change: Change, look: Look
  ) throws {
    for operation in [UINavigationController.Operation.push, .pop] {
      for course in Course.allCases where look == .custom || course == .byItself {
        try onNavigationStage { fixture in
          let (a, b) = (fixture.a, fixture.b)
          if operation == .pop { try fixture.stack([a, b]) }
          fixture.delegate.animator = look == .custom ? fixture.animator : nil
          fixture.delegate.interactor = course == .byItself ? nil : fixture.interactor
          if operation == .pop { fixture.pop() } else { fixture.push(b) }
          fixture.stage.run { fixture.interactor.update(0.5) }
          fixture.stage.advance(by: 0.1)
          change.happen(on: fixture.stage)
          fixture.stage.advance(by: 0.05)
          fixture.stage.run {
            if course == .finished { fixture.interactor.finish() }
            if course == .cancelled { fixture.interactor.cancel() }
          }
          try fixture.stage.settle()

          let text = Comment(rawValue: "\(operation), \(course)")
          let isLong = (operation == .push) == (course != .cancelled)
          let bounds = CGRect(origin: .zero, size: change.size)
          fixture.expectStack(isLong ? [a, b] : [a])
          fixture.expectBalance(shown: [isLong ? b : a])
          #expect(fixture.navigation.view.frame == bounds, text)
          #expect((isLong ? b : a).view.frame == bounds, text)
          #expect(fixture.stage.warnings == [], text)

          // A controller that was below the top controller is laid out again when it reappears.
          (fixture.delegate.animator, fixture.delegate.interactor) = (nil, nil)
          if isLong { fixture.pop() } else { fixture.push(b) }
          try fixture.stage.settle()
          #expect((isLong ? a : b).view.frame == bounds, text)
        }
      }
    }
  }

  @Test(arguments: Change.allCases)
  func `the sliding view continues at its progress`(
    change: Change
  ) throws {
    try onNavigationStage { fixture in
      fixture.push(fixture.b)
      var shares: [Double] = []
      for turn in 0..<25 {
        if turn == 8 { change.happen(on: fixture.stage) }
        shares.append(fixture.shownX(fixture.b) / Double(fixture.navigation.view.bounds.width))
        fixture.stage.tick()
      }

      #expect(shares[0] > 0.95 && abs(shares[24]) < 0.001)
      for (before, after) in zip(shares, shares.dropFirst()) {
        // The fastest frame of the curve covers 8 % of the distance.
        #expect(after <= before + 0.001 && before - after < 0.1, "\(shares)")
      }
      try fixture.stage.settle()
    }
  }

  @Test func `a controller below is laid out for the new size when it returns`() throws {
    for animated in [false, true] {
      try onNavigationStage { fixture in
        try fixture.stack([fixture.a, fixture.b])
        fixture.stage.rotate(to: .landscapeRight)
        try fixture.stage.settle()
        fixture.pop(animated: animated)
        try fixture.stage.settle()

        #expect(fixture.a.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
      }
    }
  }

  @Test func `members receive size and trait changes in advance`() throws {
    let stage = Stage()
    let log = EventLog()
    let (root, top) = stage.run { (SizedController("A", log), SizedController("B", log)) }
    let navigation = stage.run { UINavigationController(rootViewController: root) }
    stage.show(navigation)
    stage.run { navigation.pushViewController(top, animated: false) }
    try stage.settle()
    log.clear()

    stage.rotate(to: .landscapeLeft)
    try stage.settle()

    #expect(
      log.events.filter { $0.hasPrefix("B.") && $0.contains("ransition(") }
        == ["B.willTransition(compact)", "B.viewWillTransition(852×393, now 393×852)"])
    #expect(log.heard("B.completion(false)"))
    #expect(top.traitCollection.verticalSizeClass == .compact)
    stage.close()
  }

  @Test func `its own orientations are used, not its members'`() throws {
    let stage = Stage()
    let log = EventLog()
    let root = stage.run { SizedController("A", log) }
    root.orientations = .portrait
    let navigation = stage.run { UINavigationController(rootViewController: root) }
    stage.show(navigation)

    #expect(stage.run { navigation.supportedInterfaceOrientations } == .allButUpsideDown)
    stage.rotate(to: .landscapeLeft)
    try stage.settle()
    #expect(navigation.view.bounds.size == CGSize(width: 852, height: 393))
    stage.close()
  }

  @Test func `the top controller determines the status bar`() throws {
    let stage = Stage()
    let (root, top) = stage.run { (BarController(), BarController()) }
    top.hides = true
    let navigation = stage.run { UINavigationController(rootViewController: root) }
    stage.show(navigation)
    let manager = stage.run { UIStatusBarManager.current }
    #expect(manager.isStatusBarHidden == false)

    stage.run { navigation.pushViewController(top, animated: true) }
    try stage.settle()
    #expect(manager.isStatusBarHidden)
    stage.play(SwipeFinger(end: .near).script)
    try stage.settle()
    #expect(manager.isStatusBarHidden)
    stage.play(SwipeFinger(end: .far).script)
    try stage.settle()
    #expect(!manager.isStatusBarHidden)
    stage.close()
  }
}

private final class BarController: UIViewController {
  var hides = false
  override var prefersStatusBarHidden: Bool { hides }
}
