// The keyboard leaves with the controller whose text is being edited.
extension TransitionSession {
  /// Ends editing in a view that leaves, and hides the keyboard below a presented controller.
  ///
  /// Unverified: that editing ends when the transition begins. In an interactive transition it ends
  /// when the view is removed, because the transition may be cancelled.
  func moveKeyboard() {
    if host.kind == .present { return Keyboard.current.holdBack() }
    if !startsInteractively { host.from.viewIfLoaded?.endEditing(true) }
    Keyboard.current.update()
  }
}

extension UIResponder {
  /// Whether a controller is presented above this responder. If it was first responder when that
  /// was presented, it remains so without a keyboard, which returns with the dismissal (unverified).
  package var isBelowPresentation: Bool {
    var here: UIResponder? = self
    while let responder = here {
      if let controller = responder as? UIViewController, let presented = controller.ownPresented,
        presented.takesKeyboard
      {
        return true
      }
      here = responder.next
    }
    return false
  }
}

extension UIViewController {
  /// Whether the controllers below this presented one hide their keyboard. Popovers keep it
  /// (unverified).
  fileprivate var takesKeyboard: Bool {
    record.presentation != .dismissed && ownPresentation?.presentationStyle != .popover
  }
}
