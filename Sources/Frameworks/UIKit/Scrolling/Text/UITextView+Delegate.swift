/// Observes the text of a text view, in addition to scrolling. Every requirement is optional.
///
/// UIKit calls the methods in the following order. When editing begins, UIKit calls
/// `textViewShouldBeginEditing` and `textViewDidBeginEditing`. For each change of the text, UIKit
/// calls `textView(_:shouldChangeTextIn:replacementText:)` and `textViewDidChange`. When editing
/// ends, UIKit calls `textViewShouldEndEditing` and `textViewDidEndEditing`. Source:
/// `UITextView.h`.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether the view may become first responder; true if not implemented.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether the view may resign as first responder; true if not implemented.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether the user's change of the text is allowed; true if not implemented. Called before the
  /// text is changed.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after the user has changed the text. This method is not called after changes by the
  /// app.
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}
