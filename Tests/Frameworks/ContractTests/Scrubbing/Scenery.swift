import Stage

/// A scene that contains every kind of animation: blocks, delays, springs, keyframes, explicit
/// animations, groups, nested layers, and layers with their own timing.
@MainActor
final class Scenery {
  let card = UIView(frame: CGRect(x: 40, y: 100, width: 200, height: 120))
  let label = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
  let badge = UIView(frame: CGRect(x: 120, y: 20, width: 30, height: 30))
  let plain = CALayer()
  let hasty = CALayer()

  func add(to view: UIView) {
    view.addSubview(card)
    card.addSubview(label)
    card.addSubview(badge)
    plain.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    hasty.frame = CGRect(x: 30, y: 0, width: 20, height: 20)
    badge.layer.addSublayer(plain)
    plain.addSublayer(hasty)
    hasty.speed = 2
  }

  /// Runs all animations within one second and calls `completion` when the last one has ended.
  func animate(in container: UIView, completion: @escaping () -> Void) {
    UIView.animate(
      withDuration: 1,
      animations: { [self] in
        card.center.y += 300
        card.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        card.layer.cornerRadius = 20
        card.bounds.size.width += 50
        card.transform = CGAffineTransform(rotationAngle: 0.5)
      }, completion: { _ in completion() })
    UIView.animate(withDuration: 0.4, delay: 0.3) { [self] in
      label.alpha = 0.2
      label.center.x += 70
    }
    UIView.animate(
      withDuration: 0.9, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1
    ) { [self] in
      badge.center.x -= 60
    }
    UIView.animateKeyframes(withDuration: 1, delay: 0) { [self] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        self.badge.transform = CGAffineTransform(scaleX: 2, y: 2)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.4) {
        self.badge.alpha = 0.5
      }
    }
    plain.add(Self.swing(), forKey: "swing")
    hasty.add(Self.together(), forKey: "together")
  }

  private static func swing() -> CAAnimation {
    let swing = CABasicAnimation(keyPath: "transform.rotation.z")
    swing.fromValue = 0.0
    swing.toValue = 1.5
    swing.duration = 0.25
    swing.autoreverses = true
    swing.repeatCount = 2
    return swing
  }

  private static func together() -> CAAnimation {
    let path = CAKeyframeAnimation(keyPath: "position")
    path.values = [CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 10), CGPoint(x: 20, y: 40)]
    path.duration = 1.2
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1.0
    fade.toValue = 0.0
    fade.duration = 0.8
    fade.fillMode = .both
    let group = CAAnimationGroup()
    group.animations = [path, fade]
    group.duration = 1.6
    return group
  }
}
