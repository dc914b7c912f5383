import Stage
import TestSupport
import Testing

/// Interaction controllers that are not percent-driven. They receive the context and control the
/// transition themselves.
@MainActor
struct OwnInteractorTests {
  /// An interaction controller that requests and drives the interruptible animator itself.
  private final class Steering: NSObject, UIViewControllerInteractiveTransitioning {
    let lender: InterruptibleAnimator
    private var context: (any UIViewControllerContextTransitioning)?
    init(_ lender: InterruptibleAnimator) { self.lender = lender }

    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      self.context = context
    }

    func move(to fraction: CGFloat) {
      guard let context else { return }
      lender.lend(context).fractionComplete = fraction
      context.updateInteractiveTransition(fraction)
    }

    func letGo(finishes: Bool) {
      guard let context else { return }
      let animator = lender.lend(context)
      if finishes {
        context.finishInteractiveTransition()
      } else {
        context.cancelInteractiveTransition()
        animator.isReversed = true
      }
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      self.context = nil
    }
  }

  @Test func `an interactor that drives the animator keeps alongside animations in step`()
    throws
  {
    for kind in TransitionKind.allCases {
      for finishes in [true, false] {
        try kind.play { scene in
          let text = "\(kind), \(finishes)"
          let lender = scene.stage.run { InterruptibleAnimator(.kept, scene.log) }
          let hand = Steering(lender)
          let beside = scene.stage.run { UIView() }
          scene.begin(lender, hand) {
            let coordinator = scene.coming.transitionCoordinator
            coordinator?.containerView.addSubview(beside)
            beside.alpha = 0
            coordinator?.animate(alongsideTransition: { _ in beside.alpha = 1 })
          }
          scene.stage.tick()
          scene.stage.run { hand.move(to: 0.3) }
          scene.stage.tick()
          for view in [scene.coming.view as UIView, beside] {
            let value = scene.stage.run { view.layer.presentationValues()?.opacity ?? -1 }
            #expect(abs(value - 0.3) < 1e-6, "\(text)")
          }
          scene.stage.run { hand.letGo(finishes: finishes) }
          try scene.expectEnd(finished: finishes, text)

          #expect(scene.log.count("AN.animate") == 0, "\(text)")
          #expect(scene.log.count("AN.lend") == 1, "\(text)")
          #expect(scene.log.count("AN.done") == 1, "\(text)")
          #expect(scene.log.count("AN.ended(\(finishes))") == 1, "\(text)")
          scene.stage.run {
            #expect(beside.alpha == (finishes ? 1 : 0), "\(text)")
            beside.removeFromSuperview()
          }
        }
      }
    }
  }

  /// The design of Apple's sample PhotoTransitioning. The animator's `animateTransition` is empty,
  /// and its interaction controller starts the animation even without a gesture.
  private final class Driver: NSObject, UIViewControllerInteractiveTransitioning,
    UIViewControllerAnimatedTransitioning
  {
    private let log: EventLog
    private var animator: UIViewPropertyAnimator?
    private weak var context: (any UIViewControllerContextTransitioning)?
    var wantsInteractiveStart = false
    init(_ log: EventLog) { self.log = log }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      1
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      log.write("AN.animate")
    }
    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
      -> any UIViewImplicitlyAnimating
    {
      log.write("AN.lend")
      return animator ?? UIViewPropertyAnimator(duration: 1, curve: .linear)
    }
    func animationEnded(_ transitionCompleted: Bool) {
      log.write("AN.ended(\(transitionCompleted))")
      animator = nil
    }

    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      log.write("IC.start(\(context.isInteractive))")
      self.context = context
      guard let to = context.view(forKey: .to), let page = context.viewController(forKey: .to)
      else { return }
      to.frame = context.finalFrame(for: page)
      context.containerView.addSubview(to)
      to.alpha = 0
      let made = UIViewPropertyAnimator(duration: 1, curve: .linear) { to.alpha = 1 }
      made.addCompletion { position in
        to.alpha = 1
        context.completeTransition(position == .end)
      }
      animator = made
      if !context.isInteractive { made.startAnimation() }
    }

    func catchIt() {
      animator?.pauseAnimation()
      context?.pauseInteractiveTransition()
    }

    func letGo(finishes: Bool) {
      if finishes {
        context?.finishInteractiveTransition()
      } else {
        context?.cancelInteractiveTransition()
      }
      animator?.isReversed = !finishes
      animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }

  @Test func `an interactor that starts the animation also works without a gesture`() throws {
    for kind in TransitionKind.allCases {
      for catches in [nil, true, false] as [Bool?] {
        try kind.play { scene in
          let text = "\(kind), \(String(describing: catches))"
          let driver = Driver(scene.log)
          let beside = scene.stage.run { UIView() }
          scene.begin(driver, driver) {
            let coordinator = scene.coming.transitionCoordinator
            coordinator?.containerView.addSubview(beside)
            beside.alpha = 0
            coordinator?.animate(alongsideTransition: { _ in beside.alpha = 1 })
          }
          scene.stage.advance(by: 0.4)
          if let finishes = catches {
            scene.stage.run { driver.catchIt() }
            scene.stage.advance(by: 0.5)
            for view in [scene.coming.view as UIView, beside] {
              let value = scene.stage.run { view.layer.presentationValues()?.opacity ?? -1 }
              #expect(abs(value - 0.4) < 2.01 / 60, "\(text): \(value)")
            }
            scene.stage.run {
              #expect(scene.coming.transitionCoordinator?.isInteractive == true, "\(text)")
              driver.letGo(finishes: finishes)
            }
          }
          try scene.expectEnd(finished: catches ?? true, text)

          #expect(scene.log.count("IC.start(false)") == 1, "\(text)")
          #expect(scene.log.count("AN.animate") == 0, "\(text)")
          #expect(scene.log.count("AN.lend") == (catches == nil ? 0 : 1), "\(text)")
          #expect(scene.log.count("AN.ended(\(catches ?? true))") == 1, "\(text)")
          #expect(scene.stage.warnings == [], "\(text)")
          scene.stage.run {
            #expect(beside.alpha == (catches ?? true ? 1 : 0), "\(text)")
            beside.removeFromSuperview()
          }
        }
      }
    }
  }

  /// The design of christianselig/ChidoriMenu. The transition counts as interactive, but runs
  /// without a gesture until a tap beside the menu reverses it.
  private final class Menu: NSObject, UIViewControllerInteractiveTransitioning,
    UIViewControllerAnimatedTransitioning
  {
    private var kept: UIViewPropertyAnimator?
    private weak var context: (any UIViewControllerContextTransitioning)?
    let overlay = UIView()
    private(set) var ends: [Bool] = []

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      1
    }
    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      self.context = context
      animateTransition(using: context)
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }
    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
      -> any UIViewImplicitlyAnimating
    {
      if let kept { return kept }
      let made = UIViewPropertyAnimator(duration: 1, curve: .linear)
      kept = made
      overlay.frame = context.containerView.bounds
      context.containerView.addSubview(overlay)
      overlay.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: Selector("turnBack", Menu.turnBack)))
      guard let to = context.view(forKey: .to) else { return made }
      to.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      to.alpha = 0
      context.containerView.addSubview(to)
      made.addAnimations { to.alpha = 1 }
      made.addCompletion { [weak self] _ in
        to.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
        self?.kept = nil
      }
      return made
    }
    func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }

    func turnBack() {
      context?.cancelInteractiveTransition()
      kept?.isReversed = true
      kept?.startAnimation()
    }
  }

  @Test(arguments: [true, false])
  func `a tap beside the arriving view reverses the transition`(taps: Bool) throws {
    try onStage { t in
      let menu = t.stage.run { Menu() }
      t.delegate.animator = menu
      t.delegate.presentInteractor = menu
      t.delegate.presentation = nil
      t.present(style: .custom)
      t.stage.advance(by: 0.4)
      if taps {
        t.stage.play(
          TouchScript(
            unit: .points,
            fingers: [
              [.init(.down, t: 0, x: 200, y: 600), .init(.up, t: 0.05, x: 200, y: 600)]
            ]))
        t.stage.advance(by: 0.2)
        #expect(abs(t.shown(t.b.view).opacity - 0.3) < 0.1)
      }
      try t.stage.settle()

      #expect(menu.ends == [!taps])
      t.stage.run {
        #expect((t.a.presentedViewController === t.b) == !taps)
        menu.overlay.removeFromSuperview()
        for recognizer in menu.overlay.gestureRecognizers ?? [] {
          menu.overlay.removeGestureRecognizer(recognizer)
        }
      }
      t.delegate.animator = t.animator
    }
  }

  /// An interaction controller that never calls the context.
  private final class Idle: NSObject, UIViewControllerInteractiveTransitioning {
    var wantsInteractiveStart: Bool { false }
    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {}
  }

  @Test func `without a gesture, an idle interactor leaves the animation to the animator`() throws {
    for kind in TransitionKind.allCases {
      try kind.play { scene in
        let lender = scene.stage.run { InterruptibleAnimator(.kept, scene.log) }
        scene.begin(lender, Idle())
        try scene.expectEnd(finished: true, "\(kind)")

        #expect(scene.log.count("AN.animate") == 1, "\(kind)")
        #expect(scene.log.count("AN.lend") == 0, "\(kind)")
      }
    }
  }

  /// An interaction controller that moves the views itself and animates the rest after the release.
  private final class Alone: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: (any UIViewControllerContextTransitioning)?

    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      self.context = context
      guard let to = context.view(forKey: .to), let page = context.viewController(forKey: .to)
      else { return }
      to.frame = context.finalFrame(for: page)
      context.containerView.addSubview(to)
      UIView.performWithoutAnimation { to.alpha = 0 }
      // Starts a small animation of the view when the transition begins.
      UIView.animate(withDuration: 0.1) { to.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
    }

    func letGo(finishes: Bool) {
      guard let context, let to = context.view(forKey: .to) else { return }
      if finishes {
        context.finishInteractiveTransition()
      } else {
        context.cancelInteractiveTransition()
      }
      UIView.animate(withDuration: 0.4) {
        to.alpha = finishes ? 1 : 0
        to.transform = .identity
      } completion: { _ in
        to.alpha = 1
        context.completeTransition(finishes)
      }
      self.context = nil
    }
  }

  @Test func `an interactor that animates by itself is not driven by the engine`() throws {
    for kind in TransitionKind.allCases {
      for finishes in [true, false] {
        try kind.play { scene in
          let text = "\(kind), \(finishes)"
          let hand = Alone()
          scene.begin(scene.animator, hand)
          scene.stage.advance(by: 0.05)
          // The engine does not pause the clock, so the interaction controller's own animation
          // continues.
          let scale = scene.stage.run {
            scene.coming.view.layer.presentationValues()?.transform.m11
          }
          #expect(scale.map { $0 < 1 && $0 > 0.9 } == true, "\(text)")
          scene.stage.advance(by: 0.2)
          scene.stage.run { hand.letGo(finishes: finishes) }
          scene.stage.advance(by: 0.2)
          let half = scene.stage.run { scene.coming.view.layer.presentationValues()?.opacity ?? -1 }
          // The view is fading in if the transition finishes; otherwise its alpha is 0 throughout.
          #expect(finishes ? half > 0.2 && half < 0.8 : half == 0, "\(text): \(half)")
          try scene.expectEnd(finished: finishes, text)

          #expect(scene.log.count("AN.animateTransition") == 0, "\(text)")
          #expect(scene.log.count("AN.animationEnded(\(finishes))") == 1, "\(text)")
          scene.stage.run { #expect(scene.coming.view.transform == .identity, "\(text)") }
        }
      }
    }
  }
}
