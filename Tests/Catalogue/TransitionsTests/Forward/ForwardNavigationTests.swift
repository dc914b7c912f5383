import Foundation
import Stage
import TestSupport
import Testing
import Transitions
import UIKit

/// Callbacks of the app's delegate and of other observers.
@MainActor @Suite struct ForwardNavigationTests {
  // MARK: The app's delegate

  @Test func `the app's delegate receives every call, in order`() throws {
    let scene = ForwardStage("AB")
    scene.forward.delegate = scene.app
    scene.app.animator = PlainAnimator()
    let interactor = UIPercentDrivenInteractiveTransition()
    scene.app.interactor = interactor

    scene.stage.run { _ = scene.navigation.popViewController(animated: true) }
    scene.stage.run { interactor.update(0.7) }
    scene.stage.run { interactor.finish() }
    try scene.stage.settle()
    #expect(
      scene.app.log.events == [
        "ND.animationController(pop, B to A)", "ND.interactionController", "ND.willShow(A, true)",
        "ND.didShow(A, true)",
      ])

    scene.app.log.clear()
    (scene.app.animator, scene.app.interactor) = (nil, nil)
    scene.stage.run { _ = scene.forward.goForward() }
    try scene.stage.settle()
    #expect(
      scene.app.log.events == [
        "ND.animationController(push, A to B)", "ND.willShow(B, true)", "ND.didShow(B, true)",
      ])

    scene.app.log.clear()
    scene.stage.run { _ = scene.navigation.popViewController(animated: false) }
    try scene.stage.settle()
    #expect(scene.app.log.events == ["ND.willShow(A, false)", "ND.didShow(A, false)"])
  }

  @Test func `a custom swipe requests the app's animator and drives it`() throws {
    let scene = ForwardStage("AB")
    scene.forward.delegate = scene.app
    scene.app.animator = PlainAnimator()
    scene.forward.replacesBackSwipe = true

    scene.swipe(.back, by: 0.8)
    try scene.stage.settle()

    #expect(scene.stack == "A")
    #expect(
      scene.app.log.events == [
        "ND.animationController(pop, B to A)", "ND.interactionController", "ND.willShow(A, true)",
        "ND.didShow(A, true)",
      ])
    #expect(scene.stage.trace.lines.contains { $0.contains("PlainAnimator#1.animateTransition") })
    #expect(!scene.stage.trace.lines.contains { $0.contains("ForwardSlide") })
  }

  /// A delegate that implements the animator method, even to return nil, disables the built-in
  /// swipe (facts F.8.1). This library's own implementation must not disable the built-in swipe.
  @Test func `the built-in swipe back follows the app's delegate`() throws {
    for (hasAnimators, works) in [(nil, true), (false, true), (true, false)] as [(Bool?, Bool)] {
      let scene = ForwardStage("AB")
      let quiet = QuietDelegate()
      switch hasAnimators {
      case true: scene.forward.delegate = scene.app
      case false: scene.forward.delegate = quiet
      default: break
      }

      scene.swipe(.back, by: 0.8)
      try scene.stage.settle()

      #expect(scene.stack == (works ? "A" : "AB"), "\(String(describing: hasAnimators))")
      #expect(quiet.shown == (hasAnimators == false ? 1 : 0))
      scene.expectRest()
      scene.stage.close()
    }
  }

  @Test func `without an app's animator the built-in ones run`() throws {
    let scene = ForwardStage("AB")
    scene.stage.run { _ = scene.navigation.popViewController(animated: true) }
    try scene.stage.settle()
    scene.stage.run { _ = scene.forward.goForward() }
    try scene.stage.settle()

    let animators = scene.stage.trace.lines.filter { $0.contains("animateTransition(") }
    #expect(animators.count == 2)
    #expect(animators.allSatisfy { $0.contains("NavigationSlide#") }, "\(animators)")
    #expect(!scene.stage.trace.lines.contains { $0.contains("interactionControllerFor") })
  }

  @Test func `releasing the delegate leaves everything working`() throws {
    let scene = ForwardStage("ABC")
    var app: LoggingNavigationDelegate? = LoggingNavigationDelegate(EventLog())
    app?.animator = PlainAnimator()
    scene.forward.delegate = app
    scene.stage.run { _ = scene.navigation.popViewController(animated: true) }
    scene.stage.advance(by: 0.1)

    weak let gone = app
    app = nil
    #expect(gone == nil)
    try scene.stage.settle()
    #expect(scene.stack == "AB")
    scene.swipe(.back, by: 0.8)
    try scene.stage.settle()
    #expect(scene.stack == "A")
    #expect(scene.ahead == "CB")
    scene.expectRest()
  }

  @Test func `a delegate set before becomes the app's, and is restored`() throws {
    let stage = Stage()
    let app = LoggingNavigationDelegate(EventLog())
    let navigation = stage.run { UINavigationController(rootViewController: UIViewController()) }
    stage.show(navigation)
    try stage.settle()
    try stage.run {
      navigation.delegate = app
      var forward: ForwardNavigation? = ForwardNavigation(navigation)
      forward?.replacesBackSwipe = true
      #expect(forward?.delegate === app)
      #expect(navigation.delegate === forward)
      #expect(navigation.interactivePopGestureRecognizer?.isEnabled == false)
      let view = try #require(navigation.view)
      let count = view.gestureRecognizers?.count ?? 0

      weak let gone = forward
      forward = nil

      #expect(gone == nil)
      #expect(navigation.delegate === app)
      #expect(navigation.interactivePopGestureRecognizer?.isEnabled == true)
      #expect(view.gestureRecognizers?.count == count - 2)
    }
  }

  @Test(arguments: [false, true])
  func `attached during a transition it learns the outcome`(finishes: Bool) throws {
    let stage = Stage()
    let app = LoggingNavigationDelegate(EventLog())
    let interactor = UIPercentDrivenInteractiveTransition()
    (app.animator, app.interactor) = (PlainAnimator(), interactor)
    let (navigation, b) = stage.run {
      (UINavigationController(rootViewController: UIViewController()), UIViewController())
    }
    stage.run { navigation.pushViewController(b, animated: false) }
    stage.show(navigation)
    try stage.settle()
    stage.run {
      navigation.delegate = app
      navigation.popViewController(animated: true)
    }
    stage.run { interactor.update(0.5) }
    let forward = stage.run { ForwardNavigation(navigation) }
    stage.run { finishes ? interactor.finish() : interactor.cancel() }
    try stage.settle()
    app.interactor = nil
    #expect(stage.run { navigation.viewControllers.count } == (finishes ? 1 : 2))

    if !finishes {
      stage.run { _ = navigation.popViewController(animated: true) }
      try stage.settle()
      #expect(stage.run { forward.goForward() } === b)
      try stage.settle()
    }
    #expect(stage.run { forward.goForward() } == nil)
    forward.nextViewController = { UIViewController() }
    #expect(stage.run { forward.goForward() } != nil)
    try stage.settle()
    stage.close()
  }

  @Test func `its touches are tracked on the built-in swipe's view`() {
    let scene = ForwardStage("A")
    let view = scene.navigation.interactivePopGestureRecognizer?.view
    #expect(view != nil)
    #expect(scene.forward.gestureRecognizers.count == 2)
    #expect(scene.forward.gestureRecognizers.allSatisfy { $0.view === view })
  }

  // MARK: Completion

  @Test(arguments: [false, true])
  func `the completion is called for every end, after didShow`(willShowFirst: Bool) throws {
    let scene = ForwardStage("ABC")
    scene.stage.sendsWillShowFirst = willShowFirst
    scene.forward.delegate = scene.app
    var ends: [String] = []
    scene.forward.completion = { ends.append("\($0) \($1)") }
    scene.app.onDidShow = { ends.append("didShow") }
    let interactor = UIPercentDrivenInteractiveTransition()

    func pop(animated: Bool = true) {
      scene.stage.run { _ = scene.navigation.popViewController(animated: animated) }
    }
    func expect(_ expected: [String]) throws {
      try scene.stage.settle()
      #expect(ends == expected)
      ends = []
    }
    pop()
    try expect(["didShow", "pop true"])
    pop(animated: false)
    try expect(["didShow", "pop true"])
    scene.stage.run { _ = scene.forward.goForward() }
    try expect(["didShow", "push true"])

    (scene.app.animator, scene.app.interactor) = (PlainAnimator(), interactor)
    pop()
    scene.stage.run { interactor.cancel() }
    try expect(["pop false"])
    scene.stage.run { _ = scene.forward.goForward() }
    scene.stage.run { interactor.cancel() }
    try expect(["push false"])
    pop()
    scene.stage.run { interactor.finish() }
    try expect(["didShow", "pop true"])
  }

  @Test func `the completion is called when the window is removed during the transition`() throws {
    let scene = ForwardStage("AB")
    var ends: [Bool] = []
    scene.forward.completion = { ends.append($1) }
    scene.stage.run { _ = scene.navigation.popViewController(animated: true) }
    scene.stage.advance(by: 0.1)

    scene.stage.run { scene.stage.window.rootViewController = UIViewController() }
    try scene.stage.settle()

    #expect(ends == [false])
  }

  @Test func `going forward in the completion works`() throws {
    let scene = ForwardStage("ABC")
    var steps = 0
    scene.forward.completion = { [weak forward = scene.forward, weak scene] operation, _ in
      steps += 1
      if steps == 1 { scene?.navigation.popViewController(animated: true) }
      _ = (forward, operation)
    }
    scene.stage.run { _ = scene.navigation.popViewController(animated: true) }
    try scene.stage.settle()

    #expect(steps == 2)
    #expect(scene.stack == "A")
    #expect(scene.ahead == "CB")
    scene.forward.completion = nil
  }

  // MARK: During transitions

  @Test func `going forward in a transition waits for its end`() throws {
    let scene = ForwardStage("ABC")
    scene.stage.run { _ = scene.navigation.popViewController(animated: true) }
    scene.stage.advance(by: 0.1)
    #expect(scene.stage.run { scene.forward.goForward() } === scene.page("C"))
    #expect(scene.stage.run { scene.forward.goForward() } == nil)
    #expect(scene.stack == "AB")
    try scene.stage.settle()

    #expect(scene.stack == "ABC")
    #expect(scene.ahead == "")
    scene.expectRest()
  }

  @Test func `three requests in a row go three pages forward`() throws {
    for inFlight in [false, true] {
      let scene = ForwardStage("ABCD")
      try scene.arrange("A", forward: "DCB")
      if inFlight {
        scene.stage.run { _ = scene.forward.goForward() }
        scene.stage.advance(by: 0.1)
      }
      let names = inFlight ? "CD" : "BCD"
      for name in names {
        #expect(scene.stage.run { scene.forward.goForward() } === scene.page(name))
      }
      #expect(scene.stage.run { scene.forward.goForward() } == nil)
      try scene.stage.settle()

      #expect(scene.stack == "ABCD")
      #expect(scene.ahead == "")
      scene.expectRest()
    }
  }

  @Test func `several requests in one tick go as many pages forward`() throws {
    let scene = ForwardStage("ABCD")
    try scene.arrange("A", forward: "DCB")
    scene.stage.run {
      #expect(scene.forward.goForward() === scene.page("B"))
      #expect(scene.forward.goForward() === scene.page("C"))
    }
    try scene.stage.settle()
    #expect(scene.stack == "ABC")
    #expect(scene.ahead == "D")
    scene.expectRest()
  }

  @Test func `a request in didShow goes forward`() throws {
    let scene = ForwardStage("ABC")
    scene.forward.delegate = scene.app
    var answer: UIViewController?
    var isDone = false
    scene.app.onDidShow = { [weak forward = scene.forward] in
      guard !isDone else { return }
      isDone = true
      answer = forward?.goForward()
    }
    scene.stage.run { _ = scene.navigation.popViewController(animated: true) }
    try scene.stage.settle()

    #expect(answer === scene.page("C"))
    #expect(scene.stack == "ABC")
    #expect(scene.ahead == "")
    scene.expectRest()
  }

  @Test func `during an interaction requests do not wait`() throws {
    for finishes in [false, true] {
      let scene = ForwardStage("ABC")
      scene.forward.delegate = scene.app
      let interactor = UIPercentDrivenInteractiveTransition()
      (scene.app.animator, scene.app.interactor) = (PlainAnimator(), interactor)
      scene.stage.run { _ = scene.navigation.popViewController(animated: true) }
      scene.stage.run { interactor.update(0.5) }
      #expect(scene.stage.run { scene.forward.goForward() } == nil)
      scene.stage.run { finishes ? interactor.finish() : interactor.cancel() }
      scene.app.interactor = nil
      scene.stage.advance(by: 0.05)
      let answer = scene.stage.run { scene.forward.goForward() }
      #expect(answer === (finishes ? scene.page("C") : nil))
      try scene.stage.settle()

      #expect(scene.stack == "ABC")
      scene.expectRest()
    }
  }

  @Test func `a transition cancelled by its animator leaves no pending page`() throws {
    final class Quitter: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?)
        -> TimeInterval
      { 0.3 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        UIView.animate(withDuration: 0.3) {
          context.containerView.alpha = 0.5
        } completion: { _ in
          context.containerView.alpha = 1
          context.completeTransition(false)
        }
      }
    }
    let scene = ForwardStage("ABC")
    let gone = WeakPage(scene.page("C"))
    scene.forward.delegate = scene.app
    scene.app.animator = Quitter()
    scene.stage.run { _ = scene.navigation.popViewController(animated: true) }
    scene.stage.advance(by: 0.1)
    #expect(scene.stage.run { scene.forward.goForward() } === scene.page("C"))
    try scene.stage.settle()
    #expect(scene.stack == "ABC")
    #expect(scene.stage.warnings.count == 1)

    scene.app.animator = nil
    scene.forget("C")
    scene.stage.run { _ = scene.navigation.popViewController(animated: true) }
    try scene.stage.settle()
    scene.stage.run { scene.forward.removeAllForward() }
    #expect(gone.page == nil)
  }

  // MARK: The page beyond

  @Test func `the hook is called as a swipe begins, and only if nothing else is ahead`() throws {
    let scene = ForwardStage("AB")
    var asked = 0
    scene.forward.nextViewController = { [weak scene] in
      asked += 1
      return scene?.page("X")
    }
    scene.stage.run { _ = scene.navigation.popViewController(animated: true) }
    try scene.stage.settle()
    scene.swipe(.forward, by: 0.8)
    try scene.stage.settle()
    #expect(scene.stack == "AB")
    #expect(asked == 0)

    scene.swipe(.forward, by: 0.3)
    try scene.stage.settle()
    #expect(asked == 1)
    #expect(scene.stack == "AB")
    #expect(scene.ahead == "")
    #expect(scene.page("X").parent == nil)

    scene.swipe(.forward, by: 0.8)
    try scene.stage.settle()
    #expect(asked == 2)
    #expect(scene.stack == "ABX")

    // The page is already on the stack, so no transition starts and UIKit has no reason to raise an
    // exception.
    scene.swipe(.forward, by: 0.8)
    #expect(scene.stage.run { scene.forward.goForward() } == nil)
    #expect(asked == 4)
    scene.forward.nextViewController = { nil }
    scene.swipe(.forward, by: 0.8)
    try scene.stage.settle()
    #expect(scene.stack == "ABX")
    scene.expectRest()
  }

  // MARK: Reduced motion

  @Test func `with Reduce Motion buttons cross-fade and swipes move`() throws {
    let scene = ForwardStage("ABC")
    scene.stage.traits.isReduceMotionEnabled = true
    func animators() -> [String] {
      scene.stage.endRecording().events.filter { $0.call == .transition(.animateTransition) }
        .map(\.object.type)
    }

    scene.stage.beginRecording()
    scene.stage.run { _ = scene.navigation.popViewController(animated: true) }
    try scene.stage.settle()
    scene.stage.run { _ = scene.forward.goForward() }
    try scene.stage.settle()
    #expect(animators() == ["CrossDissolve", "CrossDissolve"])

    scene.stage.beginRecording()
    scene.swipe(.back, by: 0.8)
    try scene.stage.settle()
    scene.swipe(.forward, by: 0.8)
    try scene.stage.settle()
    #expect(animators() == ["NavigationSlide", "ForwardSlide"])
    #expect(scene.stack == "ABC")

    // The library leaves an app's animator unchanged.
    scene.forward.delegate = scene.app
    scene.app.animator = PlainAnimator()
    scene.stage.beginRecording()
    scene.stage.run { _ = scene.navigation.popViewController(animated: true) }
    try scene.stage.settle()
    #expect(animators() == ["PlainAnimator"])
    scene.expectRest()
  }

  // MARK: Lifecycle

  @Test func `all objects are released`() throws {
    weak var navigation: UINavigationController?
    weak var forward: ForwardNavigation?
    weak var page: Page?
    do {
      let scene = ForwardStage("ABC", kind: .subclass)
      (navigation, forward, page) = (scene.navigation, scene.forward, scene.page("C"))
      scene.forward.replacesBackSwipe = true
      scene.swipe(.back, by: 0.8)
      try scene.stage.settle()
      scene.swipe(.forward, by: 0.8, ending: .cancel)
      try scene.stage.settle()
      #expect(scene.ahead == "C")
      scene.stage.close()
    }
    #expect(navigation == nil)
    #expect(forward == nil)
    #expect(page == nil)
  }
}
