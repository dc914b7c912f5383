import Stage

extension ExtremeRow {
  /// Explicit animations of every property of a layer, and the animations' own times.
  static var animations: [ExtremeRow] {
    animatedValues + [
      timed("CAAnimation.duration", 1) { $0.duration = $1[0] },
      timed("CAAnimation.beginTime", 1) { $0.beginTime = $1[0] },
      timed("CAAnimation.timeOffset", 1) { $0.timeOffset = $1[0] },
      timed("CAAnimation.speed", 1) { $0.speed = Float($1[0]) },
      timed("CAAnimation.repeatCount", 1) { $0.repeatCount = Float($1[0]) },
      timed("CAAnimation.repeatDuration", 1) { $0.repeatDuration = $1[0] },
      timed("CAAnimation.timingFunction", 4) {
        $0.timingFunction = CAMediaTimingFunction(
          controlPoints: Float($1[0]), Float($1[1]), Float($1[2]), Float($1[3]))
      },
      ExtremeRow("CASpringAnimation", 4, on: plainView) {
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.mass, spring.stiffness) = ($1[0], $1[1])
        (spring.damping, spring.initialVelocity) = ($1[2], $1[3])
        spring.duration = spring.settlingDuration
        (spring.fromValue, spring.toValue) = (0, 30)
        $0.layer.add(spring, forKey: nil)
      },
      ExtremeRow("CAKeyframeAnimation.keyTimes", 3, on: plainView) {
        let keyframes = CAKeyframeAnimation(keyPath: "position.x")
        keyframes.values = [0, 20, 40]
        keyframes.keyTimes = $1.map { NSNumber(value: $0) }
        keyframes.duration = 0.1
        $0.layer.add(keyframes, forKey: nil)
      },
      ExtremeRow("CAKeyframeAnimation.values", 3, on: plainView) {
        for mode in [CAAnimationCalculationMode.linear, .paced, .cubic, .cubicPaced, .discrete] {
          let keyframes = CAKeyframeAnimation(keyPath: "position.x")
          keyframes.values = $1
          keyframes.calculationMode = mode
          keyframes.duration = 0.1
          $0.layer.add(keyframes, forKey: nil)
        }
      },
      ExtremeRow("CAKeyframeAnimation.path", 4, on: plainView) {
        let keyframes = CAKeyframeAnimation(keyPath: "position")
        keyframes.path = CGPath(
          ellipseIn: CGRect(x: $1[0], y: $1[1], width: $1[2], height: $1[3]), transform: nil)
        keyframes.calculationMode = .paced
        keyframes.rotationMode = .rotateAuto
        keyframes.duration = 0.1
        $0.layer.add(keyframes, forKey: nil)
      },
      ExtremeRow("CATransition", 3, on: plainView) {
        let transition = CATransition()
        transition.type = .push
        (transition.startProgress, transition.endProgress) = (Float($1[0]), Float($1[1]))
        transition.duration = $1[2]
        $0.layer.add(transition, forKey: nil)
      },
    ]
  }

  private static func plainView() -> UIView {
    let view = UIView()
    view.backgroundColor = .green
    view.layer.cornerRadius = 4
    view.layer.borderWidth = 1
    view.layer.shadowOpacity = 0.5
    return view
  }

  private static func timed(
    _ name: String, _ parts: Int, _ change: @escaping (CAAnimation, [Double]) -> Void
  ) -> ExtremeRow {
    ExtremeRow(name, parts, on: plainView) {
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (0, 30, 0.1)
      move.fillMode = .both
      change(move, $1)
      $0.layer.add(move, forKey: nil)
    }
  }

  private static var animatedValues: [ExtremeRow] {
    AnimatableProperty.allCases.compactMap { property in
      guard let parts = property.parts else { return nil }
      return ExtremeRow("animated \(property.rawValue)", parts, on: plainView) { view, n in
        for additive in [false, true] {
          let change = CABasicAnimation(keyPath: property.rawValue)
          change.toValue = parts == 1 ? n[0] : n
          change.isAdditive = additive
          change.duration = 0.1
          change.fillMode = .both
          view.layer.add(change, forKey: nil)
        }
      }
    }
  }
}

extension AnimatableProperty {
  /// The number of components of a value; nil for a value that is not geometry.
  fileprivate var parts: Int? {
    switch LayerValues()[self] {
    case .number: 1
    case .point, .size: 2
    case .rect: 4
    case .transform: 16
    default: nil
    }
  }
}
