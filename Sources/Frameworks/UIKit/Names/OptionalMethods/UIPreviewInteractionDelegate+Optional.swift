// Made from OptionalMethods.txt by 'make graph'. If a default implementation runs, the method
// counts as not implemented.

extension UIPreviewInteractionDelegate {
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    Unanswered.mark()
    return true
  }
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) { Unanswered.mark() }
}
