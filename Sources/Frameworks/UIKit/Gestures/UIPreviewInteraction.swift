/// Reports how hard a finger presses on a view. A firm press leads to a preview, and a firmer press
/// commits the preview.
///
/// Like the screen of every iPhone since 2019, the simulated device's screen does not measure
/// force. On a screen that does not measure force, an interaction never begins, and its delegate is
/// not called. Apps can check whether the screen measures force with
/// `UITraitCollection.forceTouchCapability`.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// Creates an interaction for `view`, which is not retained.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  open private(set) weak var view: UIView?
  /// The delegate, which is not retained.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// The location of the finger in `coordinateSpace` or, if that is nil, in the view. In Matchcut
  /// the location is always zero, because no interaction begins.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }

  /// Ends the interaction in progress. Does nothing in Matchcut, because no interaction begins.
  open func cancel() {}
}

/// Observes a preview interaction. The methods with a default implementation are optional.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Called when the progress towards the preview changes. The progress is a number from 0 to 1;
  /// `ended` is true when it reaches 1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  /// Whether the interaction may begin; true by default.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// Called when the progress from the preview towards its commit changes. The progress is a number
  /// from 0 to 1; `ended` is true when it reaches 1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}
