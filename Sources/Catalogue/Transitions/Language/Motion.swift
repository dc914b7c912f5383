import UIKit

/// How a page moves when it disappears. A motion describes how the page's final position, size and
/// appearance differ from those at rest.
///
///     .move(.right) + .fade                  // out to the right, fading
///     .scale(0.8).between(0, 0.5)            // only in the first half of the time
///
/// An appearing page plays the motion in reverse. Times are fractions of the forward transition's
/// duration. The backward transition plays the forward one in reverse. Sides refer to a
/// left-to-right layout. Right-to-left layouts mirror the sides, the signs of rotations, and
/// horizontal offsets. Parts are applied in the order in which they are written, so the first part
/// is applied to the page itself.
@MainActor
public struct Motion {
  /// One change of the page, and the interval in which it takes place.
  struct Part {
    /// The pose for an amount from 0 (at rest) to 1 (away).
    let values: (_ amount: CGFloat, _ scene: MotionGeometry, _ values: inout MotionValues) -> Void
    var start = 0.0
    var end = 1.0
    /// The number of keyframes. A rotation by half a turn or more needs several keyframes, because
    /// it cannot be interpolated in one step.
    var steps = 1
  }
  var arriving: [Part]
  var leaving: [Part]
  /// The number that is added to the page's z order. A positive value moves the page to the front.
  var depth = 0

  init(_ parts: [Part]) { (arriving, leaving) = (parts, parts) }

  init(steps: Int = 1, _ values: @escaping (CGFloat, MotionGeometry, inout MotionValues) -> Void) {
    self.init([Part(values: values, steps: steps)])
  }

  // MARK: Atoms

  /// A motion that does not change the page.
  public static var none: Motion { Motion([]) }

  /// Moves the page over this edge of the container. `share` is the distance as a fraction; at 1
  /// the page is just off screen.
  public static func move(_ edge: Edge, share: CGFloat = 1) -> Motion {
    Motion { amount, geometry, values in
      let edge = geometry.edge(edge)
      let distance = geometry.distance(over: edge) * share * amount
      let (dx, dy) = (edge.direction.dx * distance, edge.direction.dy * distance)
      values.transform = CATransform3DConcat(
        values.transform, CATransform3DMakeTranslation(dx, dy, 0))
    }
  }

