import Stage
import TestSupport
import Testing

/// Blocks queued on a coordinator: when they can be queued, what drives them, and in which order
/// they complete (facts E.2 to E.8).
@MainActor
struct AlongsideTests {
  @Test(arguments: [
    "PC.presentationTransitionWillBegin", "A.willDisappear", "B.willAppear",
    "PC.dismissalTransitionWillBegin", "B.willDisappear", "A.willAppear",
  ])
  func `a block may be queued in every call before the animation`(moment: String) throws {
    try onStage { fixture in
      fixture.delegate.presentation = { [log = fixture.log] presented, presenting in
        LoggingPresentation(presented, presenting, log, removesPresenter: true)
      }
      var isQueued: [Bool] = []
      var isAnimating: [Bool] = []
      let view = UIView()
      fixture.log.onEvent = { [unowned fixture, log = fixture.log] event in
        guard event.hasPrefix(moment),
          let coordinator = fixture.a.transitionCoordinator ?? fixture.b.transitionCoordinator
        else { return }
        coordinator.containerView.addSubview(view)
        isQueued.append(
          coordinator.animate(
            alongsideTransition: { _ in
              view.alpha = 0.5
              isAnimating.append(view.layer.animationKeys() == ["opacity"])
            }, completion: { log.write("TC.completion(\($0.isCancelled))") }))
      }
      fixture.present(style: .custom)
      try fixture.stage.settle()
      fixture.dismiss()
      try fixture.stage.settle()

      #expect(isQueued == [true])
      #expect(isAnimating == [true])
      #expect(fixture.log.count("TC.completion(false)") == 1)
      view.removeFromSuperview()
    }
  }

