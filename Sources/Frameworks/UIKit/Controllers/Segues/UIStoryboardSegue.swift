/// A transition between two controllers of a storyboard.
///
/// A storyboard creates the segue after the destination controller, calls `prepare(for:sender:)`
/// and then `perform()`. In Matchcut `init(identifier:source:destination:)` is `required`, because
/// segue classes are looked up by name.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public required init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  /// A segue whose `perform()` runs `performHandler`.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    kindHandler = { _ in performHandler() }
  }

  /// The identifier given in the storyboard; nil if there is none.
  public let identifier: String?
  public let source: UIViewController
  /// The destination controller. In `prepare(for:sender:)` the destination's view is usually not
  /// loaded yet, so its outlets are nil.
  public let destination: UIViewController

  /// Performs the action of the segue's kind, which is to show, present or unwind; nil for a custom
  /// segue.
  var kindHandler: ((UIStoryboardSegue) -> Void)?

  /// Shows the destination. A custom segue overrides this method. A subclass of one of UIKit's own
  /// segue classes calls super.
  open func perform() {
    guard let kindHandler else {
      // The exception has the same name as in UIKit. The exception's wording is unverified.
      UIKitLog.raise(
        "NSInternalInconsistencyException",
        "\(type(of: self)) must override -perform: a custom segue has no default transition")
    }
    kindHandler(self)
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(World.current.names(self)); \(identifier ?? "unnamed")>" }
  }
}
