import Stage
import TestSupport
import Testing

/// `transition(from:to:duration:options:animations:completion:)`.
@MainActor
struct ChildExchangeTests {
  /// Runs a case in which A shows X. Y is also a child of A, but its view is not on screen yet.
  private func onPair(_ play: @MainActor (Pair) throws -> Void) throws {
    try onStage { fixture in
      let pair = Pair(fixture)
      try fixture.stage.settle()
      try play(pair)
    }
  }

  private nonisolated static let effects: [UIView.AnimationOptions] = [
    [], .transitionCrossDissolve, .transitionFlipFromLeft, .transitionFlipFromRight,
    .transitionFlipFromTop, .transitionFlipFromBottom, .transitionCurlUp, .transitionCurlDown,
  ]

  @Test(arguments: effects, [0, 0.3])
  func `one child disappears and the other appears`(
    options: UIView.AnimationOptions, duration: Double
  ) throws {
    try onPair { pair in
      let before = pair.fixture.stage.dump(pair.x.view)
      pair.run(duration: duration, options: options)
      #expect(pair.y.view.superview === pair.fixture.a.view)
      let isShown = pair.x.view.window != nil
      #expect(isShown)
      try pair.fixture.stage.settle()

      let animated = duration > 0
      pair.fixture.expectTrace("X.willDisappear(\(animated)) → X.didDisappear(\(animated)) → done")
      pair.fixture.expectTrace(
        "Y.willAppear(\(animated)) → Y.isAppearing(\(animated)) → Y.didAppear(\(animated)) → done")
      #expect(pair.x.viewIfLoaded?.superview == nil)
      #expect(pair.fixture.stage.run { pair.y.view.alpha } == 1)
      #expect(CATransform3DIsIdentity(pair.y.view.layer.transform))
      #expect(before.differences(to: pair.fixture.stage.dump(pair.x.view)) == [])
      #expect(pair.results == [true])
      #expect(pair.fixture.a.children.first === pair.x)
      #expect(pair.fixture.a.children.last === pair.y)
      #expect(pair.fixture.stage.warnings == [])
    }
  }

