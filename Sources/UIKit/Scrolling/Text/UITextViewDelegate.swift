/// Hears of the text of a text view as well. Every requirement is optional.
///
/// Editing: should begin, did begin; for each change should change, did change; should end, did
/// end. Source: `UITextView.h`.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether the view may become first responder; true where it is not there.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether the view may stop being first responder; true where it is not there.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asked before the user changes the text; true where it is not there.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// After the user has changed the text, not after the app has.
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    Unanswered.mark()
    return true
  }
  public func textViewDidBeginEditing(_ textView: UITextView) { Unanswered.mark() }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    Unanswered.mark()
    return true
  }
  public func textViewDidEndEditing(_ textView: UITextView) { Unanswered.mark() }
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    Unanswered.mark()
    return true
  }
  public func textViewDidChange(_ textView: UITextView) { Unanswered.mark() }
  public func textViewDidChangeSelection(_ textView: UITextView) { Unanswered.mark() }
}
