/// Reports how hard a finger presses on a view: first up to a preview, then up to its commit.
///
/// The screen of the virtual device measures no pressure, and neither does that of an iPhone since
/// 2019: an interaction never begins here, as on those devices, and its delegate is not called.
/// `UITraitCollection.forceTouchCapability` tells an app so.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The view is not retained.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  open private(set) weak var view: UIView?
  /// Not retained.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// The location of the finger in `coordinateSpace`, or in the view; the origin without a finger.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }

  /// Ends the interaction under way; there is none.
  open func cancel() {}
}

/// Follows a preview interaction. The methods with a default are optional.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// The progress to the preview, from 0 to 1; `ended` at 1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  /// True by default.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// The progress from the preview to its commit, from 0 to 1; `ended` at 1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

extension UIPreviewInteractionDelegate {
  public func previewInteractionShouldBegin(
    _ previewInteraction: UIPreviewInteraction
  ) -> Bool {
    Unanswered.mark()
    return true
  }
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) { Unanswered.mark() }
}
