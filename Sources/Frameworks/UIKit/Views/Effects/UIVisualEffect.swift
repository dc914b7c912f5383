/// The effect of a visual effect view. This is the base class of blur and vibrancy; it has no
/// effect itself.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public override init() { super.init() }

  public init?(coder: NSCoder) { super.init() }

  /// Effects are immutable, so a copy is the effect itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The filter that is applied to the content behind the view.
  func backdrop(for traits: UITraitCollection) -> Backdrop { Backdrop() }
}
