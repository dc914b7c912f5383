/// A responder that takes simple text while it is first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is something to delete.
  var hasText: Bool { get }
  /// Puts `text` at the caret.
  func insertText(_ text: String)
  /// Deletes the character before the caret.
  func deleteBackward()
}

/// A text that a user edits: keys ask its delegate first, which calls from the app do not.
@MainActor
package protocol TextEditor: UIKeyInput {
  func type(_ text: String)
  func typeDelete()
  /// Moves the caret by whole characters; negative towards the start.
  func moveCaret(by count: Int)
  /// Stops being first responder without asking.
  func endEditingUnasked()
}

extension UIView {
  /// Ends the editing of the view or of a subview of it; true where nothing is edited any more.
  ///
  /// `force` does not ask whether it may end.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let view = UIResponder.first as? UIView, view.isDescendant(of: self) else { return true }
    if force, let editor = view as? any TextEditor {
      editor.endEditingUnasked()
      return true
    }
    return view.resignFirstResponder()
  }
}
