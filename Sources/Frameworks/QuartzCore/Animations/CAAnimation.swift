/// The base class of all animations of layers.
///
/// `CALayer.add(_:forKey:)` copies the animation, so later changes to it have no effect. Times are
/// in the layer's local time.
@preconcurrency @MainActor
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The timing curve of one repetition; nil, the default, selects a linear curve.
  open var timingFunction: CAMediaTimingFunction?
  /// The object that is called when the animation starts and stops. The delegate is retained until
  /// the animation is removed, as Apple documents.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer removes the animation when it ends. After the animation has been removed,
  /// the layer shows its model value, regardless of `fillMode`. The default is true.
  open var isRemovedOnCompletion = true

  /// The start time in the layer's local time; 0 selects the time at which the animation is added.
  /// In a group, the start time is the number of seconds after the group's start.
  open var beginTime: CFTimeInterval = 0
  /// The duration of one repetition in seconds. 0 selects the transaction's duration or, in a
  /// group, the group's duration.
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  private var attachments: [String: Any] = [:]

  public override init() { super.init() }

  /// Sets a property of the animation. A key that does not name a property attaches the value to
  /// the animation, so that a delegate can identify it. A nil value removes an attached value.
  open func setValue(_ value: Any?, forKey key: String) {
    if ExposedKeys.write(value, key, of: self) == nil {
      attachments[key] = KeyedValue.stored(value)
    }
  }

  /// The value of a property, or the value that `setValue(_:forKey:)` attached.
  open func value(forKey key: String) -> Any? {
    ExposedKeys.value(key, of: self) ?? attachments[key]
  }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: CAAnimation?
    MainActor.assumeIsolated { copy = duplicate() }
    return copy ?? self
  }

  /// A copy of the animation with the same class, as `CALayer.add(_:forKey:)` makes it.
  ///
  /// A subclass from outside QuartzCore is copied as its nearest QuartzCore superclass, because
  /// Swift cannot instantiate the class of an arbitrary object without Objective-C.
  package func duplicate() -> CAAnimation {
    let copy = blank()
    copy.assign(from: self)
    return copy
  }

  /// A new animation of this class.
  func blank() -> CAAnimation { CAAnimation() }

  /// Copies every property from `other`, which is an animation of this class.
  func assign(from other: CAAnimation) {
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    attachments = other.attachments
  }
}

/// The optional methods that are called when an animation starts and stops.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the animation's active duration begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended or was removed. `flag` is true if the animation reached
  /// its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
