// Handles keys and taps that edit the text, and makes the delegate calls.
extension UITextView {
  // Posted by the view, which is the notification's object, after the delegate was told.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted when the user has changed the text. Not posted when the app sets the text.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  package var mayBegin: Bool {
    ask("textViewShouldBeginEditing") { $0.textViewShouldBeginEditing(self) }
  }

  package var mayEnd: Bool {
    ask("textViewShouldEndEditing") { $0.textViewShouldEndEditing(self) }
  }

  package var tellsBeforeKeyboard: Bool { false }

  package func didBegin() {
    setNeedsLayout()
    tell("textViewDidBeginEditing") { $0.textViewDidBeginEditing(self) }
    post(Self.textDidBeginEditingNotification)
  }

  package func didEnd() {
    setNeedsLayout()
    tell("textViewDidEndEditing") { $0.textViewDidEndEditing(self) }
    post(Self.textDidEndEditingNotification)
  }

  package var attributesOfNewText: [NSAttributedString.Key: Any] { typingAttributes }

  package func mayChange(_ range: NSRange, _ text: String) -> Bool {
    ask(
      "textView",
      [
        "shouldChangeTextIn": .text("\(range.location)..<\(range.location + range.length)"),
        "replacementText": .text(text),
      ]
    ) {
      $0.textView(self, shouldChangeTextIn: range, replacementText: text)
    }
  }

  package func didChange() {
    tell("textViewDidChange") { $0.textViewDidChange(self) }
    post(Self.textDidChangeNotification)
  }

  package func selectionChanged() {
    setNeedsLayout()
    tell("textViewDidChangeSelection") { $0.textViewDidChangeSelection(self) }
  }

  package func revealCaret() {
    guard isScrollEnabled else { return }
    scrollRectToVisible(
      caretLine(at: edited.selection.location).insetBy(dx: 0, dy: -textContainerInset.bottom),
      animated: false)
  }
}
