extension UIView {
  /// The options of an animation block. The bits are those in Apple's header `UIView.h`.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The preferred frame rate of the block's animations, which has no effect, because the device
    /// draws all animations at its own rate.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// The options of a keyframe block. The bits are those in Apple's header `UIView.h`.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// The named curves of blocks and transitions.
  ///
  /// The curve in the keyboard's notifications has the raw value 7. On iOS, it has no name. Here, it
  /// is a case that is unavailable: a `switch` over the four other cases is complete, and ends the
  /// program for the keyboard's curve, as it does on iOS.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
    @available(*, unavailable) case _keyboard = 7

    /// The curve in the keyboard's notifications.
    package static let keyboard = AnimationCurve(tag: 4)

    /// An unavailable case cannot be named, so curves are made from the number of the case.
    private init(tag: UInt8) { self = unsafeBitCast(tag, to: AnimationCurve.self) }
    private var tag: UInt8 { unsafeBitCast(self, to: UInt8.self) }

    public init?(rawValue: Int) {
      switch rawValue {
      case 0...3: self.init(tag: UInt8(rawValue))
      case 7: self.init(tag: Self.keyboard.tag)
      default: return nil
      }
    }

    public var rawValue: Int { tag == Self.keyboard.tag ? 7 : Int(tag) }

    public static func == (a: AnimationCurve, b: AnimationCurve) -> Bool { a.tag == b.tag }
    public func hash(into hasher: inout Hasher) { hasher.combine(tag) }

