/// The laws that scrolling obeys: constants here, each law a value that is a pure function of time.
///
/// Points, seconds and points a second. Measured on iOS 26.1 (facts J.1–J.6,
/// `measured/scroll_*.json`) unless a comment says otherwise.
package enum ScrollPhysics {
  /// How much a pull past the edge is held back (facts J.1).
  package static let bandStiffness = 0.55
  /// At this speed a deceleration stops (facts J.2).
  package static let stopSpeed = 10.0
  /// A deceleration's clock starts so long after the lift (facts J.2).
  package static let liftLag = 0.001
  /// How far the normal rate carries, in points for each point a second of speed: what is
  /// delivered falls short of `1 / decay` = 0.4995, which the reported target uses (facts J.2).
  package static let normalReach = 0.499
  /// The edge pulls back like a spring of mass 1, stiffness 120 and damping 22, whose roots are
  /// these (facts J.4).
  package static let bounceRoots = (slow: 10.0, fast: 12.0)
  /// A bounce ends nearer than this to the edge: the measured one jumps from 0.5 points to 0.
  package static let bounceRest = 0.5
  /// `setContentOffset(_:animated:)` takes so long, whatever the way (facts J.6).
  package static let easeDuration = 0.3
  /// A course that is aimed at a target takes at least this time constant, however near the target
  /// is and however fast the finger was. Unverified.
  package static let shortestTimeConstant = 0.05
}

/// A pull past the edge, which gives way less the farther it goes.
///
/// `offset = d − d / (c·pull/d + 1)` = `d·c·pull / (d + c·pull)` with d the viewport's length and c
/// 0.55 (facts J.1): it starts with slope c and never passes d.
package struct RubberBand {
  /// The viewport's length along the axis; 0 gives way nowhere.
  let dimension: Double

  package init(dimension: Double) { self.dimension = dimension }

  /// How far the content is past its edge when the finger has pulled by `pull`; both at least 0.
  package func offset(pull: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let c = ScrollPhysics.bandStiffness
    return dimension * c * pull / (dimension + c * pull)
  }

  /// The pull that `offset` comes from; what lies beyond any pull counts as very far.
  package func pull(offset: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let reached = min(offset, dimension * 0.999)
    return dimension * reached / (ScrollPhysics.bandStiffness * (dimension - reached))
  }

  /// How fast the content moves for a finger of speed 1.
  package func slope(pull: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let c = ScrollPhysics.bandStiffness
    let part = dimension / (dimension + c * pull)
    return c * part * part
  }
}

