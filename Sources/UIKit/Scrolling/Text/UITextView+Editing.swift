// What keys and taps do, and who is asked and told.
extension UITextView {
  var mayBegin: Bool {
    ask("textViewShouldBeginEditing") { $0.textViewShouldBeginEditing(self) }
  }

  var mayEnd: Bool {
    ask("textViewShouldEndEditing") { $0.textViewShouldEndEditing(self) }
  }

  func didBegin() {
    setNeedsLayout()
    tell("textViewDidBeginEditing") { $0.textViewDidBeginEditing(self) }
  }

  func didEnd() {
    setNeedsLayout()
    tell("textViewDidEndEditing") { $0.textViewDidEndEditing(self) }
  }

  package func endEditingUnasked() {
    guard isFirstResponder else { return }
    isEndingUnasked = true
    resignFirstResponder()
    isEndingUnasked = false
  }

  // MARK: Keys

  package func type(_ text: String) {
    let range = edited.selection
    if mayChange(range, text) { replace(range, with: text) }
  }

  package func typeDelete() {
    guard let range = edited.rangeToDelete, mayChange(range, "") else { return }
    replace(range, with: "")
  }

  package func moveCaret(by count: Int) {
    edited.moveCaret(by: count)
    selectionChanged()
    showCaret()
  }

  private func mayChange(_ range: NSRange, _ text: String) -> Bool {
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

  func replace(_ range: NSRange, with text: String) {
    // The delegate may have changed the text as it was asked.
    let end = edited.text.length
    let start = min(range.location, end)
    let legal = NSRange(location: start, length: min(range.length, end - start))
    edited.replace(legal, with: text, typingAttributes)
    textChanged()
    selectionChanged()
    showCaret()
    tell("textViewDidChange") { $0.textViewDidChange(self) }
  }

  func putCaret(at point: CGPoint) {
    guard becomeFirstResponder() else { return }
    edited.select(NSRange(location: offset(at: point), length: 0))
    selectionChanged()
  }

  func selectionChanged() {
    setNeedsLayout()
    tell("textViewDidChangeSelection") { $0.textViewDidChangeSelection(self) }
  }

  private func showCaret() {
    guard isScrollEnabled else { return }
    scrollRectToVisible(
      caretRect.insetBy(dx: 0, dy: -textContainerInset.bottom), animated: false)
  }

  // MARK: The delegate

  private func ask(
    _ name: String, _ rest: CallTrace.Message.Arguments = [:],
    _ question: (any UITextViewDelegate) -> Bool
  ) -> Bool {
    guard let delegate else { return true }
    return CallTrace.askOptional(.delegate, delegate, .message(.init(name, of: self, rest))) {
      question(delegate)
    }
      ?? true
  }

  private func tell(
    _ name: String, _ rest: CallTrace.Message.Arguments = [:],
    _ tell: (any UITextViewDelegate) -> Void
  ) {
    guard let delegate else { return }
    CallTrace.tellOptional(.delegate, delegate, .message(.init(name, of: self, rest))) {
      tell(delegate)
    }
  }

}
