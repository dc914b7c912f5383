/// Changes a view's values with the tilt of the device: the base class, without values itself.
///
/// The virtual device does not tilt, and effects are not applied to views; what an effect would
/// change can be read from `keyPathsAndRelativeValues(forViewerOffset:)`.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// The values to add, by key path, for an offset of the viewer from -1 to 1 in each direction;
  /// nil, the default, for none.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }

  /// Returns the effect itself; subclasses with values return a copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIView {
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