  /// Moves the page by an offset in points; positive `z` is towards the viewer.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> Motion {
    Motion { amount, geometry, values in
      values.transform = CATransform3DConcat(
        values.transform,
        CATransform3DMakeTranslation(x * geometry.sign * amount, y * amount, z * amount))
    }
  }

  /// Fades the page until it is transparent.
  public static var fade: Motion { fade(to: 0) }

  /// Fades the page to this alpha, from 0 to 1.
  public static func fade(to alpha: CGFloat) -> Motion {
    Motion { amount, _, values in values.alpha *= 1 + (alpha - 1) * amount }
  }

  /// Scales the page about `anchor`, which is in fractions of the page. The default is the centre.
  public static func scale(
    _ scale: CGFloat, about anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)
  ) -> Motion {
    Motion { amount, geometry, values in
      // The scale is never 0, because UIKit cannot interpolate a transform without an inverse.
      let now = max(1 + (scale - 1) * amount, 0.001)
      values.transform = CATransform3DConcat(
        values.transform, geometry.about(anchor, CATransform3DMakeScale(now, now, 1)))
    }
  }

  /// Rotates the page clockwise in the plane of the screen by an angle in degrees.
  public static func rotate(
    _ degrees: CGFloat, about anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)
  ) -> Motion { rotate3D(degrees, x: 0, y: 0, z: 1, about: anchor) }

  /// Rotates the page about an axis in space by an angle in degrees. Positive angles follow the
  /// right-hand rule in layer coordinates. The rotation is shown in perspective if the transition
  /// animation sets one.
  public static func rotate3D(
    _ degrees: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat = 0,
    about anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)
  ) -> Motion {
    // Between two keyframes the centre moves in a straight line. If the anchor is not the centre,
    // the centre must follow an arc, which needs more keyframes.
    let step: CGFloat = anchor == CGPoint(x: 0.5, y: 0.5) ? 60 : 7.5
    return Motion(steps: max(1, Int((abs(degrees) / step).rounded(.up)))) {
      amount, geometry, values in
      // Mirroring does not change a rotation about the horizontal axis, so only the y component is
      // mirrored.
      let mirror = CGVector(dx: x, dy: y * geometry.sign)
      let angle = degrees * amount * .pi / 180
      let turn = CATransform3DMakeRotation(angle, mirror.dx, mirror.dy, z * geometry.sign)
      values.transform = CATransform3DConcat(values.transform, geometry.about(anchor, turn))
    }
  }

  /// Adds a constant perspective. The eye is in front of `anchor`, which is in fractions of the
  /// page. Write this motion after the rotations. A transition animation that uses this motion must
  /// not set its own perspective.
  static func perspective(
    _ m34: CGFloat, about anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)
  ) -> Motion {
    Motion { _, geometry, values in
      var eye = CATransform3DIdentity
      eye.m34 = m34
      values.transform = CATransform3DConcat(values.transform, geometry.about(anchor, eye))
    }
  }

  /// Covers the page with a black view whose alpha increases to this value.
  public static func shade(_ alpha: CGFloat) -> Motion {
    Motion { amount, _, values in values.shade = 1 - (1 - values.shade) * (1 - alpha * amount) }
  }

  /// Adds a soft shadow of this opacity, 0 to 1. Rounded corners clip the shadow.
  public static func shadow(_ opacity: Float) -> Motion {
    Motion { amount, _, values in values.shadow = max(values.shadow, opacity * Float(amount)) }
  }

  /// Rounds the corners with this radius in points.
  public static func corners(_ radius: CGFloat) -> Motion {
    Motion { amount, _, values in values.cornerRadius = radius * amount }
  }

  /// Places the page in front of the other page, or behind it if `depth` is negative. The order
  /// does not change during the transition.
  public static func z(_ depth: Int) -> Motion {
    var motion = Motion.none
    motion.depth = depth
    return motion
  }

  // MARK: Combinators

  /// Combines two motions that run simultaneously.
  public static func + (first: Motion, second: Motion) -> Motion {
    var sum = first
    sum.arriving += second.arriving
    sum.leaving += second.leaving
    sum.depth += second.depth
    return sum
  }

  /// Combines motions that run simultaneously.
  public static func group(_ motions: [Motion]) -> Motion { motions.reduce(.none, +) }

  /// Combines motions that start one after the other. Each motion begins `delay` after the previous
  /// one, all have the same duration, and the last one ends with the transition. `delay` is a
  /// fraction of the transition's duration.
  public static func stagger(_ delay: Double, _ motions: [Motion]) -> Motion {
    let length = max(1 - delay * Double(motions.count - 1), 0.01)
    return group(
      motions.enumerated().map { index, motion in
        let start = min(delay * Double(index), 1 - length)
        return motion.between(start, start + length)
      })
  }

  /// Compresses the motion into a part of the transition. `start` and `end` are from 0 to 1.
  public func between(_ start: Double, _ end: Double) -> Motion {
    let start = min(max(start, 0), 1)
    let length = max(min(end, 1) - start, 0.001)
    return changed {
      $0.end = start + $0.end * length
      $0.start = start + $0.start * length
    }
  }

  /// Combines one motion for the appearing page and another for the disappearing page.
  public static func on(insertion: Motion, removal: Motion) -> Motion {
    var motion = insertion
    motion.leaving = removal.leaving
    return motion
  }

  /// The motion in the opposite direction. Left and right, up and down, and forward and backward
  /// are exchanged.
  public var opposite: Motion {
    var motion = self
    motion.arriving = arriving.map(\.opposite)
    motion.leaving = leaving.map(\.opposite)
    return motion
  }

  private func changed(_ change: (inout Part) -> Void) -> Motion {
    func apply(_ part: Part) -> Part {
      var part = part
      change(&part)
      return part
    }
    var motion = self
    motion.arriving = arriving.map(apply)
    motion.leaving = leaving.map(apply)
    return motion
  }
}

extension Motion.Part {
  /// Returns this part with the inverse transform.
  fileprivate var opposite: Motion.Part {
    let own = values
    return Motion.Part(
      values: { amount, geometry, values in
        var alone = MotionValues()
        own(amount, geometry, &alone)
        values.transform = CATransform3DConcat(
          values.transform, CATransform3DInvert(alone.transform))
        values.alpha *= alone.alpha
        values.shade = 1 - (1 - values.shade) * (1 - alone.shade)
        values.shadow = max(values.shadow, alone.shadow)
        values.cornerRadius = alone.cornerRadius ?? values.cornerRadius
      }, start: start, end: end, steps: steps)
  }
}
