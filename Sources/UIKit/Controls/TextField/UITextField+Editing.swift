// What keys and taps do, and who is asked and told.
extension UITextField {
  var mayBegin: Bool {
    ask("textFieldShouldBeginEditing") { $0.textFieldShouldBeginEditing(self) }
  }

  var mayEnd: Bool {
    ask("textFieldShouldEndEditing") { $0.textFieldShouldEndEditing(self) }
  }

  /// That the delegate hears before the targets is unverified.
  func didBegin() {
    if clearsOnBeginEditing, hasText { text = "" }
    edited.selectEnd()
    contentChanged()
    tell("textFieldDidBeginEditing") { $0.textFieldDidBeginEditing(self) }
    if isEditing { sendActions(for: .editingDidBegin) }
  }

  func didEnd() {
    canvas.scrollBack()
    contentChanged()
    let isHeard = tell("textFieldDidEndEditing", ["reason": .text("committed")]) {
      $0.textFieldDidEndEditing(self, reason: .committed)
    }
    if !isHeard { tell("textFieldDidEndEditing") { $0.textFieldDidEndEditing(self) } }
    sendActions(for: .editingDidEnd)
  }

  package func endEditingUnasked() {
    guard isFirstResponder else { return }
    isEndingUnasked = true
    resignFirstResponder()
    isEndingUnasked = false
  }

  // MARK: Keys

  package func type(_ text: String) {
    guard text != "\n" else { return pressReturn() }
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
  }

  /// The return key ends editing where somebody waits for `.editingDidEndOnExit`.
  private func pressReturn() {
    let may = ask("textFieldShouldReturn") { $0.textFieldShouldReturn(self) }
    guard may else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if ends { resignFirstResponder() }
  }

  func pressClear() {
    let may = ask("textFieldShouldClear") { $0.textFieldShouldClear(self) }
    guard may else { return }
    replace(NSRange(location: 0, length: edited.text.length), with: "")
    becomeFirstResponder()
  }

  private func mayChange(_ range: NSRange, _ string: String) -> Bool {
    ask(
      "textField",
      [
        "shouldChangeCharactersIn": .text("\(range.location)..<\(range.location + range.length)"),
        "replacementString": .text(string),
      ]
    ) {
      $0.textField(self, shouldChangeCharactersIn: range, replacementString: string)
    }
  }

  func replace(_ range: NSRange, with string: String) {
    // The delegate may have changed the text as it was asked.
    let end = edited.text.length
    let start = min(range.location, end)
    let legal = NSRange(location: start, length: min(range.length, end - start))
    edited.replace(legal, with: string, defaultTextAttributes)
    contentChanged()
    selectionChanged()
    sendActions(for: .editingChanged)
  }

  func putCaret(at point: CGPoint) {
    edited.select(NSRange(location: offset(at: point), length: 0))
    selectionChanged()
  }

  private func selectionChanged() {
    setNeedsLayout()
    canvas.setNeedsDisplay()
    tell("textFieldDidChangeSelection") { $0.textFieldDidChangeSelection(self) }
  }

  // MARK: The delegate

  private func ask(
    _ name: String, _ rest: CallTrace.Message.Arguments = [:],
    _ question: (any UITextFieldDelegate) -> Bool
  ) -> Bool {
    guard let delegate else { return true }
    return CallTrace.askOptional(.delegate, delegate, .message(.init(name, of: self, rest))) {
      question(delegate)
    }
      ?? true
  }

  @discardableResult
  private func tell(
    _ name: String, _ rest: CallTrace.Message.Arguments = [:],
    _ tell: (any UITextFieldDelegate) -> Void
  ) -> Bool {
    guard let delegate else { return false }
    return CallTrace.tellOptional(.delegate, delegate, .message(.init(name, of: self, rest))) {
      tell(delegate)
    }
  }

}
