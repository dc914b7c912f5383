import Stage
import Testing

/// NaN, infinite and far too large numbers, in every place where an app passes a number to the
/// transition API. The transition still ends.
@MainActor
struct OddNumbersTests {
  nonisolated static let odd: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e19,
  ]

  /// Where the number is passed.
  enum Place: CaseIterable {
    case percent, contextPercent, transitionDuration, completionSpeed
    case blockDuration, blockDelay, damping, velocity, springDuration, bounce
    case keyframesDuration, keyframeStart, keyframeLength
    case alongsideDuration
  }

  /// Fades the arriving view in a block that uses the number.
  private func block(
    _ place: Place, _ number: Double
  ) -> (any UIViewControllerContextTransitioning) -> Void {
    { context in
      guard let to = context.view(forKey: .to) else { return }
      to.alpha = 0
      let end = { (_: Bool) in
        to.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
      func value(_ own: Place, _ usual: Double) -> Double { own == place ? number : usual }
      switch place {
      case .damping, .velocity:
        UIView.animate(
          withDuration: 0.3, delay: 0, usingSpringWithDamping: value(.damping, 0.8),
          initialSpringVelocity: value(.velocity, 0), animations: { to.alpha = 1 },
          completion: end)
      case .springDuration, .bounce:
        UIView.animate(
          springDuration: value(.springDuration, 0.3), bounce: value(.bounce, 0),
          animations: { to.alpha = 1 }, completion: end)
      case .keyframesDuration, .keyframeStart, .keyframeLength:
        UIView.animateKeyframes(
          withDuration: value(.keyframesDuration, 0.3), delay: 0,
          animations: {
            UIView.addKeyframe(
              withRelativeStartTime: value(.keyframeStart, 0),
              relativeDuration: value(.keyframeLength, 1)
            ) { to.alpha = 1 }
          }, completion: end)
      default:
        UIView.animate(
          withDuration: value(.blockDuration, 0.3), delay: value(.blockDelay, 0),
          animations: { to.alpha = 1 }, completion: end)
      }
    }
  }

  @Test(arguments: Place.allCases)
  func `a transition with an odd number ends`(place: Place) throws {
    for kind in TransitionKind.allCases {
      for number in Self.odd {
        for ending in [true, false, nil] as [Bool?] { try play(place, kind, number, ending) }
      }
    }
  }

  private func play(_ place: Place, _ kind: TransitionKind, _ number: Double, _ ending: Bool?)
    throws
  {
    let text = "\(place), \(kind), \(number), \(String(describing: ending))"
    try kind.play { scene in
      scene.animator.body = block(place, number)
      if place == .transitionDuration { scene.animator.duration = number }
      if place == .completionSpeed { scene.interactor.completionSpeed = number }
      scene.begin(scene.animator, ending == nil ? nil : scene.interactor) {
        guard place == .alongsideDuration else { return }
        scene.coming.transitionCoordinator?.animate(alongsideTransition: { context in
          UIView.animate(
            withDuration: number, delay: 0, options: .overrideInheritedDuration
          ) { context.containerView.alpha = 0.9 }
        })
      }
      scene.stage.advance(by: 0.05)
      if let ending {
        scene.stage.run {
          scene.interactor.update(0.25)
          if place == .percent { scene.interactor.update(number) }
          if place == .contextPercent {
            scene.interactor.context?.updateInteractiveTransition(number)
          }
        }
        scene.stage.advance(by: 0.05)
        if !number.isFinite {
          #expect(
            scene.interactor.percentComplete == 0.25 || scene.log.heard("AN.animationEnded"),
            "\(text)")
        }
        scene.stage.run {
          if ending { scene.interactor.finish() } else { scene.interactor.cancel() }
        }
      }
      let start = scene.stage.time
      let isOver = scene.log.heard("AN.animationEnded(true)")
      try scene.expectEnd(finished: isOver || ending ?? true, text)
      #expect(scene.stage.time - start < 20, "\(text)")
      #expect(scene.log.count("AN.animationEnded") == 1, "\(text)")
      #expect(scene.stage.warnings.count <= 1, "\(text): \(scene.stage.warnings)")
      scene.animator.body = nil
      scene.stage.run {
        for view in [scene.coming.view, scene.going.view] { view?.superview?.alpha = 1 }
      }
    }
  }

  /// Where a number is passed to a property animator.
  enum AnimatorPlace: CaseIterable {
    case duration, delay, fraction, durationFactor, delayFactor, ratio, velocity, mass, stiffness
    case damping, springDuration, bounce, controlPoint, timingCurve
  }

  @Test(arguments: AnimatorPlace.allCases)
  func `a property animator with an odd number ends`(place: AnimatorPlace) throws {
    for number in Self.odd {
      try onViewStage { fixture in
        func value(_ own: AnimatorPlace, _ usual: Double) -> Double {
          own == place ? number : usual
        }
        let text = "\(place), \(number)"
        fixture.stage.run {
          let parameters: any UITimingCurveProvider =
            switch place {
            case .ratio, .velocity:
              UISpringTimingParameters(
                dampingRatio: value(.ratio, 0.8),
                initialVelocity: CGVector(dx: value(.velocity, 0), dy: 0))
            case .mass, .stiffness, .damping:
              UISpringTimingParameters(
                mass: value(.mass, 1), stiffness: value(.stiffness, 100),
                damping: value(.damping, 10), initialVelocity: .zero)
            case .springDuration, .bounce:
              UISpringTimingParameters(
                duration: value(.springDuration, 0.4), bounce: value(.bounce, 0))
            case .controlPoint:
              UICubicTimingParameters(
                controlPoint1: CGPoint(x: number, y: 0.5), controlPoint2: CGPoint(x: 1, y: number))
            default: UICubicTimingParameters(animationCurve: .linear)
            }
          let animator = UIViewPropertyAnimator(
            duration: value(.duration, 0.4), timingParameters: parameters)
          let view = fixture.view
          animator.addAnimations({ view.center.x += 100 }, delayFactor: value(.delayFactor, 0))
          animator.addCompletion { [log = fixture.log] in log.write("done(\($0))") }
          switch place {
          case .fraction, .durationFactor, .timingCurve:
            animator.fractionComplete = 0.25
            if place == .fraction { animator.fractionComplete = number }
            if !number.isFinite { #expect(animator.fractionComplete == 0.25, "\(text)") }
            animator.continueAnimation(
              withTimingParameters: place == .timingCurve
                ? UISpringTimingParameters(
                  dampingRatio: 0.8, initialVelocity: CGVector(dx: number, dy: number)) : nil,
              durationFactor: value(.durationFactor, 0))
          default: animator.startAnimation(afterDelay: value(.delay, 0))
          }
        }
        let start = fixture.stage.time
        try fixture.stage.settle()
        #expect(fixture.stage.time - start <= 61, "\(text)")
        #expect(fixture.log.count("done(end)") == 1, "\(text)")
        fixture.stage.run { #expect(fixture.view.center.x == 105, "\(text)") }
        #expect(fixture.stage.warnings.count <= 1, "\(text): \(fixture.stage.warnings)")
      }
    }
  }

  @Test func `an interruptible animation driven by odd numbers ends`() throws {
    for kind in TransitionKind.allCases {
      for number in Self.odd {
        for finishes in [true, false] {
          try kind.play { scene in
            let text = "\(kind), \(number), \(finishes)"
            let lender = scene.stage.run { InterruptibleAnimator(.kept, scene.log) }
            lender.duration = number
            scene.interactor.completionSpeed = number
            scene.begin(lender, scene.interactor)
            scene.stage.tick()
            scene.stage.run {
              scene.interactor.update(number)
              if finishes { scene.interactor.finish() } else { scene.interactor.cancel() }
            }
            try scene.expectEnd(finished: finishes, text)
          }
        }
      }
    }
  }
}