  @Test func `a child that made the request finds the coordinator as well`() throws {
    try onStage { fixture in
      let child = fixture.c
      fixture.stage.run {
        fixture.a.addChild(child)
        fixture.a.view.addSubview(child.view)
        child.didMove(toParent: fixture.a)
        fixture.b.modalPresentationStyle = .custom
        child.present(fixture.b, animated: true)
      }
      fixture.stage.run {
        #expect(child.transitionCoordinator != nil)
        #expect(child.transitionCoordinator === fixture.b.transitionCoordinator)
        #expect(child.transitionCoordinator === fixture.a.transitionCoordinator)
      }
      try fixture.stage.settle()
      fixture.stage.run { #expect(child.transitionCoordinator == nil) }
    }
  }

  @Test func `viewIsAppearing is too late to queue an animation`() throws {
    try onStage { fixture in
      var isQueued: Bool?
      fixture.log.onEvent = { [unowned fixture, log = fixture.log] event in
        guard event.hasPrefix("B.isAppearing") else { return }
        isQueued = fixture.b.transitionCoordinator?.animate(
          alongsideTransition: { _ in log.write("TC.late") },
          completion: { _ in log.write("TC.completion") })
      }
      fixture.present(style: .custom)
      try fixture.stage.settle()

      #expect(isQueued == false)
      fixture.expectTrace("B.didAppear → TC.completion !TC.late")
    }
  }

  @Test(arguments: [false, true])
  func `an animator's empty block ends with the alongside animations`(isEmpty: Bool) throws {
    try onStage { fixture in
      fixture.delegate.animator = EmptyBlockAnimator()
      let view = UIView()
      fixture.log.onEvent = { [unowned fixture] event in
        guard event.hasPrefix("B.willAppear"), let coordinator = fixture.b.transitionCoordinator
        else { return }
        coordinator.containerView.addSubview(view)
        coordinator.animate(
          alongsideTransition: { _ in if !isEmpty { view.alpha = 0.5 } }, completion: nil)
      }
      fixture.present(style: .custom)
      fixture.stage.advance(by: 0.4)

      #expect(fixture.log.count("B.didAppear(true)") == (isEmpty ? 1 : 0))
      fixture.stage.advance(by: 0.2)
      #expect(fixture.log.count("B.didAppear(true)") == 1)
      try fixture.stage.settle()
      view.removeFromSuperview()
    }
  }

  @Test func `a nil animation is queued too`() throws {
    try onStage { fixture in
      var isQueued: Bool?
      fixture.log.onEvent = { [unowned fixture, log = fixture.log] event in
        guard event.hasPrefix("B.willAppear") else { return }
        isQueued = fixture.b.transitionCoordinator?.animate(
          alongsideTransition: nil, completion: { _ in log.write("TC.completion") })
      }
      fixture.present(animated: false, style: .fullScreen)
      try fixture.stage.settle()

      // UIKit's return value for a transition without animation is unknown (facts E.3), so the
      // value is not asserted.
      #expect(isQueued != nil)
      fixture.expectTrace("B.didAppear(false) → TC.completion → done")
    }
  }

  @Test func `without animation the block runs at once`() throws {
    try onStage { fixture in
      var isAnimating: Bool?
      fixture.log.onEvent = { [unowned fixture] event in
        guard event.hasPrefix("B.willAppear") else { return }
        fixture.b.transitionCoordinator?.animate(
          alongsideTransition: { _ in
            fixture.b.view.alpha = 0.5
            isAnimating = fixture.b.view.layer.animationKeys() != nil
          }, completion: nil)
      }
      fixture.present(animated: false, style: .fullScreen)

      #expect(isAnimating == false)
      #expect(fixture.shown(fixture.b.view).opacity == 0.5)
      try fixture.stage.settle()
    }
  }

  @Test(arguments: [false, true])
  func `notifyWhenInteractionEnds is called once, notifyWhenInteractionChanges each time`(
    cancels: Bool
  ) throws {
    try onStage { fixture in
      try fixture.beginInteractively(.present, style: .custom)
      let coordinator = try #require(fixture.coordinator)
      for name in ["first", "second"] {
        coordinator.notifyWhenInteractionEnds { [log = fixture.log] _ in log.write("ends.\(name)") }
        coordinator.notifyWhenInteractionChanges { [log = fixture.log] context in
          log.write("changes.\(name)(\(context.isInteractive), \(context.percentComplete))")
        }
      }
      fixture.update(0.4)
      if cancels { fixture.cancel() } else { fixture.finish() }
      if cancels { fixture.finish() } else { fixture.cancel() }
      try fixture.stage.settle()

      for name in ["first", "second"] {
        #expect(fixture.log.count("ends.\(name)") == 1)
        #expect(fixture.log.count("changes.\(name)") == 1)
      }
      fixture.expectTrace(
        "changes.first(false, 0.4) → changes.second(false, 0.4)")
      fixture.expectTrace(
        "ends.first → ends.second → \(cancels ? "B.didDisappear" : "B.didAppear")")
    }
  }

  @Test func `a handler may end the transition itself`() throws {
    try onStage { fixture in
      try fixture.beginInteractively(.present, style: .fullScreen)
      fixture.coordinator?.notifyWhenInteractionEnds { [interactor = fixture.interactor] _ in
        interactor.context?.completeTransition(false)
      }
      fixture.update(0.5)
      fixture.cancel()
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        A.willDisappear → B.willAppear → B.willDisappear → {B.didDisappear, A.willAppear}
        → A.didAppear !B.didAppear !A.didDisappear
        """)
      #expect(fixture.a.appearance == .appeared)
      #expect(fixture.a.view.superview === fixture.window)
      #expect(fixture.stage.warnings.allSatisfy { $0.hasPrefix("completeTransition") })
    }
  }

  @Test func `completions run in order, nested ones last, none after the end`()
    throws
  {
    try onStage { fixture in
      fixture.present(style: .custom)
      let coordinator = try #require(fixture.coordinator)
      let log = fixture.log
      coordinator.animate(alongsideTransition: nil) { context in
        log.write("TC.1")
        coordinator.animate(alongsideTransition: nil) { _ in log.write("TC.3") }
      }
      coordinator.animate(alongsideTransition: nil) { _ in log.write("TC.2") }
      try fixture.stage.settle()

      fixture.expectTrace("B.didAppear → TC.1 → TC.2 → TC.3")
      let late = coordinator.animate(alongsideTransition: nil) { _ in log.write("TC.late") }
      try fixture.stage.settle()
      #expect(!late)
      #expect(!log.heard("TC.late"))
    }
  }

  /// Where the view that is passed to `animateAlongsideTransition(in:)` is in the hierarchy.
  enum Place: CaseIterable {
    case window, presenter, nestedOutside, twice
  }

  @Test(arguments: Place.allCases, [false, true])
  func `C13 a view around the container follows the percent and completes in one curve`(
    place: Place, cancels: Bool
  ) throws {
    try onStage { fixture in
      fixture.animator.duration = 1
      let (outer, inner) = (UIView(), UIView())
      fixture.stage.run {
        fixture.window.addSubview(outer)
        outer.addSubview(inner)
      }
      fixture.stage.tick()
      let inside = UIView()
      let roots: [UIView] =
        switch place {
        case .window: [fixture.window]
        case .presenter: [fixture.a.view]
        case .nestedOutside: [inner, outer]
        case .twice: [outer, fixture.window, fixture.window, inner]
        }
      fixture.delegate.presentInteractor = fixture.interactor
      fixture.log.onEvent = { [unowned fixture] event in
        guard event.hasPrefix("B.willAppear"), let coordinator = fixture.b.transitionCoordinator
        else { return }
        coordinator.containerView.addSubview(inside)
        for view in [inside, inner] { view.alpha = 0 }
        for root in roots {
          coordinator.animateAlongsideTransition(
            in: root, animation: { _ in inner.alpha = 1 }, completion: nil)
        }
        coordinator.animate(alongsideTransition: { _ in inside.alpha = 1 }, completion: nil)
      }
      fixture.present(style: .custom)
      let views = place == .presenter ? [inside] : [inside, inner]

      for percent in [0.5, 0.2, 0.8] {
        fixture.update(percent)
        fixture.stage.advance(by: 0.1)
        for view in views {
          #expect(abs(fixture.shown(view).opacity - percent) <= 0.02, "\(place)")
        }
      }
      // The rest of the transition is eased in and out once: it is neither linear nor eased twice.
      // 0.2 s, 0.8 s and a quarter of each are whole numbers of frames.
      let rest = cancels ? 0.8 : 0.2
      let target = cancels ? 0.0 : 1
      if cancels { fixture.cancel() } else { fixture.finish() }
      for way in RunOut.easeInOut {
        fixture.stage.advance(by: rest / 4)
        for view in views {
          let expected = 0.8 + (target - 0.8) * way
          #expect(abs(fixture.shown(view).opacity - expected) <= 0.002, "\(place), \(way)")
        }
      }
      try fixture.stage.settle()
      for view in [inside, inner] where place != .presenter || view === inside {
        #expect(fixture.shown(view).opacity == (cancels ? 0 : 1), "\(place)")
      }
      fixture.stage.run {
        outer.removeFromSuperview()
        inside.removeFromSuperview()
      }
    }
  }

  @Test func `other animations in a driven window continue without a jump`() throws {
    try onStage { fixture in
      let bystander = UIView()
      fixture.stage.run { fixture.a.view.addSubview(bystander) }
      fixture.delegate.presentInteractor = fixture.interactor
      fixture.animator.duration = 1
      fixture.stage.run {
        UIView.animate(withDuration: 10, delay: 0, options: [.curveLinear]) { bystander.alpha = 0 }
      }
      fixture.stage.advance(by: 1)
      fixture.log.onEvent = { [unowned fixture] event in
        guard event.hasPrefix("B.willAppear") else { return }
        fixture.b.transitionCoordinator?.animateAlongsideTransition(
          in: fixture.window, animation: { _ in fixture.window.layer.borderWidth = 1 },
          completion: nil)
      }
      fixture.present(style: .custom)
      fixture.update(0.5)
      fixture.stage.tick()
      fixture.cancel()
      var last = fixture.shown(bystander).opacity
      for _ in 0..<90 {
        fixture.stage.tick()
        let now = fixture.shown(bystander).opacity
        #expect(abs(now - last) < 0.01)
        last = now
      }
      try fixture.stage.settle()
      #expect(fixture.shown(bystander).opacity == 0)
      fixture.stage.run {
        bystander.removeFromSuperview()
        fixture.window.layer.borderWidth = 0
      }
    }
  }
}

/// An animator whose block changes nothing, and which completes the transition when it ends.
private final class EmptyBlockAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    0.5
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(view)
    UIView.animate(
      withDuration: 0.5, animations: {}, completion: { _ in context.completeTransition(true) })
  }
}