  @Test func `the callers add and remove as Apple's guide does`() throws {
    try onPair { pair in
      let answers = EventLog()
      pair.fixture.log.onEvent = { [unowned pair] event in
        guard event != "done" else { return }
        let child: UIViewController = event.hasPrefix("X") ? pair.x : pair.y
        let name = event.prefix { $0 != "(" }
        answers.write("\(name): \(child.isMovingToParent) \(child.isMovingFromParent)")
      }
      pair.fixture.stage.run { pair.x.willMove(toParent: nil) }
      pair.run(duration: 0.3, options: .transitionCrossDissolve) { [unowned pair] in
        pair.x.removeFromParent()
        pair.y.didMove(toParent: pair.fixture.a)
      }
      try pair.fixture.stage.settle()

      #expect(
        answers.events.sorted() == [
          "X.didDisappear: false true", "X.willDisappear: false true",
          "Y.didAppear: true false", "Y.isAppearing: true false", "Y.willAppear: true false",
        ])
      #expect(!pair.x.isMovingFromParent)
      #expect(!pair.y.isMovingToParent)
      #expect(pair.x.parent == nil)
    }
  }

  @Test func `half-way, a dissolve shows both views and a flip shows neither`() throws {
    try onPair { pair in
      pair.run(duration: 0.2, options: [.transitionCrossDissolve, .curveLinear])
      pair.fixture.stage.advance(by: 0.1)
      #expect(abs(pair.fixture.shown(pair.y.view).opacity - 0.5) < 0.01)
      try pair.fixture.stage.settle()
    }
    try onPair { pair in
      pair.run(duration: 0.2, options: [.transitionFlipFromRight, .curveLinear])
      pair.fixture.stage.advance(by: 0.1)
      // Both views are seen edge-on: their left and right edges coincide.
      for view in [pair.x.view, pair.y.view].compactMap({ $0 }) {
        #expect(abs(pair.fixture.shown(view).transform.m11) < 0.01)
      }
      try pair.fixture.stage.settle()
    }
  }

  @Test func `the block runs between adding the new view and removing the old one`() throws {
    try onPair { pair in
      pair.fixture.stage.run {
        pair.fixture.a.transition(
          from: pair.x, to: pair.y, duration: 0.2,
          animations: { [unowned pair] in
            pair.fixture.log.write(
              "block(\(pair.x.view.superview != nil), \(pair.y.view.superview != nil))")
            pair.y.view.center.x += 10
          })
      }
      try pair.fixture.stage.settle()
      pair.fixture.expectTrace("Y.willAppear → block(true, true) → X.didDisappear")
    }
  }

  // MARK: Misuse

  @Test(arguments: ["X", "Y"], [false, true])
  func `a child that is removed meanwhile ends balanced`(name: String, viewLast: Bool) throws {
    try onPair { pair in
      pair.run(duration: 0.3, options: .transitionCrossDissolve)
      pair.fixture.stage.advance(by: 0.1)
      pair.fixture.stage.run { expel(name == "X" ? pair.x : pair.y, viewLast: viewLast) }
      try pair.fixture.stage.settle()

      pair.expectBalance(x: false, y: name == "X")
      #expect(pair.results.count == 1)
      #expect(pair.x.viewIfLoaded?.superview == nil)
    }
  }

  @Test func `reversing half-way keeps the first child`() throws {
    try onPair { pair in
      pair.run(duration: 0.3, options: .transitionCrossDissolve)
      pair.fixture.stage.advance(by: 0.1)
      pair.run(from: pair.y, to: pair.x, duration: 0.3, options: .transitionCrossDissolve)
      try pair.fixture.stage.settle()

      pair.expectBalance(x: true, y: false)
      #expect(pair.results.count == 2)
      #expect(pair.x.view.window != nil)
      #expect(pair.y.view.superview == nil)
    }
  }

  @Test(arguments: ["X.willDisappear", "Y.willAppear", "X.didDisappear", "Y.didAppear"])
  func `reversing an exchange inside any callback ends balanced`(moment: String) throws {
    try onPair { pair in
      pair.fixture.log.onEvent = { [unowned pair] event in
        guard event.hasPrefix(moment), pair.starts == 1 else { return }
        pair.start(from: pair.y, to: pair.x, duration: 0.2)
      }
      pair.run(duration: 0.2, options: .transitionCrossDissolve)
      try pair.fixture.stage.settle()

      pair.fixture.expectBalance(of: "X")
      pair.fixture.expectBalance(of: "Y")
      #expect(pair.results.count == 2)
      let shown = [pair.x, pair.y].filter { $0.viewIfLoaded?.window != nil }
      #expect(shown.allSatisfy { $0.appearance == .appeared })
      #expect(shown.count == 1)
    }
  }

  @Test func `while the parent is not on screen only the views change`() throws {
    try onStage { fixture in
      let (x, y) = (LoggingController("X", fixture.log), LoggingController("Y", fixture.log))
      fixture.stage.run {
        embed(x, in: fixture.b)
        fixture.b.addChild(y)
        fixture.b.transition(
          from: x, to: y, duration: 0.3, options: .transitionCrossDissolve, animations: nil
        ) { _ in fixture.log.write("done") }
      }
      try fixture.stage.settle()
      fixture.expectTrace("done !X.willDisappear !Y.willAppear")
      #expect(x.view.superview == nil)
      #expect(y.view.superview === fixture.b.view)

      try fixture.presentAndSettle(style: .fullScreen)
      #expect(y.appearance == .appeared)
      #expect(x.appearance == .disappeared)
    }
  }

  @Test(arguments: [0.0, 0.1], [false, true])
  func `the parent may disappear and reappear meanwhile`(pause: Double, animated: Bool) throws {
    try onPair { pair in
      let fixture = pair.fixture
      pair.run(duration: 0.5, options: .transitionCrossDissolve)
      fixture.stage.advance(by: pause)
      fixture.present(animated: animated, style: .fullScreen)
      try fixture.stage.settle()
      pair.expectBalance(x: false, y: false)
      fixture.dismiss(animated: animated)
      try fixture.stage.settle()
      pair.expectBalance(x: false, y: true)
    }
  }

  @Test func `an exchange begun while the parent appears completes with it`() throws {
    try onStage { fixture in
      let (x, y) = (LoggingController("X", fixture.log), LoggingController("Y", fixture.log))
      fixture.stage.run {
        embed(x, in: fixture.b)
        fixture.b.addChild(y)
      }
      fixture.log.onEvent = { event in
        guard event.hasPrefix("B.isAppearing") else { return }
        fixture.b.transition(from: x, to: y, duration: 0.6, animations: { y.view.alpha = 0.5 })
      }
      fixture.present(style: .fullScreen)
      try fixture.stage.settle()

      fixture.expectBalance(of: "X")
      fixture.expectBalance(of: "Y")
      #expect(x.appearance == .disappeared)
      #expect(y.appearance == .appeared)
    }
  }

  @Test func `with forwarding off the container sends the calls itself`() throws {
    try onStage { fixture in
      let (x, y) = (LoggingController("X", fixture.log), LoggingController("Y", fixture.log))
      let parent = MutedParent()
      parent.modalPresentationStyle = .overFullScreen
      fixture.stage.run { fixture.a.present(parent, animated: false) }
      try fixture.stage.settle()
      fixture.stage.run {
        embed(x, in: parent)
        x.beginAppearanceTransition(true, animated: false)
        x.endAppearanceTransition()
        parent.addChild(y)
      }
      fixture.log.clear()
      fixture.stage.run {
        x.beginAppearanceTransition(false, animated: true)
        y.beginAppearanceTransition(true, animated: true)
        parent.transition(from: x, to: y, duration: 0.2, animations: { y.view.alpha = 0.5 }) { _ in
          x.endAppearanceTransition()
          y.endAppearanceTransition()
        }
      }
      try fixture.stage.settle()
      fixture.expectTrace(
        """
        X.willDisappear(true) → Y.willAppear(true) → Y.isAppearing(true) → X.didDisappear(true)
        → Y.didAppear(true)
        """)
      #expect(x.view.superview == nil)
      #expect(fixture.stage.warnings == [])
    }
  }

  @Test func `both controllers must be children of the receiver`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = PresentationStage()
        fixture.stage.run {
          fixture.a.addChild(fixture.c)
          fixture.a.transition(from: fixture.c, to: fixture.b, duration: 0.2, animations: nil)
        }
      }
    }
    #expect(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?.contains(
        "must have a common parent view controller when calling -[UIViewController "
          + "transitionFromViewController:toViewController:duration:options:animations:completion:]"
      ) == true)
  }
}

