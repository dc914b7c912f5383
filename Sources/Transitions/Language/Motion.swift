import UIKit

/// How a page goes away: what tells its place, size and look apart from those at rest.
///
///     .move(.right) + .fade                  // out to the right, fading
///     .scale(0.8).between(0, 0.5)            // only in the first half of the time
///
/// A motion is read backwards when the page comes. Times are shares of the way there; the way back
/// plays the same film in reverse. Sides are those of an interface that reads from left to right
/// and change where it reads from right to left; so do the signs of turns and horizontal offsets.
/// Parts are applied in the order they are written: the first is nearest to the page.
@MainActor
public struct Motion {
  /// One change, and when it happens.
  struct Part {
    /// The pose at an amount of 0 (at rest) to 1 (away).
    let pose: (_ amount: CGFloat, _ scene: MotionGround, _ pose: inout Pose) -> Void
    var start = 0.0
    var end = 1.0
    /// A half turn cannot be shown in one step: how many are needed.
    var steps = 1
  }
  var arriving: [Part]
  var leaving: [Part]
  /// Above 0 brings the page further to the front.
  var depth = 0

  init(_ parts: [Part]) { (arriving, leaving) = (parts, parts) }

  init(steps: Int = 1, _ pose: @escaping (CGFloat, MotionGround, inout Pose) -> Void) {
    self.init([Part(pose: pose, steps: steps)])
  }

  // MARK: Atoms

  /// Stays as it is.
  public static var none: Motion { Motion([]) }

  /// Out of the container over this edge; `share` of the way.
  public static func move(_ edge: Edge, share: CGFloat = 1) -> Motion {
    Motion { amount, ground, pose in
      let edge = ground.edge(edge)
      let way = ground.way(over: edge) * share * amount
      let (dx, dy) = (edge.direction.dx * way, edge.direction.dy * way)
      pose.transform = CATransform3DConcat(
        pose.transform, CATransform3DMakeTranslation(dx, dy, 0))
    }
  }

  /// Aside by so many points; `z` towards the viewer.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> Motion {
    Motion { amount, ground, pose in
      pose.transform = CATransform3DConcat(
        pose.transform,
        CATransform3DMakeTranslation(x * ground.sign * amount, y * amount, z * amount))
    }
  }

  /// Into the air.
  public static var fade: Motion { fade(to: 0) }

  /// To an alpha of 0 to 1.
  public static func fade(to alpha: CGFloat) -> Motion {
    Motion { amount, _, pose in pose.alpha *= 1 + (alpha - 1) * amount }
  }

  /// Larger or smaller, about `anchor` in shares of the page: the middle by default.
  public static func scale(
    _ scale: CGFloat, about anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)
  ) -> Motion {
    Motion { amount, ground, pose in
      // A scale of 0 has no inverse: UIKit would not know the way back.
      let now = max(1 + (scale - 1) * amount, 0.001)
      pose.transform = CATransform3DConcat(
        pose.transform, ground.about(anchor, CATransform3DMakeScale(now, now, 1)))
    }
  }

  /// In the plane of the screen, clockwise; degrees.
  public static func rotate(
    _ degrees: CGFloat, about anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)
  ) -> Motion { rotate3D(degrees, x: 0, y: 0, z: 1, about: anchor) }

  /// About an axis in space, by the right hand's rule of the layer's coordinates; degrees. Seen in
  /// perspective where the look has one.
  public static func rotate3D(
    _ degrees: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat = 0,
    about anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)
  ) -> Motion {
    // Between two steps the middle goes straight: about another point it has to go round.
    let step: CGFloat = anchor == CGPoint(x: 0.5, y: 0.5) ? 60 : 7.5
    return Motion(steps: max(1, Int((abs(degrees) / step).rounded(.up)))) { amount, ground, pose in
      // Turns about the horizontal axis are their own mirror image.
      let mirror = CGVector(dx: x, dy: y * ground.sign)
      let angle = degrees * amount * .pi / 180
      let turn = CATransform3DMakeRotation(angle, mirror.dx, mirror.dy, z * ground.sign)
      pose.transform = CATransform3DConcat(pose.transform, ground.about(anchor, turn))
    }
  }

  /// Seen from a point before `anchor`, in shares of the page, all the time. To be written after
  /// what turns; a look with this has no perspective of its own.
  static func perspective(
    _ m34: CGFloat, about anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)
  ) -> Motion {
    Motion { _, ground, pose in
      var eye = CATransform3DIdentity
      eye.m34 = m34
      pose.transform = CATransform3DConcat(pose.transform, ground.about(anchor, eye))
    }
  }

  /// Under a shadow that covers it: black, up to this alpha.
  public static func shade(_ alpha: CGFloat) -> Motion {
    Motion { amount, _, pose in pose.shade = 1 - (1 - pose.shade) * (1 - alpha * amount) }
  }

  /// Throws a soft shadow around it; 1 is the darkest. Rounded corners cut it off.
  public static func shadow(_ opacity: Float) -> Motion {
    Motion { amount, _, pose in pose.shadow = max(pose.shadow, opacity * Float(amount)) }
  }

  /// With rounded corners; points.
  public static func corners(_ radius: CGFloat) -> Motion {
    Motion { amount, _, pose in pose.cornerRadius = radius * amount }
  }

  /// Stands in front of the other page, or with a number below zero behind it. It does not change
  /// on the way.
  public static func z(_ depth: Int) -> Motion {
    var motion = Motion.none
    motion.depth = depth
    return motion
  }

  // MARK: Combinators

  /// Both at once.
  public static func + (first: Motion, second: Motion) -> Motion {
    var sum = first
    sum.arriving += second.arriving
    sum.leaving += second.leaving
    sum.depth += second.depth
    return sum
  }

  /// All at once.
  public static func group(_ motions: [Motion]) -> Motion { motions.reduce(.none, +) }

  /// One after another: each begins `delay` after the one before, all take equally long, the last
  /// ends with the transition. Shares of its time.
  public static func stagger(_ delay: Double, _ motions: [Motion]) -> Motion {
    let length = max(1 - delay * Double(motions.count - 1), 0.01)
    return group(
      motions.enumerated().map { index, motion in
        let start = min(delay * Double(index), 1 - length)
        return motion.between(start, start + length)
      })
  }

  /// Only in this part of the time, from 0 to 1: what had all of it has this much.
  public func between(_ start: Double, _ end: Double) -> Motion {
    let start = min(max(start, 0), 1)
    let length = max(min(end, 1) - start, 0.001)
    return changed {
      $0.end = start + $0.end * length
      $0.start = start + $0.start * length
    }
  }

  /// One motion for the page that comes, another for the page that goes.
  public static func on(insertion: Motion, removal: Motion) -> Motion {
    var motion = insertion
    motion.leaving = removal.leaving
    return motion
  }

  /// The motion in the opposite direction: left for right, up for down, backwards for forwards.
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
  /// Undoes what this would do.
  fileprivate var opposite: Motion.Part {
    let own = pose
    return Motion.Part(
      pose: { amount, ground, pose in
        var alone = Pose()
        own(amount, ground, &alone)
        pose.transform = CATransform3DConcat(
          pose.transform, CATransform3DInvert(alone.transform))
        pose.alpha *= alone.alpha
        pose.shade = 1 - (1 - pose.shade) * (1 - alone.shade)
        pose.shadow = max(pose.shadow, alone.shadow)
        pose.cornerRadius = alone.cornerRadius ?? pose.cornerRadius
      }, start: start, end: end, steps: steps)
  }
}
