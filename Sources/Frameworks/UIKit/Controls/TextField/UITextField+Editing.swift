// Editing by keys and taps, with the corresponding delegate calls and events.
extension UITextField {
  package var mayBegin: Bool {
    ask("textFieldShouldBeginEditing") { $0.textFieldShouldBeginEditing(self) }
  }

  package var mayEnd: Bool {
    ask("textFieldShouldEndEditing") { $0.textFieldShouldEndEditing(self) }
  }

  /// Begins editing. Unverified: that UIKit calls the delegate before the targets of
  /// `editingDidBegin`.
  package func didBegin() {
    if clearsOnBeginEditing, hasText { text = "" }
    edited.selectEnd()
    contentChanged()
    tell("textFieldDidBeginEditing") { $0.textFieldDidBeginEditing(self) }
    if isEditing { sendActions(for: .editingDidBegin) }
    post(Self.textDidBeginEditingNotification)
  }

  private func post(_ name: NSNotification.Name, _ information: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: information)
  }

  package func didEnd() {
    canvas.scrollBack()
    contentChanged()
    let isHandled = tell("textFieldDidEndEditing", ["reason": .text("committed")]) {
      $0.textFieldDidEndEditing(self, reason: .committed)
    }
    if !isHandled { tell("textFieldDidEndEditing") { $0.textFieldDidEndEditing(self) } }
    sendActions(for: .editingDidEnd)
    post(
      Self.textDidEndEditingNotification,
      [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
  }

  package var tellsBeforeKeyboard: Bool { true }

  // MARK: Keys

  package var attributesOfNewText: [NSAttributedString.Key: Any] { defaultTextAttributes }

  package func type(_ text: String) {
    text == "\n" ? pressReturn() : typeIntoSelection(text)
  }

  /// Handles the return key. The return key ends editing if there is a target for
  /// `.editingDidEndOnExit`.
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

  package func mayChange(_ range: NSRange, _ string: String) -> Bool {
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

  package func didChange() {
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  /// Does nothing, because layout scrolls to the caret.
  package func revealCaret() {}

  package func selectionChanged() {
    setNeedsLayout()
    canvas.setNeedsDisplay()
    tell("textFieldDidChangeSelection") { $0.textFieldDidChangeSelection(self) }
  }
}
