/// An invisible rectangle that constraints can refer to like a view.
///
/// A guide belongs to a view (`UIView.addLayoutGuide(_:)`) and uses the coordinate system of that
/// view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The view to which the guide belongs; nil until the guide has been added to a view.
  open internal(set) weak var owningView: UIView?
  /// A name that appears in messages; empty by default.
  open var identifier = ""

  /// The rectangle in the owning view after the most recent layout, in points.
  open var layoutFrame: CGRect { currentFrame?() ?? solvedFrame }
  /// The frame that Auto Layout has most recently computed.
  var solvedFrame = CGRect.zero
  /// The current frame of a system guide, computed from the state of its view; nil for other
  /// guides.
  var currentFrame: (() -> CGRect)?

  public override init() { super.init() }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(World.current.names(self)) - \"\(identifier)\">" }
  }
}
