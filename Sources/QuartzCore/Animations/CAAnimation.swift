/// An animation of a layer; the base of all kinds.
///
/// `CALayer.add(_:forKey:)` copies it, so that later changes do nothing. Times are in the
/// layer's local time.
@preconcurrency @MainActor
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The pace of one pass; nil is linear. Default nil.
  open var timingFunction: CAMediaTimingFunction?
  /// Told of begin and end. Held strongly, as Apple documents, until the animation goes.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer drops the animation at its end, so that the model value shows from then
  /// on whatever `fillMode` says. Default true.
  open var isRemovedOnCompletion = true

  /// When it begins in the layer's local time; 0 is when it is added. In a group: seconds after
  /// the group's begin.
  open var beginTime: CFTimeInterval = 0
  /// Seconds of one pass; 0 takes the transaction's, in a group the group's.
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  private var attachments: [String: Any] = [:]

  public override init() { super.init() }

  /// Sets a property, or attaches any value under another key, to tell animations apart in their
  /// delegate; nil takes it off.
  open func setValue(_ value: Any?, forKey key: String) {
    if ExposedKeys.write(value, key, of: self) == nil { attachments[key] = value }
  }

  /// A property, or what `setValue(_:forKey:)` attached.
  open func value(forKey key: String) -> Any? {
    ExposedKeys.value(key, of: self) ?? attachments[key]
  }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: CAAnimation?
    MainActor.assumeIsolated { copy = duplicate() }
    return copy ?? self
  }

  /// A copy of the same kind, as a layer takes it.
  ///
  /// A subclass from outside QuartzCore is copied as the class of ours that it extends: without
  /// Objective-C a class cannot be made from an object.
  package func duplicate() -> CAAnimation {
    let copy = blank()
    copy.assign(from: self)
    return copy
  }

  /// A new animation of this kind.
  func blank() -> CAAnimation { CAAnimation() }

  /// Takes over every property of `other`, which is of this kind.
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

/// Told when an animation begins and ends; both methods are optional.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The active duration began.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation ended or was removed; `flag` is true when it reached its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
