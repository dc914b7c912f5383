import Stage
import Testing

/// The progress of a completion phase at a quarter, half and three quarters of its time.
///
/// Values of the cubic curves that `CAMediaTimingFunctionName` documents, solved by
/// bisection: (.42, 0, .58, 1), (.42, 0, 1, 1) and (0, 0, .58, 1).
enum RunOut {
  static let linear = [0.25, 0.5, 0.75]
  static let easeInOut = [0.129162, 0.5, 0.870838]
  static let easeIn = [0.093465, 0.315357, 0.621862]
  static let easeOut = [0.378138, 0.684643, 0.906535]
}

/// The motion between the end of the touch and the end of the transition. This motion follows one
/// curve, forwards and backwards, in every kind of transition.
@MainActor
struct RunOutTests {
  private static let curves: [(curve: UIView.AnimationCurve?, way: [Double])] = [
    (nil, RunOut.easeInOut), (.linear, RunOut.linear), (.easeInOut, RunOut.easeInOut),
    (.easeIn, RunOut.easeIn), (.easeOut, RunOut.easeOut),
  ]

  @Test(arguments: TransitionKind.allCases, [true, false])
  func `the completion phase follows completionCurve, once`(kind: TransitionKind, finishes: Bool)
    throws
  {
    for (curve, way) in Self.curves {
      try kind.play { scene in
        let text = "\(kind), \(finishes ? "finish" : "cancel"), \(String(describing: curve))"
        let moved = scene.stage.run { UIView() }
        scene.animator.duration = 1
        scene.animator.changes = { _ in moved.center.x = 100 }
        if let curve { scene.interactor.completionCurve = curve }
        scene.begin(scene.animator, scene.interactor) {
          scene.coming.transitionCoordinator?.containerView.addSubview(moved)
        }
        @MainActor func x() -> Double {
          scene.stage.run {
            Double((moved.layer.presentationValues() ?? moved.layer.values).position.x)
          }
        }

        scene.stage.run { scene.interactor.update(0.4) }
        scene.stage.advance(by: 0.2)
        #expect(abs(x() - 40) < 0.001, "\(text)")
        let (rest, target) = finishes ? (0.6, 100.0) : (0.4, 0.0)
        scene.stage.run {
          if finishes { scene.interactor.finish() } else { scene.interactor.cancel() }
        }

        for way in way {
          // A quarter of 0.6 s is nine frames, and a quarter of 0.4 s is six.
          scene.stage.advance(by: rest / 4)
          #expect(abs(x() - (40 + (target - 40) * way)) < 0.01, "\(text), \(way)")
        }
        scene.animator.changes = nil
        try scene.expectEnd(finished: finishes, text)
        scene.stage.run { moved.removeFromSuperview() }
      }
    }
  }

  @Test(arguments: TransitionKind.allCases, [true, false])
  func `the coordinator reports the interactor's curve and speed`(
    kind: TransitionKind, finishes: Bool
  ) throws {
    // `completionVelocity` is the interaction controller's `completionSpeed`
    // (UIViewControllerTransitionCoordinator.h).
    for (speed, curve) in [(1, .easeInOut), (2, .easeIn), (0.5, .linear)]
      as [(CGFloat, UIView.AnimationCurve)]
    {
      try kind.play { scene in
        let text = "\(kind), \(speed), \(curve)"
        (scene.interactor.completionSpeed, scene.interactor.completionCurve) = (speed, curve)
        var heard: [(CGFloat, UIView.AnimationCurve)] = []
        scene.begin(scene.animator, scene.interactor) {
          scene.coming.transitionCoordinator?.notifyWhenInteractionChanges { context in
            heard.append((context.completionVelocity, context.completionCurve))
          }
        }

        scene.stage.run { scene.interactor.update(0.5) }
        scene.stage.tick()
        scene.stage.run {
          if finishes { scene.interactor.finish() } else { scene.interactor.cancel() }
        }

        #expect(heard.count == 1, "\(text)")
        #expect(heard.first?.0 == speed, "\(text)")
        #expect(heard.first?.1 == curve, "\(text)")
        try scene.expectEnd(finished: finishes, text)
      }
    }
  }
}
