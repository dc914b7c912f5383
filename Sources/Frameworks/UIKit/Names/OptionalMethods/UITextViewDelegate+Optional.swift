// Made from OptionalMethods.txt by 'make graph'. If a default implementation runs, the method
// counts as not implemented.

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
