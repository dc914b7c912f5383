import Stage
import TestSupport
import Testing

/// The built-in swipe back (facts C.14, F.7, F.8, F.10).
@MainActor
struct NavigationSwipeTests {
  /// Runs a case with A and B on the stack. The delegate does not provide animators.
  private func onSwipe(_ play: @MainActor (NavigationStage) throws -> Void) throws {
    try onNavigationStage { fixture in
      let listener = ListeningNavigationDelegate(fixture.log)
      try fixture.stack([fixture.a, fixture.b])
      fixture.stage.run { fixture.navigation.delegate = listener }
      try play(fixture)
      #expect(fixture.stage.warnings == [])
    }
  }

  @Test(arguments: SwipeFinger.End.allCases, [false, true])
  func `a swipe from the leading edge pops or changes nothing`(
    end: SwipeFinger.End, mirrored: Bool
  ) throws {
    try onSwipe { fixture in
      if mirrored { fixture.stage.traits.layoutDirection = .rightToLeft }
      let before = fixture.stage.dump(fixture.stage.window)

      try fixture.swipe(end, isFromRight: mirrored)

      if end.finishes {
        fixture.expectTrace(
          """
          B.willDisappear(true) → A.willAppear(true) → ND.willShow(A, true) → B.didDisappear(true)
          → A.didAppear(true) → ND.didShow(A, true)
          """)
        fixture.expectStack([fixture.a])
        fixture.expectBalance(shown: [fixture.a])
      } else {
        fixture.expectTrace(
          """
          B.willDisappear(true) → A.willAppear(true) → ND.willShow(A, true) → A.willDisappear(true)
          → A.didDisappear(true) → B.willAppear(true) → B.didAppear(true) !ND.didShow !A.didAppear
          !B.didDisappear
          """)
        fixture.expectStack([fixture.a, fixture.b])
        fixture.expectBalance(shown: [fixture.b])
        #expect(before.differences(to: fixture.stage.dump(fixture.stage.window)) == [])
      }
    }
  }

