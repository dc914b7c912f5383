/// Changes a view's values when the device is tilted. This is the base class, which does not change
/// any values itself.
///
/// Matchcut's devices do not tilt, and effects are not applied to views. The values that an effect
/// would change can be read from `keyPathsAndRelativeValues(forViewerOffset:)`.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// The values to add for an offset of the viewer, which is from -1 to 1 in each direction. The
  /// keys are key paths. If it is nil (the default), no values are added.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }

  /// Returns the receiver. Subclasses that have stored properties override this method to return a
  /// copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIView {
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
