/// A text that a user edits: keys ask its delegate first, which calls from the app do not.
@MainActor
package protocol TextEditor: UIView, UIKeyInput {
  associatedtype EditingDelegate
  var delegate: EditingDelegate? { get }

  var edited: EditedText { get set }
  /// What text that is typed looks like.
  var attributesOfNewText: [NSAttributedString.Key: Any] { get }
  /// True while editing ends without asking.
  var isEndingUnasked: Bool { get set }

  var mayBegin: Bool { get }
  var mayEnd: Bool { get }
  func mayChange(_ range: NSRange, _ text: String) -> Bool
  func didBegin()
  func didEnd()
  /// After a change by the user or by `UIKeyInput`, not after the app has set the text.
  func didChange()
  /// Lays out and draws anew.
  func contentChanged()
  func selectionChanged()
  /// Brings the caret into sight.
  func revealCaret()
  /// The offset in the text that is nearest to a point of the view that shows it.
  func offset(at point: CGPoint) -> Int

  func type(_ text: String)
}

// MARK: First responder

extension TextEditor {
  /// Asks whether it may begin, then has the responder before end; false where either refuses, and
  /// outside of a window. `becomeFirst` is what the superclass does.
  func begin(_ becomeFirst: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder, mayBegin else { return false }
    guard isFirstResponder || becomeFirst() else { return false }
    didBegin()
    return true
  }

  /// Asks whether it may end. `resignFirst` is what the superclass does.
  func end(_ resignFirst: () -> Bool) -> Bool {
    guard isFirstResponder else { return true }
    guard isEndingUnasked || mayEnd else { return false }
    guard isFirstResponder else { return true }
    guard resignFirst() else { return false }
    didEnd()
    return true
  }

  /// Stops being first responder without asking.
  package func endEditingUnasked() {
    guard isFirstResponder else { return }
    isEndingUnasked = true
    resignFirstResponder()
    isEndingUnasked = false
  }
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

// MARK: Keys and taps

extension TextEditor {
  package func type(_ text: String) { typeIntoSelection(text) }

  func typeIntoSelection(_ text: String) {
    let range = edited.selection
    if mayChange(range, text) { replace(range, with: text) }
  }

  package func typeDelete() {
    guard let range = edited.rangeToDelete, mayChange(range, "") else { return }
    replace(range, with: "")
  }

  /// Moves the caret by whole characters; negative towards the start.
  package func moveCaret(by count: Int) {
    edited.moveCaret(by: count)
    selectionChanged()
    revealCaret()
  }

  func putCaret(at point: CGPoint) {
    edited.select(NSRange(location: offset(at: point), length: 0))
    selectionChanged()
  }
}

// MARK: The text

extension TextEditor {
  /// As the app sets it: the caret stands at the end, and the delegate is not told.
  func replaceAll(_ text: AttributedText) {
    edited.text = text
    edited.selectEnd()
    contentChanged()
  }

  /// Replaces the part of `range` that exists: the delegate may have changed the text as it was
  /// asked.
  func replace(_ range: NSRange, with text: String) {
    edited.replace(range, with: text, attributesOfNewText)
    contentChanged()
    selectionChanged()
    revealCaret()
    didChange()
  }

  func deleteUnasked() {
    if let range = edited.rangeToDelete { replace(range, with: "") }
  }
}

// MARK: The delegate

extension TextEditor {
  /// True where the delegate does not answer.
  func ask(
    _ name: String, _ rest: CallTrace.Message.Arguments = [:],
    _ question: (EditingDelegate) -> Bool
  ) -> Bool {
    guard let delegate else { return true }
    let message = CallTrace.Message(name, of: self, rest)
    return CallTrace.askOptional(.delegate, delegate as AnyObject, .message(message)) {
      question(delegate)
    }
      ?? true
  }

  /// Whether the delegate implements the method.
  @discardableResult
  func tell(
    _ name: String, _ rest: CallTrace.Message.Arguments = [:],
    _ tell: (EditingDelegate) -> Void
  ) -> Bool {
    guard let delegate else { return false }
    let message = CallTrace.Message(name, of: self, rest)
    return CallTrace.tellOptional(.delegate, delegate as AnyObject, .message(message)) {
      tell(delegate)
    }
  }
}
