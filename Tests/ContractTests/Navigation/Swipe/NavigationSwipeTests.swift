import Stage
import TestSupport
import Testing

/// The built-in swipe back (facts C.14, F.7, F.8, F.10).
@MainActor
struct NavigationSwipeTests {
  /// Runs a case with A and B on the stack. The delegate does not provide animators.
  private func onSwipe(_ play: @MainActor (Journey) throws -> Void) throws {
    try onJourney { journey in
      let listener = ListeningNavigationDelegate(journey.log)
      try journey.stack([journey.a, journey.b])
      journey.stage.run { journey.navigation.delegate = listener }
      try play(journey)
      #expect(journey.stage.warnings == [])
    }
  }

  @Test(arguments: SwipeFinger.End.allCases, [false, true])
  func `a swipe from the leading edge pops or changes nothing`(
    end: SwipeFinger.End, mirrored: Bool
  ) throws {
    try onSwipe { journey in
      if mirrored { journey.stage.traits.layoutDirection = .rightToLeft }
      let before = journey.stage.dump(journey.stage.window)

      try journey.swipe(end, isFromRight: mirrored)

      if end.finishes {
        journey.expectTrace(
          """
          B.willDisappear(true) → A.willAppear(true) → ND.willShow(A, true) → B.didDisappear(true)
          → A.didAppear(true) → ND.didShow(A, true)
          """)
        journey.expectStack([journey.a])
        journey.expectBalance(shown: [journey.a])
      } else {
        journey.expectTrace(
          """
          B.willDisappear(true) → A.willAppear(true) → ND.willShow(A, true) → A.willDisappear(true)
          → A.didDisappear(true) → B.willAppear(true) → B.didAppear(true) !ND.didShow !A.didAppear
          !B.didDisappear
          """)
        journey.expectStack([journey.a, journey.b])
        journey.expectBalance(shown: [journey.b])
        #expect(before.differences(to: journey.stage.dump(journey.stage.window)) == [])
      }
    }
  }