    package var function: CAMediaTimingFunction {
      // Keyframes cannot use a spring, so the keyboard's curve is replaced by the cubic curve that
      // is nearest to the spring (facts L.2.3).
      guard self != .keyboard else {
        return CAMediaTimingFunction(controlPoints: 0.38, 0.7, 0.125, 1)
      }
      return switch self {
      case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
      case .easeIn: CAMediaTimingFunction(name: .easeIn)
      case .easeOut: CAMediaTimingFunction(name: .easeOut)
      case .linear: CAMediaTimingFunction(name: .linear)
      }
    }
  }

  // MARK: Blocks

  /// Animates the changes that `animations` makes, with an ease-in-out curve.
  ///
  /// `completion` runs once, in a later frame. The argument of `completion` is false if an
  /// animation was removed before it ended. The duration is in seconds; if it is 0, the changes are
  /// made immediately.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Animates changes after `delay` seconds with the given options.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let curve = options.curve
    // The keyboard's curve is a spring with its own duration (facts L.2.3).
    let isKeyboards = curve == .keyboard && duration > 0
    run(
      isKeyboards ? CriticalSpring.keyboard.duration : duration, delay, curve.pace,
      options: options, changes: animations, completion: completion)
  }

  /// Animates changes with a spring that settles in about `duration` seconds.
  ///
  /// A `dampingRatio` of 1 means no bounce. At a `velocity` of 1, the initial speed would cover the
  /// whole distance in one second. The stiffness of the spring follows facts H.3.1.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let ratio = AnimationNumber.finite(Double(dampingRatio), "The spring's damping ratio", else: 1)
    let velocity = AnimationNumber.velocity(Double(velocity), "The spring's initial velocity")
    let duration = AnimationNumber.seconds(duration, Self.durationName)
    let spring = SpringSolver(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    run(
      duration, delay,
      .spring(stiffness: spring.stiffness, damping: spring.damping, velocity: velocity),
      options: options, changes: animations, completion: completion)
  }

  /// Animates changes with a spring that is described by its perceived duration and its bounce.
  ///
  /// A spring with a `bounce` of 0 is critically damped. Springs with larger values of `bounce`, up
  /// to 1, bounce more; springs with negative values are overdamped. The animation runs until the
  /// spring has settled, which takes longer than `duration`. Source: `UIView.h`, iOS 17.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = AnimationNumber.spring(duration, Double(bounce))
    let velocity = AnimationNumber.velocity(
      Double(initialSpringVelocity), "The spring's initial velocity")
    let shape = CASpringAnimation(
      perceptualDuration: spring.duration, bounce: CGFloat(spring.bounce))
    shape.initialVelocity = CGFloat(velocity)
    run(
      min(shape.settlingDuration, AnimationNumber.longestSpring), delay,
      .spring(
        stiffness: Double(shape.stiffness), damping: Double(shape.damping), velocity: velocity),
      options: options, changes: animations, completion: completion)
  }

  private class func run(
    _ duration: TimeInterval, _ delay: TimeInterval, _ pace: AnimationScope.Pace,
    options: AnimationOptions, changes: () -> Void, completion: ((Bool) -> Void)?
  ) {
    guard let scope = scope(duration, delay, pace, options, completion) else {
      return runAtOnce(changes, completion)
    }
    AnimationScope.run(scope, changes)
    // A block without animations completes at the start of the next tick (facts H.1.1).
    scope.completion.seal(notBefore: World.current.clock.tick + 1)
  }

  /// The text that messages use for a block's duration.
  private class var durationName: String { "An animation's duration" }

  /// The scope of a new block. The scope has the block's own values, or values that it inherits
  /// from the enclosing block.
  class func scope(
    _ duration: TimeInterval, _ delay: TimeInterval, _ pace: AnimationScope.Pace,
    _ options: AnimationOptions, _ completion: ((Bool) -> Void)?
  ) -> AnimationScope? {
    let outer = AnimationScope.current
    let duration = AnimationNumber.seconds(duration, durationName)
    let delay = AnimationNumber.seconds(delay, "An animation's delay")
    let length =
      options.contains(.overrideInheritedDuration) ? duration : outer?.duration ?? duration
    guard AnimationScope.isEnabled, length > 0 || delay > 0 else { return nil }
    let scope = AnimationScope(
      duration: max(length, AnimationScope.shortestDuration), delay: delay, pace: pace,
      completion: completion)
    if let outer, !options.contains(.overrideInheritedCurve) {
      scope.pace = outer.pace
      scope.verticalPace = outer.verticalPace
    }
    if let outer, let driver = outer.driver {
      // A block inside a block of an animator starts at the same time as the animator's block.
      scope.driver = driver
      scope.delay += outer.delay
    }
    scope.beginsFromCurrentState = options.contains(.beginFromCurrentState)
    scope.repeats = options.contains(.repeat)
    scope.autoreverses = options.contains(.autoreverse)
    scope.allowsTouches = options.contains(.allowUserInteraction)
    if options.contains(.layoutSubviews) {
      scope.layOut = { ($0.delegate as? UIView)?.layoutIfNeeded() ?? $0.layoutIfNeeded() }
    }
    if let outer, !options.contains(.overrideInheritedOptions) {
      scope.beginsFromCurrentState = scope.beginsFromCurrentState || outer.beginsFromCurrentState
      scope.repeats = scope.repeats || outer.repeats
      scope.repeatCount = outer.repeatCount
      scope.autoreverses = scope.autoreverses || outer.autoreverses
      scope.allowsTouches = scope.allowsTouches || outer.allowsTouches
      scope.layOut = scope.layOut ?? outer.layOut
    }
    return scope
  }

  /// Repeats the animations of the changes that `animations` makes. The animations run `count`
  /// times. If `autoreverses` is true, each run also goes back to the start. The method must be
  /// called in an animation block. Outside an animation block, the changes are made immediately,
  /// without animation.
  ///
  /// The completion of the enclosing block waits for the last repetition. Negative counts and
  /// numbers that are not finite have the effect of 0, for which Core Animation runs an animation
  /// once (unverified). Source: UIView.h, iOS 12.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let scope = AnimationScope.current else { return animations() }
    let outer = (scope.repeatCount, scope.autoreverses)
    (scope.repeatCount, scope.autoreverses) = (
      count.isFinite ? Float(max(0, count)) : 0, autoreverses
    )
    animations()
    (scope.repeatCount, scope.autoreverses) = outer
  }

  class func runAtOnce(_ changes: () -> Void, _ completion: ((Bool) -> Void)?) {
    AnimationScope.run(nil, changes)
    guard let completion else { return }
    CompletionScope(completion: completion).seal(notBefore: World.current.clock.tick + 1)
  }

  // MARK: Keyframes

  /// Animates the changes that `addKeyframe` places within the block's duration.
  ///
  /// `options` may also contain the curve options of `UIView.AnimationOptions`, which use the same
  /// bits and apply to the whole block. The default curve is ease-in-out (unverified, facts H.2.4).
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let plain = AnimationOptions(rawValue: options.rawValue & ~(7 << 10))
    let pace = AnimationScope.Pace.curve(plain.curve.function)
    guard let scope = scope(duration, delay, pace, plain, completion) else {
      return runAtOnce(animations, completion)
    }
    let recorder = KeyframeRecorder(mode: options.calculationMode)
    scope.keyframes = recorder
    AnimationScope.run(scope) {
      animations()
      recorder.addAnimations { scope.add($0, to: $1, key: $2) }
    }
    scope.completion.seal(notBefore: World.current.clock.tick + 1)
  }

  /// Makes changes at a given time within a keyframe block. The start and the duration are
  /// fractions of the block's duration.
  ///
  /// Outside a keyframe block, the changes are made immediately.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recorder = AnimationScope.current?.keyframes else { return animations() }
    recorder.keyframe(
      start: AnimationNumber.seconds(frameStartTime, "A keyframe's start time"),
      length: AnimationNumber.seconds(frameDuration, "A keyframe's duration")
    ) {
      animations()
      AnimationScope.current?.layOutChanged()
    }
  }

  // MARK: Switches

  /// Makes changes without animation, even inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = AnimationScope.isEnabled
    AnimationScope.isEnabled = false
    actionsWithoutAnimation()
    AnimationScope.isEnabled = wasEnabled
  }

  /// Enables or disables all view animations.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationScope.isEnabled = enabled }
  public class var areAnimationsEnabled: Bool { AnimationScope.isEnabled }

  /// The duration of the enclosing animation block, in seconds; 0 outside a block.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationScope.current?.duration ?? 0
  }
}

extension UIView.KeyframeAnimationOptions {
  /// The calculation mode, which is stored in bits 10 to 12.
  fileprivate var calculationMode: CAAnimationCalculationMode {
    switch rawValue >> 10 & 7 {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    case 4: .cubicPaced
    default: .linear
    }
  }
}

extension UIView.AnimationOptions {
  /// The curve, which is stored in bits 16 to 19.
  package var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 15))
      ?? UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
  }
}

extension UIView.AnimationCurve {
  /// The timing of a block with this curve.
  @MainActor
  var pace: AnimationScope.Pace {
    self == .keyboard ? CriticalSpring.keyboard.pace(velocity: 0) : .curve(function)
  }
}
