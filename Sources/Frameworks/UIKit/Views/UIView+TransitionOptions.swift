extension UIView.AnimationOptions {
  // The effect of a view transition. The bits 20 to 22 contain one value, not a set of options.
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
  public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
  public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)

  /// The effect, which is stored in bits 20 to 22.
  var effect: TransitionEffect { TransitionEffect(rawValue: rawValue >> 20 & 7) ?? .none }
}

/// The effect with which one view replaces another.
enum TransitionEffect: UInt, CaseIterable {
  case none, flipFromLeft, flipFromRight, curlUp, curlDown, crossDissolve, flipFromTop
  case flipFromBottom

  /// The axis and direction of a flip; nil for other effects.
  var turn: (x: CGFloat, y: CGFloat)? {
    switch self {
    case .flipFromLeft: (0, 1)
    case .flipFromRight: (0, -1)
    case .flipFromTop: (-1, 0)
    case .flipFromBottom: (1, 0)
    case .none, .curlUp, .curlDown, .crossDissolve: nil
    }
  }
}

extension UIView {
  /// Runs `animations` together with the effect that `options` specify. The effect is applied to
  /// the two sibling views `old` and `new`. The view `new` is in front of the view `old`. At the
  /// end of the animation, all values that the effect changed are restored.
  ///
  /// A page curl is shown as a cross dissolve. A dissolve fades in the new view over the old view.
  /// A dissolve looks like a true cross dissolve if the new view is opaque. Unverified: how UIKit
  /// dissolves views that are not opaque.
  static func exchange(
    _ old: UIView, for new: UIView, duration: TimeInterval, options: AnimationOptions,
    animations: (() -> Void)?, completion: @escaping (Bool) -> Void
  ) {
    let effect = options.effect
    if let turn = effect.turn {
      animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() })
      return flip(old, new, turn, duration, options, completion)
    }
    let alpha = new.alpha
    if effect != .none { performWithoutAnimation { new.alpha = 0 } }
    animate(
      withDuration: duration, delay: 0, options: options,
      animations: {
        if effect != .none { new.alpha = alpha }
        animations?()
      }, completion: completion)
  }

  /// The distance of the eye from a flipping view, in multiples of the view's longer side
  /// (unverified).
  private static let eyeDistance: CGFloat = 2.5

  /// Rotates the old view by 90° in the first half, until only its edge is visible, and rotates the
  /// new view by 90° in the second half, until it is fully visible.
  private static func flip(
    _ old: UIView, _ new: UIView, _ turn: (x: CGFloat, y: CGFloat), _ duration: TimeInterval,
    _ options: AnimationOptions, _ completion: @escaping (Bool) -> Void
  ) {
    let (oldRest, newRest) = (old.layer.transform, new.layer.transform)
    performWithoutAnimation { new.layer.transform = new.turned(by: -.pi / 2, turn, from: newRest) }
    animateKeyframes(
      withDuration: duration, delay: 0, options: KeyframeAnimationOptions(options),
      animations: {
        addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          old.layer.transform = old.turned(by: .pi / 2, turn, from: oldRest)
        }
        addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          new.layer.transform = newRest
        }
      },
      completion: { finished in
        old.layer.transform = oldRest
        completion(finished)
      })
  }

  /// The transform `rest` with an additional rotation by `angle` and with perspective.
  func turned(
    by angle: CGFloat, _ turn: (x: CGFloat, y: CGFloat), from rest: CATransform3D
  ) -> CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / max(1, Self.eyeDistance * max(bounds.width, bounds.height))
    let rotation = CATransform3DMakeRotation(angle, turn.x, turn.y, 0)
    return CATransform3DConcat(CATransform3DConcat(rest, rotation), eye)
  }
}

extension UIView.KeyframeAnimationOptions {
  /// Copies the options that animation blocks and keyframe blocks have in common, and the curve of
  /// the whole block.
  init(_ options: UIView.AnimationOptions) {
    self.init(rawValue: options.rawValue & (0x3F | 1 << 9 | 3 << 16))
  }
}
