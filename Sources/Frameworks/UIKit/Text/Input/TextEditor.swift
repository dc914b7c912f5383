/// An editable text. Changes of the text by keys call the delegate first. Changes of the text by
/// the app do not call the delegate.
@preconcurrency @MainActor
package protocol TextEditor: UIView, UITextInput {
  associatedtype EditingDelegate
  var delegate: EditingDelegate? { get }

  var edited: EditedText { get set }
  /// The attributes of text that the user types.
  var attributesOfNewText: [NSAttributedString.Key: Any] { get }
  /// Whether editing is being ended without asking the delegate.
  var isEndingUnasked: Bool { get set }

  var mayBegin: Bool { get }
  var mayEnd: Bool { get }
  func mayChange(_ range: NSRange, _ text: String) -> Bool
  func didBegin()
  func didEnd()
  /// Called after a change by the user or by `UIKeyInput`. This method is not called after the app
  /// has set the text.
  func didChange()
  /// Updates layout and drawing after a change of the text.
  func contentChanged()
  func selectionChanged()
  /// Scrolls the caret into view.
  func revealCaret()
  /// The offset in the text that is nearest to a point of the text's view.
  func offset(at point: CGPoint) -> Int
  /// The offset in the text that is nearest to a point of this view.
  func offset(closestTo point: CGPoint) -> Int
  /// The rectangle of the caret before the character at `offset`, in this view's coordinate system.
  /// The width of the rectangle is 0.
  func caretLine(at offset: Int) -> CGRect

  func type(_ text: String)
  /// Whether the delegate's did-begin-editing method is called before the keyboard moves. The value
  /// is true for text fields. For text views the value is false, so the keyboard moves first (facts
  /// L.1.6).
  var tellsBeforeKeyboard: Bool { get }
}

// MARK: First responder

extension TextEditor {
  /// Asks the delegate whether editing may begin, then ends editing in the previous first
  /// responder. Returns false if the delegate or the previous first responder refuses, or if the
  /// view is not in a window. `becomeFirst` is the superclass's implementation of
  /// `becomeFirstResponder()`.
  func begin(_ becomeFirst: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder, mayBegin else { return false }
    guard tellsBeforeKeyboard else {
      guard isFirstResponder || becomeFirst() else { return false }
      didBegin()
      return true
    }
    return FirstResponder.current.changing {
      guard isFirstResponder || becomeFirst() else { return false }
      didBegin()
      return true
    }
  }

  /// Asks the delegate whether editing may end. `resignFirst` is the superclass's implementation of
  /// `resignFirstResponder()`.
  func end(_ resignFirst: () -> Bool) -> Bool {
    guard isFirstResponder else { return true }
    guard isEndingUnasked || mayEnd else { return false }
    guard isFirstResponder else { return true }
    guard resignFirst() else { return false }
    didEnd()
    return true
  }

  /// Resigns as first responder without asking the delegate.
  package func endEditingUnasked() {
    guard isFirstResponder else { return }
    isEndingUnasked = true
    resignFirstResponder()
    isEndingUnasked = false
  }
}

extension UIView {
  /// Ends editing in the view or in one of its subviews. Returns true if no text in this view is
  /// being edited afterwards.
  ///
  /// If `force` is true, the delegate is not asked whether editing may end.
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

  /// Moves the caret by the given number of characters; a negative number moves it towards the
  /// start.
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
  /// Sets the text on behalf of the app. The caret moves to the end, and the delegate is not
  /// called.
  func replaceAll(_ text: AttributedText) {
    edited.text = text
    edited.selectEnd()
    contentChanged()
  }

  /// Replaces the part of `range` that is inside the text. The delegate may have shortened the text
  /// when it was asked, so `range` may extend past the end of the text.
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
  /// The delegate's result; true if the delegate does not implement the method.
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

  /// Calls a delegate method. Returns whether the delegate implements the method.
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
