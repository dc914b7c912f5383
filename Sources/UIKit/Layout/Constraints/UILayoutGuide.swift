/// A rectangle that takes part in layout like a view, and shows nothing.
///
/// It belongs to a view (`UIView.addLayoutGuide(_:)`), in whose coordinates it lies.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// Nil until a view takes it in.
  open internal(set) weak var owningView: UIView?
  /// For messages; empty by default.
  open var identifier = ""

  /// The rectangle in the owning view as of the last layout; points.
  open var layoutFrame: CGRect { currentFrame?() ?? solvedFrame }
  /// As Auto Layout last solved it.
  var solvedFrame = CGRect.zero
  /// For a guide of the system's: where it lies as the view stands.
  var currentFrame: (() -> CGRect)?

  public override init() { super.init() }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(World.current.names(self)) - \"\(identifier)\">" }
  }
}
