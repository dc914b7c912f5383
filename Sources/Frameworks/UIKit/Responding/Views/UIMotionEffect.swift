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

  /// The values that the effect adds to the view's properties for an offset of the viewer. Each
  /// component of the offset is from -1 to 1, and the keys of the dictionary are key paths. Nil
  /// (the default) means that no values are added.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }

  /// Returns the receiver. Subclasses that have stored properties override this method to return a
  /// copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
