/// What an unwind looks for, and from where: handed to each controller that is asked.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// Where the unwind begins.
  public let source: UIViewController
  /// The method that the destination must have.
  public let unwindAction: Selector
  public let sender: Any?

  package init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    super.init()
  }
}

extension UIViewController {
  /// The next controller outwards, on the way back that an unwind takes: the parent, else whoever
  /// asked for the presentation.
  var outward: UIViewController? {
    // Who asked for an earlier presentation is not on the way back.
    parent ?? (ownPresenting == nil ? nil : presentationSource ?? ownPresenting)
  }
}
