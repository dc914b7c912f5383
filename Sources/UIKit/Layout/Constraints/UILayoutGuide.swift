/// An invisible rectangle that constraints can refer to like a view.
///
/// It belongs to a view (`UIView.addLayoutGuide(_:)`), whose coordinates it uses.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// Nil until the guide is added to a view.
  open internal(set) weak var owningView: UIView?
  /// For messages; empty by default.
  open var identifier = ""

  /// The rectangle in the owning view after the last layout; points.
  open var layoutFrame: CGRect { currentFrame?() ?? solvedFrame }
  /// The last solution of Auto Layout.
  var solvedFrame = CGRect.zero
  /// For a system guide: its frame in the view's current state.
  var currentFrame: (() -> CGRect)?

  public override init() { super.init() }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(World.current.names(self)) - \"\(identifier)\">" }
  }
}
