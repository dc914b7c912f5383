/// What a visual effect view shows; the base of blurs and vibrancy, with no look of its own.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public override init() { super.init() }

  public init?(coder: NSCoder) { super.init() }

  /// Effects do not change, so a copy is the effect itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// What becomes of what is behind the view.
  func backdrop(for traits: UITraitCollection) -> Backdrop { Backdrop() }
}
