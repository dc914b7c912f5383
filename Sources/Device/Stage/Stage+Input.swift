// Sends single touches and key presses, for tests that do not need a script.
extension Stage {
  /// Queues a tap at a point of the window. The touch begins in the next tick.
  public func tap(at point: CGPoint) { play(.tap(at: point, unit: .points)) }

  /// Queues a tap at a view's current centre.
  public func tap(_ view: UIView) {
    tap(at: run { view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) })
  }

  /// Queues a straight drag between two points of the window. The touch is still moving when it
  /// lifts.
  public func drag(from start: CGPoint, to end: CGPoint, over seconds: Double = 0.4) {
    play(.drag(from: start, to: end, over: seconds, unit: .points))
  }

  /// Presses a key of a hardware keyboard. Returns whether a responder has a command for the key.
  ///
  /// `input` is a character or one of `UIKeyCommand`'s constants.
  @discardableResult
  public func press(_ input: String, _ modifiers: UIKeyModifierFlags = []) -> Bool {
    run { KeyDelivery.press(input, modifiers) }
  }

  /// Whether key presses enter text, because the first responder is a text field or another text
  /// input.
  package var writesText: Bool {
    catchUp()
    return world { KeyDelivery.writesText }
  }

  /// Presses a key for each character of `text`. A line feed presses the return key.
  public func type(_ text: String) {
    for character in text { press(String(character)) }
  }
}