/// Motion that dies away: `v(t) = v₀·e^(−λt)`, `x(t) = x₀ + v₀·reach·(1 − e^(−λt))`, until the speed
/// is 10 points a second (facts J.2).
package struct Deceleration {
  package let start: Double
  package let velocity: Double
  /// λ, per second.
  package let decay: Double
  /// Seconds of the first speed that the way is long without the stop.
  package let reach: Double

  /// `rate` is the share of the speed that is left after a millisecond. The fast rate obeys the
  /// same law (facts J.2: unverified).
  package init(from start: Double, velocity: Double, rate: Double) {
    decay = Self.decay(ofRate: rate)
    reach = rate == 0.998 ? ScrollPhysics.normalReach : 1 / decay
    (self.start, self.velocity) = (start, velocity)
  }

  /// One that stops exactly at `target`.
  ///
  /// It keeps the speed at the lift as far as it can and dies away faster or slower instead;
  /// slower than `rate`, against the finger or all at once it does not: then the speed changes at
  /// the lift. UIKit's own curve to a target that the app sets is unverified.
  package init(from start: Double, velocity: Double, to target: Double, rate: Double) {
    let way = target - start
    let stop = way < 0 ? -ScrollPhysics.stopSpeed : ScrollPhysics.stopSpeed
    let longest = 1 / Self.decay(ofRate: rate)
    let suits = (velocity - stop) * stop > 0
    // x(end) − x₀ = (v₀ − 10)·reach, so that this reach leads to the target.
    let wanted = suits ? way / (velocity - stop) : longest
    let reach = min(longest, max(min(ScrollPhysics.shortestTimeConstant, longest), wanted))
    self.start = start
    self.reach = reach
    decay = 1 / reach
    self.velocity = way == 0 ? 0 : way / reach + stop
  }

  /// A rate that does not slow down would never stop.
  private static func decay(ofRate rate: Double) -> Double {
    -1000 * log(min(max(rate, 0.001), 0.9999))
  }

  /// When the speed is down to 10 points a second.
  package var duration: Double {
    abs(velocity) <= ScrollPhysics.stopSpeed
      ? 0 : log(abs(velocity) / ScrollPhysics.stopSpeed) / decay
  }

  package func position(at t: Double) -> Double {
    start + velocity * reach * (1 - exp(-decay * min(max(t, 0), duration)))
  }
  package func velocity(at t: Double) -> Double {
    t > duration ? 0 : velocity * exp(-decay * max(t, 0))
  }

  /// Where it stops.
  package var end: Double { position(at: duration) }

  /// Where a delegate is told that it will stop (facts J.2).
  package var reportedEnd: Double {
    guard duration > 0 else { return start }
    let stop = velocity < 0 ? -ScrollPhysics.stopSpeed : ScrollPhysics.stopSpeed
    return start + (velocity - stop) / decay
  }

  /// When it passes `place`, which lies ahead; nil where it stops before.
  package func time(at place: Double) -> Double? {
    let share = (place - start) / (velocity * reach)
    guard duration > 0, share >= 0, share < 1 else { return nil }
    let t = -log(1 - share) / decay
    return t < duration ? t : nil
  }
}

/// The pull of an edge on what is `displacement` past it: `x″ = −120x − 22x′`, so
/// `x = A·e^(−10t) + B·e^(−12t)` with `A + B = x₀` and `−10A − 12B = v₀` (facts J.4).
package struct BounceSpring {
  private let slow: Double
  private let fast: Double

  package init(displacement: Double, velocity: Double) {
    let roots = ScrollPhysics.bounceRoots
    slow = (velocity + roots.fast * displacement) / (roots.fast - roots.slow)
    fast = displacement - slow
  }

  package func position(at t: Double) -> Double {
    let roots = ScrollPhysics.bounceRoots
    return slow * exp(-roots.slow * t) + fast * exp(-roots.fast * t)
  }
  package func velocity(at t: Double) -> Double {
    let roots = ScrollPhysics.bounceRoots
    return -roots.slow * slow * exp(-roots.slow * t) - roots.fast * fast * exp(-roots.fast * t)
  }

  /// Near the edge and slow.
  package func isOver(at t: Double) -> Bool {
    abs(position(at: t)) < ScrollPhysics.bounceRest
      && abs(velocity(at: t)) < ScrollPhysics.stopSpeed
  }
}

/// A programmed way from place to place: `y = (1 − cos(πt/0.3))/2` (facts J.6).
package struct OffsetEase: Equatable {
  let from: CGPoint
  let to: CGPoint
  /// In seconds of the world's clock.
  let start: Double

  package init(from: CGPoint, to: CGPoint, start: Double) {
    (self.from, self.to, self.start) = (from, to, start)
  }

  package func position(at time: Double) -> CGPoint {
    let t = min(max(time - start, 0), ScrollPhysics.easeDuration)
    let share = (1 - cos(.pi * t / ScrollPhysics.easeDuration)) / 2
    return ScrollAxis.point { axis in
      from[keyPath: axis.point] + (to[keyPath: axis.point] - from[keyPath: axis.point]) * share
    }
  }

  package func isOver(at time: Double) -> Bool { time - start >= ScrollPhysics.easeDuration - 1e-9 }
}
