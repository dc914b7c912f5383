// Handles keys and taps that edit the text, and makes the delegate calls.
extension UITextView {
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
  }

  package func didEnd() {
    setNeedsLayout()
    tell("textViewDidEndEditing") { $0.textViewDidEndEditing(self) }
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