  @Test func `the view follows the touch, mirrored in right-to-left layouts`() throws {
    for mirrored in [false, true] {
      try onSwipe { fixture in
        if mirrored { fixture.stage.traits.layoutDirection = .rightToLeft }
        let recognizer = fixture.navigation.interactivePopGestureRecognizer
        #expect(
          (recognizer as? UIScreenEdgePanGestureRecognizer)?.edges == (mirrored ? .right : .left))
        fixture.stage.play(SwipeFinger(end: .far, isFromRight: mirrored).script)
        fixture.stage.advance(by: 0.5)

        let x = fixture.shownX(fixture.b)
        #expect(abs(abs(x) - (0.75 * 393 - 2)) <= 1.5, "\(x)")
        #expect((x < 0) == mirrored)
        #expect(
          fixture.stage.run { fixture.navigation.transitionCoordinator?.isInteractive } == true)
        #expect(fixture.navigation.topViewController === fixture.a)
        try fixture.stage.settle()
      }
    }
  }

  @Test func `a drag from elsewhere, or along another edge, does not pop`() throws {
    try onSwipe { fixture in
      try fixture.swipe(.far, start: 60)
      try fixture.swipe(.far, isFromRight: true)

      #expect(fixture.log.events == [])
      fixture.expectStack([fixture.a, fixture.b])
    }
  }

  @Test func `a swipe at the root has no effect with UIKit's delegate`() throws {
    try onSwipe { fixture in
      try fixture.stack([fixture.a])
      try fixture.swipe(.far)
      #expect(fixture.log.events == [])

      fixture.push(fixture.b)
      try fixture.stage.settle()
      try fixture.swipe(.far)
      fixture.expectStack([fixture.a])
      #expect(fixture.stage.warnings == [])
    }
  }

  private final class Permission: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  }

  /// Facts F.8.3.
  @Test func `a delegate that allows a swipe at the root blocks the stack`() throws {
    for isNil in [true, false] {
      try onNavigationStage { fixture in
        let permission = fixture.stage.run { Permission() }
        let navigation = fixture.navigation
        fixture.stage.run {
          navigation.interactivePopGestureRecognizer?.delegate = isNil ? nil : permission
        }
        for _ in 0..<2 { try fixture.swipe(.far) }
        #expect(
          fixture.stage.warnings.map { $0.contains("A swipe back began at the root") } == [true])

        fixture.push(fixture.b)
        try fixture.stage.settle()
        #expect(navigation.viewControllers.count == 2)
        #expect(fixture.b.viewIfLoaded?.window == nil && fixture.a.view.window != nil)

        // It recovers off screen.
        fixture.stage.run { fixture.stage.window.rootViewController = UIViewController() }
        try fixture.stage.settle()
        fixture.stage.run { fixture.stage.window.rootViewController = navigation }
        try fixture.stage.settle()
        fixture.expectStack([fixture.a, fixture.b])
        fixture.pop()
        try fixture.stage.settle()
        fixture.expectStack([fixture.a])
        withExtendedLifetime(permission) {}
      }
    }
  }

  @Test func `a delegate that implements the animator method turns it off, even if it returns nil`()
    throws
  {
    try onSwipe { fixture in
      fixture.stage.run { fixture.navigation.delegate = fixture.delegate }
      try fixture.swipe(.far)
      #expect(!fixture.log.heard("B.willDisappear"))
      fixture.expectStack([fixture.a, fixture.b])
      // The delegate is asked for an animator once.
      let asked = fixture.log.count("ND.animationController")
      try fixture.swipe(.far)
      #expect(fixture.log.count("ND.animationController") == asked)
      #expect(asked <= 1)

      let listener = ListeningNavigationDelegate(fixture.log)
      fixture.stage.run { fixture.navigation.delegate = listener }
      try fixture.swipe(.far)
      fixture.expectStack([fixture.a])
    }
  }

  @Test func `without its own delegate the swipe is on, and slides if there is no animator`()
    throws
  {
    try onSwipe { fixture in
      fixture.stage.run {
        fixture.navigation.delegate = fixture.delegate
        fixture.navigation.interactivePopGestureRecognizer?.delegate = nil
      }
      try fixture.swipe(.near)
      fixture.expectStack([fixture.a, fixture.b])
      try fixture.swipe(.far)

      fixture.expectStack([fixture.a])
      fixture.expectBalance(shown: [fixture.a])
      #expect(!fixture.log.heard("ND.interactionController"))
    }
  }

  @Test(arguments: SwipeFinger.End.allCases)
  func `with an animator but no interactor the pop is not interactive`(
    end: SwipeFinger.End
  ) throws {
    try onSwipe { fixture in
      fixture.stage.run {
        fixture.navigation.delegate = fixture.delegate
        fixture.navigation.interactivePopGestureRecognizer?.delegate = nil
      }
      fixture.delegate.animator = fixture.animator

      try fixture.swipe(end)

      #expect(fixture.log.count("ND.interactionController") == 1)
      #expect(fixture.log.heard("AN.animationEnded(true)"))
      fixture.expectStack([fixture.a])
      fixture.expectBalance(shown: [fixture.a])
    }
  }

  @Test(arguments: [false, true])
  func `the swipe is off while a transition runs`(hasDelegate: Bool) throws {
    try onSwipe { fixture in
      if !hasDelegate {
        fixture.stage.run { fixture.navigation.interactivePopGestureRecognizer?.delegate = nil }
      }
      fixture.push(fixture.c)
      fixture.stage.tick()

      try fixture.swipe(.far)

      fixture.expectStack([fixture.a, fixture.b, fixture.c])
      fixture.expectBalance(shown: [fixture.c])
    }
  }

  @Test(arguments: [false, true])
  func `a touch that began before a transition does not start another`(
    hasDelegate: Bool
  ) throws {
    try onSwipe { fixture in
      if !hasDelegate {
        fixture.stage.run { fixture.navigation.interactivePopGestureRecognizer?.delegate = nil }
      }
      fixture.stage.play(SwipeFinger(end: .far).script)
      fixture.stage.tick()
      fixture.push(fixture.c)
      try fixture.stage.settle()

      fixture.expectStack([fixture.a, fixture.b, fixture.c])
      fixture.expectBalance(shown: [fixture.c])
      #expect(fixture.log.count("ND.willShow") == 1)
    }
  }

  @Test func `a request during the swipe waits for its end`() throws {
    for end in SwipeFinger.End.allCases {
      try onSwipe { fixture in
        fixture.stage.play(SwipeFinger(end: end).script)
        fixture.stage.advance(by: 0.1)
        fixture.push(fixture.c)
        #expect(fixture.navigation.viewControllers.count == 1)
        try fixture.stage.settle()

        fixture.expectStack(
          end.finishes ? [fixture.a, fixture.c] : [fixture.a, fixture.b, fixture.c])
        fixture.expectBalance(shown: [fixture.c])
      }
    }
  }

  @Test func `a controller being swiped away cannot be pushed twice`() throws {
    try onNavigationStage { fixture in
      let listener = ListeningNavigationDelegate(fixture.log)
      try fixture.stack([fixture.a, fixture.b])
      fixture.stage.run { fixture.navigation.delegate = listener }
      fixture.stage.play(SwipeFinger(end: .near).script)
      fixture.stage.advance(by: 0.3)
      fixture.push(fixture.b)
      try fixture.stage.settle()

      fixture.expectStack([fixture.a, fixture.b])
      #expect(fixture.stage.warnings.count == 1)
      #expect(
        fixture.stage.warnings.first?.hasPrefix(
          "Pushing the same view controller instance more than once is not supported") == true)
    }
  }

  @Test func `a pan that requires the swipe to fail gets drags that start off the edge`() throws {
    try onSwipe { fixture in
      let pan = fixture.stage.run { UIPanGestureRecognizer() }
      var states: [UIGestureRecognizer.State] = []
      let listener = fixture.stage.run { ActionListener { states.append($0.state) } }
      try fixture.stage.run {
        pan.addTarget(listener, action: ActionListener.heard)
        pan.require(toFail: try #require(fixture.navigation.interactivePopGestureRecognizer))
        fixture.b.view.addGestureRecognizer(pan)
      }
      try fixture.swipe(.far, start: 100)
      #expect(states.first == .began && states.last == .ended)
      fixture.expectStack([fixture.a, fixture.b])

      states = []
      try fixture.swipe(.near)
      #expect(states == [])
      try fixture.swipe(.far)
      #expect(states == [])
      fixture.expectStack([fixture.a])
    }
  }

  @Test func `the swipe calls popViewController, which a subclass may refuse`() throws {
    for refuses in [false, true] {
      let stage = Stage()
      let navigation = stage.run {
        AskedNavigation(rootViewController: UIViewController())
      }
      stage.show(navigation)
      stage.run {
        navigation.refuses = refuses
        navigation.pushViewController(UIViewController(), animated: false)
      }
      try stage.settle()
      stage.play(SwipeFinger(end: .far).script)
      try stage.settle()

      #expect(navigation.pops == 1)
      #expect(navigation.viewControllers.count == (refuses ? 2 : 1))
      // An interaction controller that was refused does not drive a later transition.
      stage.run { navigation.pushViewController(UIViewController(), animated: true) }
      try stage.settle()
      #expect(navigation.viewControllers.count == (refuses ? 3 : 2))
      stage.close()
    }
  }

  @Test func `rotating the device during a swipe ends in the new size`() throws {
    for end in [SwipeFinger.End.far, .near] {
      try onSwipe { fixture in
        var script = SwipeFinger(end: end).script
        script.device = [DeviceEvent(.rotate(.landscapeLeft), t: 0.2)]
        fixture.stage.play(script)
        try fixture.stage.settle()

        let top = end == .far ? fixture.a : fixture.b
        // The window is wider now, so the translation is no longer half of its width.
        let isStill = fixture.navigation.topViewController === fixture.b
        let shown = isStill ? fixture.b : top
        fixture.expectBalance(shown: [shown])
        #expect(shown.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(fixture.navigation.view.bounds.size == CGSize(width: 852, height: 393))
      }
    }
  }
}

extension NavigationStage {
  /// The distance of the controller's view on screen from its final position.
  func shownX(_ controller: UIViewController) -> Double {
    stage.run {
      let layer = controller.view.layer
      let values = layer.presentationValues() ?? layer.values
      return Double(values.position.x) - Double(navigation.view.bounds.midX)
    }
  }
}

@MainActor
final class ActionListener: NSObject {
  private let onAction: (UIGestureRecognizer) -> Void
  init(_ onAction: @escaping (UIGestureRecognizer) -> Void) { self.onAction = onAction }

  private func hear(_ recognizer: UIGestureRecognizer) { onAction(recognizer) }
  static let heard = Selector("hear:", ActionListener.hear)
}

private final class AskedNavigation: UINavigationController {
  var pops = 0
  var refuses = false

  override func popViewController(animated: Bool) -> UIViewController? {
    pops += 1
    return refuses ? nil : super.popViewController(animated: animated)
  }
}
