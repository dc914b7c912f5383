/// The source and the action of an unwind, passed to each controller in the search for its
/// destination.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The controller in which the unwind begins.
  public let source: UIViewController
  /// The method that the destination must implement.
  public let unwindAction: Selector
  public let sender: Any?

  package init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    super.init()
  }
}

extension UIViewController {
  /// The next controller on the path of an unwind: the parent, or the controller on which the
  /// presentation was requested.
  var outward: UIViewController? {
    // If the presentation has ended, the controller that requested it is not on the path.
    parent ?? (ownPresenting == nil ? nil : presentationSource ?? ownPresenting)
  }
}
