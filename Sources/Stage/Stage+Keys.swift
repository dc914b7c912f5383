// The keyboard of the virtual device.
extension Stage {
  /// Presses a key of a hardware keyboard and answers whether somebody has a command for it.
  ///
  /// `input` is a character or one of `UIKeyCommand`'s constants.
  @discardableResult
  public func press(_ input: String, _ modifiers: UIKeyModifierFlags = []) -> Bool {
    run { KeyDelivery.press(input, modifiers) }
  }

  /// Whether keys write text now: a text field, or another that takes text, is first responder.
  package var writesText: Bool {
    catchUp()
    return world { KeyDelivery.writesText }
  }

  /// Presses a key for each character of `text`: a line feed is the return key.
  public func type(_ text: String) {
    for character in text { press(String(character)) }
  }
}
