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
    try onStage { theatre in
      theatre.delegate.presentation = { [log = theatre.log] presented, presenting in
        LoggingPresentation(presented, presenting, log, removesPresenter: true)
      }
      var isQueued: [Bool] = []
      var isAnimating: [Bool] = []
      let view = UIView()
      theatre.log.onEvent = { [unowned theatre, log = theatre.log] event in
        guard event.hasPrefix(moment),
          let coordinator = theatre.a.transitionCoordinator ?? theatre.b.transitionCoordinator
        else { return }
        coordinator.containerView.addSubview(view)
        isQueued.append(
          coordinator.animate(
            alongsideTransition: { _ in
              view.alpha = 0.5
              isAnimating.append(view.layer.animationKeys() == ["opacity"])
            }, completion: { log.write("TC.completion(\($0.isCancelled))") }))
      }
      theatre.present(style: .custom)
      try theatre.stage.settle()
      theatre.dismiss()
      try theatre.stage.settle()

      #expect(isQueued == [true])
      #expect(isAnimating == [true])
      #expect(theatre.log.count("TC.completion(false)") == 1)
      view.removeFromSuperview()
    }
  }

  @Test func `a child that made the request finds the coordinator as well`() throws {
    try onStage { theatre in
      let child = theatre.c
      theatre.stage.run {
        theatre.a.addChild(child)
        theatre.a.view.addSubview(child.view)
        child.didMove(toParent: theatre.a)
        theatre.b.modalPresentationStyle = .custom
        child.present(theatre.b, animated: true)
      }
      theatre.stage.run {
        #expect(child.transitionCoordinator != nil)
        #expect(child.transitionCoordinator === theatre.b.transitionCoordinator)
        #expect(child.transitionCoordinator === theatre.a.transitionCoordinator)
      }
      try theatre.stage.settle()
      theatre.stage.run { #expect(child.transitionCoordinator == nil) }
    }
  }

  @Test func `viewIsAppearing is too late to queue an animation`() throws {
    try onStage { theatre in
      var isQueued: Bool?
      theatre.log.onEvent = { [unowned theatre, log = theatre.log] event in
        guard event.hasPrefix("B.isAppearing") else { return }
        isQueued = theatre.b.transitionCoordinator?.animate(
          alongsideTransition: { _ in log.write("TC.late") },
          completion: { _ in log.write("TC.completion") })
      }
      theatre.present(style: .custom)
      try theatre.stage.settle()

      #expect(isQueued == false)
      theatre.expectTrace("B.didAppear → TC.completion !TC.late")
    }
  }

  @Test(arguments: [false, true])
  func `an animator's empty block ends with the alongside animations`(isEmpty: Bool) throws {
    try onStage { theatre in
      theatre.delegate.animator = EmptyBlockAnimator()
      let view = UIView()
      theatre.log.onEvent = { [unowned theatre] event in
        guard event.hasPrefix("B.willAppear"), let coordinator = theatre.b.transitionCoordinator
        else { return }
        coordinator.containerView.addSubview(view)
        coordinator.animate(
          alongsideTransition: { _ in if !isEmpty { view.alpha = 0.5 } }, completion: nil)
      }
      theatre.present(style: .custom)
      theatre.stage.advance(by: 0.4)

      #expect(theatre.log.count("B.didAppear(true)") == (isEmpty ? 1 : 0))
      theatre.stage.advance(by: 0.2)
      #expect(theatre.log.count("B.didAppear(true)") == 1)
      try theatre.stage.settle()
      view.removeFromSuperview()
    }
  }

  @Test func `a nil animation is queued too`() throws {
    try onStage { theatre in
      var isQueued: Bool?
      theatre.log.onEvent = { [unowned theatre, log = theatre.log] event in
        guard event.hasPrefix("B.willAppear") else { return }
        isQueued = theatre.b.transitionCoordinator?.animate(
          alongsideTransition: nil, completion: { _ in log.write("TC.completion") })
      }
      theatre.present(animated: false, style: .fullScreen)
      try theatre.stage.settle()

      // UIKit's return value for a transition without animation is unknown (facts E.3), so the
      // value is not asserted.
      #expect(isQueued != nil)
      theatre.expectTrace("B.didAppear(false) → TC.completion → done")
    }
  }

  @Test func `without animation the block runs at once`() throws {
    try onStage { theatre in
      var isAnimating: Bool?
      theatre.log.onEvent = { [unowned theatre] event in
        guard event.hasPrefix("B.willAppear") else { return }
        theatre.b.transitionCoordinator?.animate(
          alongsideTransition: { _ in
            theatre.b.view.alpha = 0.5
            isAnimating = theatre.b.view.layer.animationKeys() != nil
          }, completion: nil)
      }
      theatre.present(animated: false, style: .fullScreen)

      #expect(isAnimating == false)
      #expect(theatre.shown(theatre.b.view).opacity == 0.5)
      try theatre.stage.settle()
    }
  }

  @Test(arguments: [false, true])
  func `notifyWhenInteractionEnds is called once, notifyWhenInteractionChanges each time`(
    cancels: Bool
  ) throws {
    try onStage { theatre in
      try theatre.beginInteractively(.present, style: .custom)
      let coordinator = try #require(theatre.coordinator)
      for name in ["first", "second"] {
        coordinator.notifyWhenInteractionEnds { [log = theatre.log] _ in log.write("ends.\(name)") }
        coordinator.notifyWhenInteractionChanges { [log = theatre.log] context in
          log.write("changes.\(name)(\(context.isInteractive), \(context.percentComplete))")
        }
      }
      theatre.update(0.4)
      if cancels { theatre.cancel() } else { theatre.finish() }
      if cancels { theatre.finish() } else { theatre.cancel() }
      try theatre.stage.settle()

      for name in ["first", "second"] {
        #expect(theatre.log.count("ends.\(name)") == 1)
        #expect(theatre.log.count("changes.\(name)") == 1)
      }
      theatre.expectTrace(
        "changes.first(false, 0.4) → changes.second(false, 0.4)")
      theatre.expectTrace(
        "ends.first → ends.second → \(cancels ? "B.didDisappear" : "B.didAppear")")
    }
  }

  @Test func `a handler may end the transition itself`() throws {
    try onStage { theatre in
      try theatre.beginInteractively(.present, style: .fullScreen)
      theatre.coordinator?.notifyWhenInteractionEnds { [interactor = theatre.interactor] _ in
        interactor.context?.completeTransition(false)
      }
      theatre.update(0.5)
      theatre.cancel()
      try theatre.stage.settle()

      theatre.expectTrace(
        """
        A.willDisappear → B.willAppear → B.willDisappear → {B.didDisappear, A.willAppear}
        → A.didAppear !B.didAppear !A.didDisappear
        """)
      #expect(theatre.a.appearance == .appeared)
      #expect(theatre.a.view.superview === theatre.window)
      #expect(theatre.stage.warnings.allSatisfy { $0.hasPrefix("completeTransition") })
    }
  }

  @Test func `completions run in order, nested ones last, none after the end`()
    throws
  {
    try onStage { theatre in
      theatre.present(style: .custom)
      let coordinator = try #require(theatre.coordinator)
      let log = theatre.log
      coordinator.animate(alongsideTransition: nil) { context in
        log.write("TC.1")
        coordinator.animate(alongsideTransition: nil) { _ in log.write("TC.3") }
      }
      coordinator.animate(alongsideTransition: nil) { _ in log.write("TC.2") }
      try theatre.stage.settle()

      theatre.expectTrace("B.didAppear → TC.1 → TC.2 → TC.3")
      let late = coordinator.animate(alongsideTransition: nil) { _ in log.write("TC.late") }
      try theatre.stage.settle()
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
    try onStage { theatre in
      theatre.animator.duration = 1
      let (outer, inner) = (UIView(), UIView())
      theatre.stage.run {
        theatre.window.addSubview(outer)
        outer.addSubview(inner)
      }
      theatre.stage.tick()
      let inside = UIView()
      let roots: [UIView] =
        switch place {
        case .window: [theatre.window]
        case .presenter: [theatre.a.view]
        case .nestedOutside: [inner, outer]
        case .twice: [outer, theatre.window, theatre.window, inner]
        }
      theatre.delegate.presentInteractor = theatre.interactor
      theatre.log.onEvent = { [unowned theatre] event in
        guard event.hasPrefix("B.willAppear"), let coordinator = theatre.b.transitionCoordinator
        else { return }
        coordinator.containerView.addSubview(inside)
        for view in [inside, inner] { view.alpha = 0 }
        for root in roots {
          coordinator.animateAlongsideTransition(
            in: root, animation: { _ in inner.alpha = 1 }, completion: nil)
        }
        coordinator.animate(alongsideTransition: { _ in inside.alpha = 1 }, completion: nil)
      }
      theatre.present(style: .custom)
      let views = place == .presenter ? [inside] : [inside, inner]

      for percent in [0.5, 0.2, 0.8] {
        theatre.update(percent)
        theatre.stage.advance(by: 0.1)
        for view in views {
          #expect(abs(theatre.shown(view).opacity - percent) <= 0.02, "\(place)")
        }
      }
      // The rest of the transition is eased in and out once: it is neither linear nor eased twice.
      // 0.2 s, 0.8 s and a quarter of each are whole numbers of frames.
      let rest = cancels ? 0.8 : 0.2
      let target = cancels ? 0.0 : 1
      if cancels { theatre.cancel() } else { theatre.finish() }
      for way in RunOut.easeInOut {
        theatre.stage.advance(by: rest / 4)
        for view in views {
          let expected = 0.8 + (target - 0.8) * way
          #expect(abs(theatre.shown(view).opacity - expected) <= 0.002, "\(place), \(way)")
        }
      }
      try theatre.stage.settle()
      for view in [inside, inner] where place != .presenter || view === inside {
        #expect(theatre.shown(view).opacity == (cancels ? 0 : 1), "\(place)")
      }
      theatre.stage.run {
        outer.removeFromSuperview()
        inside.removeFromSuperview()
      }
    }
  }

  @Test func `other animations in a driven window continue without a jump`() throws {
    try onStage { theatre in
      let bystander = UIView()
      theatre.stage.run { theatre.a.view.addSubview(bystander) }
      theatre.delegate.presentInteractor = theatre.interactor
      theatre.animator.duration = 1
      theatre.stage.run {
        UIView.animate(withDuration: 10, delay: 0, options: [.curveLinear]) { bystander.alpha = 0 }
      }
      theatre.stage.advance(by: 1)
      theatre.log.onEvent = { [unowned theatre] event in
        guard event.hasPrefix("B.willAppear") else { return }
        theatre.b.transitionCoordinator?.animateAlongsideTransition(
          in: theatre.window, animation: { _ in theatre.window.layer.borderWidth = 1 },
          completion: nil)
      }
      theatre.present(style: .custom)
      theatre.update(0.5)
      theatre.stage.tick()
      theatre.cancel()
      var last = theatre.shown(bystander).opacity
      for _ in 0..<90 {
        theatre.stage.tick()
        let now = theatre.shown(bystander).opacity
        #expect(abs(now - last) < 0.01)
        last = now
      }
      try theatre.stage.settle()
      #expect(theatre.shown(bystander).opacity == 0)
      theatre.stage.run {
        bystander.removeFromSuperview()
        theatre.window.layer.borderWidth = 0
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