  @Test func `the view follows the touch, mirrored in right-to-left layouts`() throws {
    for mirrored in [false, true] {
      try onSwipe { journey in
        if mirrored { journey.stage.traits.layoutDirection = .rightToLeft }
        let recognizer = journey.navigation.interactivePopGestureRecognizer
        #expect(
          (recognizer as? UIScreenEdgePanGestureRecognizer)?.edges == (mirrored ? .right : .left))
        journey.stage.play(SwipeFinger(end: .far, isFromRight: mirrored).script)
        journey.stage.advance(by: 0.5)

        let x = journey.shownX(journey.b)
        #expect(abs(abs(x) - (0.75 * 393 - 2)) <= 1.5, "\(x)")
        #expect((x < 0) == mirrored)
        #expect(
          journey.stage.run { journey.navigation.transitionCoordinator?.isInteractive } == true)
        #expect(journey.navigation.topViewController === journey.a)
        try journey.stage.settle()
      }
    }
  }

  @Test func `a drag from elsewhere, or along another edge, does not pop`() throws {
    try onSwipe { journey in
      try journey.swipe(.far, start: 60)
      try journey.swipe(.far, isFromRight: true)

      #expect(journey.log.events == [])
      journey.expectStack([journey.a, journey.b])
    }
  }

  @Test func `a swipe at the root has no effect with UIKit's delegate`() throws {
    try onSwipe { journey in
      try journey.stack([journey.a])
      try journey.swipe(.far)
      #expect(journey.log.events == [])

      journey.push(journey.b)
      try journey.stage.settle()
      try journey.swipe(.far)
      journey.expectStack([journey.a])
      #expect(journey.stage.warnings == [])
    }
  }

  private final class Permission: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  }

  /// Facts F.8.3.
  @Test func `a delegate that allows a swipe at the root blocks the stack`() throws {
    for isNil in [true, false] {
      try onJourney { journey in
        let permission = journey.stage.run { Permission() }
        let navigation = journey.navigation
        journey.stage.run {
          navigation.interactivePopGestureRecognizer?.delegate = isNil ? nil : permission
        }
        for _ in 0..<2 { try journey.swipe(.far) }
        #expect(
          journey.stage.warnings.map { $0.contains("A swipe back began at the root") } == [true])

        journey.push(journey.b)
        try journey.stage.settle()
        #expect(navigation.viewControllers.count == 2)
        #expect(journey.b.viewIfLoaded?.window == nil && journey.a.view.window != nil)

        // It recovers off screen.
        journey.stage.run { journey.stage.window.rootViewController = UIViewController() }
        try journey.stage.settle()
        journey.stage.run { journey.stage.window.rootViewController = navigation }
        try journey.stage.settle()
        journey.expectStack([journey.a, journey.b])
        journey.pop()
        try journey.stage.settle()
        journey.expectStack([journey.a])
        withExtendedLifetime(permission) {}
      }
    }
  }

  @Test func `a delegate that implements the animator method turns it off, even if it returns nil`()
    throws
  {
    try onSwipe { journey in
      journey.stage.run { journey.navigation.delegate = journey.delegate }
      try journey.swipe(.far)
      #expect(!journey.log.heard("B.willDisappear"))
      journey.expectStack([journey.a, journey.b])
      // The delegate is asked for an animator once.
      let asked = journey.log.count("ND.animationController")
      try journey.swipe(.far)
      #expect(journey.log.count("ND.animationController") == asked)
      #expect(asked <= 1)

      let listener = ListeningNavigationDelegate(journey.log)
      journey.stage.run { journey.navigation.delegate = listener }
      try journey.swipe(.far)
      journey.expectStack([journey.a])
    }
  }

  @Test func `without its own delegate the swipe is on, and slides if there is no animator`()
    throws
  {
    try onSwipe { journey in
      journey.stage.run {
        journey.navigation.delegate = journey.delegate
        journey.navigation.interactivePopGestureRecognizer?.delegate = nil
      }
      try journey.swipe(.near)
      journey.expectStack([journey.a, journey.b])
      try journey.swipe(.far)

      journey.expectStack([journey.a])
      journey.expectBalance(shown: [journey.a])
      #expect(!journey.log.heard("ND.interactionController"))
    }
  }

  @Test(arguments: SwipeFinger.End.allCases)
  func `with an animator but no interactor the pop is not interactive`(
    end: SwipeFinger.End
  ) throws {
    try onSwipe { journey in
      journey.stage.run {
        journey.navigation.delegate = journey.delegate
        journey.navigation.interactivePopGestureRecognizer?.delegate = nil
      }
      journey.delegate.animator = journey.animator

      try journey.swipe(end)

      #expect(journey.log.count("ND.interactionController") == 1)
      #expect(journey.log.heard("AN.animationEnded(true)"))
      journey.expectStack([journey.a])
      journey.expectBalance(shown: [journey.a])
    }
  }

  @Test(arguments: [false, true])
  func `the swipe is off while a transition runs`(hasDelegate: Bool) throws {
    try onSwipe { journey in
      if !hasDelegate {
        journey.stage.run { journey.navigation.interactivePopGestureRecognizer?.delegate = nil }
      }
      journey.push(journey.c)
      journey.stage.tick()

      try journey.swipe(.far)

      journey.expectStack([journey.a, journey.b, journey.c])
      journey.expectBalance(shown: [journey.c])
    }
  }

  @Test(arguments: [false, true])
  func `a touch that began before a transition does not start another`(
    hasDelegate: Bool
  ) throws {
    try onSwipe { journey in
      if !hasDelegate {
        journey.stage.run { journey.navigation.interactivePopGestureRecognizer?.delegate = nil }
      }
      journey.stage.play(SwipeFinger(end: .far).script)
      journey.stage.tick()
      journey.push(journey.c)
      try journey.stage.settle()

      journey.expectStack([journey.a, journey.b, journey.c])
      journey.expectBalance(shown: [journey.c])
      #expect(journey.log.count("ND.willShow") == 1)
    }
  }

  @Test func `a request during the swipe waits for its end`() throws {
    for end in SwipeFinger.End.allCases {
      try onSwipe { journey in
        journey.stage.play(SwipeFinger(end: end).script)
        journey.stage.advance(by: 0.1)
        journey.push(journey.c)
        #expect(journey.navigation.viewControllers.count == 1)
        try journey.stage.settle()

        journey.expectStack(
          end.finishes ? [journey.a, journey.c] : [journey.a, journey.b, journey.c])
        journey.expectBalance(shown: [journey.c])
      }
    }
  }

  @Test func `a controller being swiped away cannot be pushed twice`() throws {
    try onJourney { journey in
      let listener = ListeningNavigationDelegate(journey.log)
      try journey.stack([journey.a, journey.b])
      journey.stage.run { journey.navigation.delegate = listener }
      journey.stage.play(SwipeFinger(end: .near).script)
      journey.stage.advance(by: 0.3)
      journey.push(journey.b)
      try journey.stage.settle()

      journey.expectStack([journey.a, journey.b])
      #expect(journey.stage.warnings.count == 1)
      #expect(
        journey.stage.warnings.first?.hasPrefix(
          "Pushing the same view controller instance more than once is not supported") == true)
    }
  }

  @Test func `a pan that requires the swipe to fail gets drags that start off the edge`() throws {
    try onSwipe { journey in
      let pan = journey.stage.run { UIPanGestureRecognizer() }
      var states: [UIGestureRecognizer.State] = []
      let listener = journey.stage.run { ActionListener { states.append($0.state) } }
      try journey.stage.run {
        pan.addTarget(listener, action: ActionListener.heard)
        pan.require(toFail: try #require(journey.navigation.interactivePopGestureRecognizer))
        journey.b.view.addGestureRecognizer(pan)
      }
      try journey.swipe(.far, start: 100)
      #expect(states.first == .began && states.last == .ended)
      journey.expectStack([journey.a, journey.b])

      states = []
      try journey.swipe(.near)
      #expect(states == [])
      try journey.swipe(.far)
      #expect(states == [])
      journey.expectStack([journey.a])
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
      try onSwipe { journey in
        var script = SwipeFinger(end: end).script
        script.device = [DeviceEvent(.rotate(.landscapeLeft), t: 0.2)]
        journey.stage.play(script)
        try journey.stage.settle()

        let top = end == .far ? journey.a : journey.b
        // The window is wider now, so the translation is no longer half of its width.
        let isStill = journey.navigation.topViewController === journey.b
        let shown = isStill ? journey.b : top
        journey.expectBalance(shown: [shown])
        #expect(shown.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(journey.navigation.view.bounds.size == CGSize(width: 852, height: 393))
      }
    }
  }
}

extension Journey {
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
