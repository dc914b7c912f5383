import Stage
import TestSupport
import Testing

/// `transition(from:to:duration:options:animations:completion:)`.
@MainActor
struct ChildExchangeTests {
  /// Runs a case in which A shows X. Y is also a child of A, but its view is not on screen yet.
  private func onPair(_ play: @MainActor (Pair) throws -> Void) throws {
    try onStage { theatre in
      let pair = Pair(theatre)
      try theatre.stage.settle()
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
      let before = pair.theatre.stage.dump(pair.x.view)
      pair.run(duration: duration, options: options)
      #expect(pair.y.view.superview === pair.theatre.a.view)
      let isShown = pair.x.view.window != nil
      #expect(isShown)
      try pair.theatre.stage.settle()

      let animated = duration > 0
      pair.theatre.expectTrace("X.willDisappear(\(animated)) → X.didDisappear(\(animated)) → done")
      pair.theatre.expectTrace(
        "Y.willAppear(\(animated)) → Y.isAppearing(\(animated)) → Y.didAppear(\(animated)) → done")
      #expect(pair.x.viewIfLoaded?.superview == nil)
      #expect(pair.theatre.stage.run { pair.y.view.alpha } == 1)
      #expect(CATransform3DIsIdentity(pair.y.view.layer.transform))
      #expect(before.differences(to: pair.theatre.stage.dump(pair.x.view)) == [])
      #expect(pair.results == [true])
      #expect(pair.theatre.a.children.first === pair.x)
      #expect(pair.theatre.a.children.last === pair.y)
      #expect(pair.theatre.stage.warnings == [])
    }
  }

  @Test func `the callers add and remove as Apple's guide does`() throws {
    try onPair { pair in
      let answers = EventLog()
      pair.theatre.log.onEvent = { [unowned pair] event in
        guard event != "done" else { return }
        let child: UIViewController = event.hasPrefix("X") ? pair.x : pair.y
        let name = event.prefix { $0 != "(" }
        answers.write("\(name): \(child.isMovingToParent) \(child.isMovingFromParent)")
      }
      pair.theatre.stage.run { pair.x.willMove(toParent: nil) }
      pair.run(duration: 0.3, options: .transitionCrossDissolve) { [unowned pair] in
        pair.x.removeFromParent()
        pair.y.didMove(toParent: pair.theatre.a)
      }
      try pair.theatre.stage.settle()

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
      pair.theatre.stage.advance(by: 0.1)
      #expect(abs(pair.theatre.shown(pair.y.view).opacity - 0.5) < 0.01)
      try pair.theatre.stage.settle()
    }
    try onPair { pair in
      pair.run(duration: 0.2, options: [.transitionFlipFromRight, .curveLinear])
      pair.theatre.stage.advance(by: 0.1)
      // Both views are seen edge-on: their left and right edges coincide.
      for view in [pair.x.view, pair.y.view].compactMap({ $0 }) {
        #expect(abs(pair.theatre.shown(view).transform.m11) < 0.01)
      }
      try pair.theatre.stage.settle()
    }
  }

  @Test func `the block runs between adding the new view and removing the old one`() throws {
    try onPair { pair in
      pair.theatre.stage.run {
        pair.theatre.a.transition(
          from: pair.x, to: pair.y, duration: 0.2,
          animations: { [unowned pair] in
            pair.theatre.log.write(
              "block(\(pair.x.view.superview != nil), \(pair.y.view.superview != nil))")
            pair.y.view.center.x += 10
          })
      }
      try pair.theatre.stage.settle()
      pair.theatre.expectTrace("Y.willAppear → block(true, true) → X.didDisappear")
    }
  }

  // MARK: Misuse

  @Test(arguments: ["X", "Y"], [false, true])
  func `a child that is removed meanwhile ends balanced`(name: String, viewLast: Bool) throws {
    try onPair { pair in
      pair.run(duration: 0.3, options: .transitionCrossDissolve)
      pair.theatre.stage.advance(by: 0.1)
      pair.theatre.stage.run { expel(name == "X" ? pair.x : pair.y, viewLast: viewLast) }
      try pair.theatre.stage.settle()

      pair.expectBalance(x: false, y: name == "X")
      #expect(pair.results.count == 1)
      #expect(pair.x.viewIfLoaded?.superview == nil)
    }
  }

  @Test func `reversing half-way keeps the first child`() throws {
    try onPair { pair in
      pair.run(duration: 0.3, options: .transitionCrossDissolve)
      pair.theatre.stage.advance(by: 0.1)
      pair.run(from: pair.y, to: pair.x, duration: 0.3, options: .transitionCrossDissolve)
      try pair.theatre.stage.settle()

      pair.expectBalance(x: true, y: false)
      #expect(pair.results.count == 2)
      #expect(pair.x.view.window != nil)
      #expect(pair.y.view.superview == nil)
    }
  }

  @Test(arguments: ["X.willDisappear", "Y.willAppear", "X.didDisappear", "Y.didAppear"])
  func `reversing an exchange inside any callback ends balanced`(moment: String) throws {
    try onPair { pair in
      pair.theatre.log.onEvent = { [unowned pair] event in
        guard event.hasPrefix(moment), pair.starts == 1 else { return }
        pair.start(from: pair.y, to: pair.x, duration: 0.2)
      }
      pair.run(duration: 0.2, options: .transitionCrossDissolve)
      try pair.theatre.stage.settle()

      pair.theatre.expectBalance(of: "X")
      pair.theatre.expectBalance(of: "Y")
      #expect(pair.results.count == 2)
      let shown = [pair.x, pair.y].filter { $0.viewIfLoaded?.window != nil }
      #expect(shown.allSatisfy { $0.appearance == .appeared })
      #expect(shown.count == 1)
    }
  }

