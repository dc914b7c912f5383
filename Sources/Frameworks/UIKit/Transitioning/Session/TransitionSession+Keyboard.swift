// Hides the keyboard together with the controller whose text is being edited.
extension TransitionSession {
  /// Ends editing in a departing view. If the transition presents a controller above the edited
  /// text, hides the keyboard.
  ///
  /// Unverified: that UIKit ends editing when the transition begins. In an interactive transition,
  /// editing ends when the view is removed, because the transition may be cancelled.
  func moveKeyboard() {
    if host.kind == .present {
      if host.presentationController?.hidesKeyboardBelow == false,
        host.presentationStyle != .popover
      {
        return
      }
      return Keyboard.current.holdBack()
    }
    if !startsInteractively { endEditing() }
    Keyboard.current.update()
  }

  /// Hides the keyboard, or the accessory view at the bottom edge, of a controller that has left the
  /// screen. A transition that started interactively has not ended editing before.
  func keyboardLeaves(completed: Bool) {
    if completed, host.kind != .present { endEditing() }
    Keyboard.current.update()
  }

  /// Makes the first responder resign if it is in the departing view, or if it is the departing
  /// controller or one of its children.
  private func endEditing() {
    host.from.viewIfLoaded?.endEditing(true)
    guard let first = UIResponder.first as? UIViewController, first.isWithin(host.from) else {
      return
    }
    first.resignFirstResponder()
  }
}

extension UIResponder {
  /// Whether a controller is presented above this responder. Below a presented controller, the
  /// first responder stays first responder, but its keyboard is hidden until the dismissal
  /// (unverified).
  package var isBelowPresentation: Bool {
    firstInChain { ($0 as? UIViewController)?.ownPresented?.takesKeyboard == true } != nil
  }
}

extension UIViewController {
  /// Whether this presented controller hides the keyboard of the controllers below it.
  fileprivate var takesKeyboard: Bool {
    record.presentation != .dismissed && ownPresentation?.hidesKeyboardBelow != false
  }
}
