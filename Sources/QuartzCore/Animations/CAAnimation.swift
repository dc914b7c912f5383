/// An animation of a layer; the base of all kinds.
///
/// `CALayer.add(_:forKey:)` copies the animation, so later changes have no effect. Times are in the
/// layer's local time.
@preconcurrency @MainActor
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The timing curve of one pass; nil, the default, is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Receives start and stop calls. Retained, as Apple documents, until the animation is removed.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer removes the animation at its end, so that the model value shows whatever
  /// `fillMode` is. Default true.
  open var isRemovedOnCompletion = true

  /// The start in the layer's local time; 0 is the time at which it is added. In a group: seconds
  /// after the group's start.
  open var beginTime: CFTimeInterval = 0
  /// Seconds of one pass; 0 selects the transaction's duration, in a group the group's.
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

  /// A copy of the animation's class, as `CALayer.add(_:forKey:)` makes it.
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

  /// Copies every property of `other`, which has this class.
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

/// Receives the start and stop of an animation; both methods are optional.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the active duration begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation ended or was removed; `flag` is true if it reached its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