  @Test func `while the parent is not on screen only the views change`() throws {
    try onStage { theatre in
      let (x, y) = (LoggingController("X", theatre.log), LoggingController("Y", theatre.log))
      theatre.stage.run {
        embed(x, in: theatre.b)
        theatre.b.addChild(y)
        theatre.b.transition(
          from: x, to: y, duration: 0.3, options: .transitionCrossDissolve, animations: nil
        ) { _ in theatre.log.write("done") }
      }
      try theatre.stage.settle()
      theatre.expectTrace("done !X.willDisappear !Y.willAppear")
      #expect(x.view.superview == nil)
      #expect(y.view.superview === theatre.b.view)

      try theatre.presentAndSettle(style: .fullScreen)
      #expect(y.appearance == .appeared)
      #expect(x.appearance == .disappeared)
    }
  }

  @Test(arguments: [0.0, 0.1], [false, true])
  func `the parent may disappear and reappear meanwhile`(pause: Double, animated: Bool) throws {
    try onPair { pair in
      let theatre = pair.theatre
      pair.run(duration: 0.5, options: .transitionCrossDissolve)
      theatre.stage.advance(by: pause)
      theatre.present(animated: animated, style: .fullScreen)
      try theatre.stage.settle()
      pair.expectBalance(x: false, y: false)
      theatre.dismiss(animated: animated)
      try theatre.stage.settle()
      pair.expectBalance(x: false, y: true)
    }
  }

  @Test func `an exchange begun while the parent appears completes with it`() throws {
    try onStage { theatre in
      let (x, y) = (LoggingController("X", theatre.log), LoggingController("Y", theatre.log))
      theatre.stage.run {
        embed(x, in: theatre.b)
        theatre.b.addChild(y)
      }
      theatre.log.onEvent = { event in
        guard event.hasPrefix("B.isAppearing") else { return }
        theatre.b.transition(from: x, to: y, duration: 0.6, animations: { y.view.alpha = 0.5 })
      }
      theatre.present(style: .fullScreen)
      try theatre.stage.settle()

      theatre.expectBalance(of: "X")
      theatre.expectBalance(of: "Y")
      #expect(x.appearance == .disappeared)
      #expect(y.appearance == .appeared)
    }
  }

  @Test func `with forwarding off the container sends the calls itself`() throws {
    try onStage { theatre in
      let (x, y) = (LoggingController("X", theatre.log), LoggingController("Y", theatre.log))
      let parent = MutedParent()
      parent.modalPresentationStyle = .overFullScreen
      theatre.stage.run { theatre.a.present(parent, animated: false) }
      try theatre.stage.settle()
      theatre.stage.run {
        embed(x, in: parent)
        x.beginAppearanceTransition(true, animated: false)
        x.endAppearanceTransition()
        parent.addChild(y)
      }
      theatre.log.clear()
      theatre.stage.run {
        x.beginAppearanceTransition(false, animated: true)
        y.beginAppearanceTransition(true, animated: true)
        parent.transition(from: x, to: y, duration: 0.2, animations: { y.view.alpha = 0.5 }) { _ in
          x.endAppearanceTransition()
          y.endAppearanceTransition()
        }
      }
      try theatre.stage.settle()
      theatre.expectTrace(
        """
        X.willDisappear(true) → Y.willAppear(true) → Y.isAppearing(true) → X.didDisappear(true)
        → Y.didAppear(true)
        """)
      #expect(x.view.superview == nil)
      #expect(theatre.stage.warnings == [])
    }
  }

  @Test func `both controllers must be children of the receiver`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let theatre = Theatre()
        theatre.stage.run {
          theatre.a.addChild(theatre.c)
          theatre.a.transition(from: theatre.c, to: theatre.b, duration: 0.2, animations: nil)
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
  let theatre: Theatre
  let x: LoggingController
  let y: LoggingController
  private(set) var results: [Bool] = []
  private(set) var starts = 0

  init(_ theatre: Theatre) {
    self.theatre = theatre
    (x, y) = theatre.stage.run {
      (LoggingController("X", theatre.log), LoggingController("Y", theatre.log))
    }
    theatre.stage.run {
      embed(x, in: theatre.a)
      theatre.a.addChild(y)
      x.view.backgroundColor = .red
      y.view.backgroundColor = .blue
    }
  }

  func run(
    from: UIViewController? = nil, to: UIViewController? = nil, duration: Double,
    options: UIView.AnimationOptions, _ end: (() -> Void)? = nil
  ) {
    theatre.stage.run {
      start(from: from ?? x, to: to ?? y, duration: duration, options: options, end)
    }
  }

  func start(
    from: UIViewController, to: UIViewController, duration: Double,
    options: UIView.AnimationOptions = .transitionCrossDissolve, _ end: (() -> Void)? = nil
  ) {
    starts += 1
    theatre.a.transition(
      from: from, to: to, duration: duration, options: options, animations: nil
    ) { [weak self] finished in
      self?.results.append(finished)
      self?.theatre.log.write("done")
      end?()
    }
  }

  func expectBalance(x isXShown: Bool, y isYShown: Bool) {
    theatre.expectBalance(of: "X")
    theatre.expectBalance(of: "Y")
    #expect(x.appearance == (isXShown ? .appeared : .disappeared))
    #expect(y.appearance == (isYShown ? .appeared : .disappeared))
  }
}
