// Made from OptionalMethods.txt by 'make graph'. If a default implementation runs, the method
// counts as not implemented.

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    Unanswered.mark()
    return true
  }
  public func textFieldDidBeginEditing(_ textField: UITextField) { Unanswered.mark() }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    Unanswered.mark()
    return true
  }
  public func textFieldDidEndEditing(_ textField: UITextField) { Unanswered.mark() }
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { Unanswered.mark() }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    Unanswered.mark()
    return true
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) { Unanswered.mark() }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    Unanswered.mark()
    return true
  }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    Unanswered.mark()
    return true
  }
}