private final class MutedParent: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// Two children of A; the view of X is on screen.
@MainActor
private final class Pair {
  let fixture: PresentationStage
  let x: LoggingController
  let y: LoggingController
  private(set) var results: [Bool] = []
  private(set) var starts = 0

  init(_ fixture: PresentationStage) {
    self.fixture = fixture
    (x, y) = fixture.stage.run {
      (LoggingController("X", fixture.log), LoggingController("Y", fixture.log))
    }
    fixture.stage.run {
      embed(x, in: fixture.a)
      fixture.a.addChild(y)
      x.view.backgroundColor = .red
      y.view.backgroundColor = .blue
    }
  }

  func run(
    from: UIViewController? = nil, to: UIViewController? = nil, duration: Double,
    options: UIView.AnimationOptions, _ end: (() -> Void)? = nil
  ) {
    fixture.stage.run {
      start(from: from ?? x, to: to ?? y, duration: duration, options: options, end)
    }
  }

  func start(
    from: UIViewController, to: UIViewController, duration: Double,
    options: UIView.AnimationOptions = .transitionCrossDissolve, _ end: (() -> Void)? = nil
  ) {
    starts += 1
    fixture.a.transition(
      from: from, to: to, duration: duration, options: options, animations: nil
    ) { [weak self] finished in
      self?.results.append(finished)
      self?.fixture.log.write("done")
      end?()
    }
  }

  func expectBalance(x isXShown: Bool, y isYShown: Bool) {
    fixture.expectBalance(of: "X")
    fixture.expectBalance(of: "Y")
    #expect(x.appearance == (isXShown ? .appeared : .disappeared))
    #expect(y.appearance == (isYShown ? .appeared : .disappeared))
  }
}
