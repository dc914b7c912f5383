// Single fingers and keys, for tests that have no script.
extension Stage {
  /// Queues a tap at a point of the window, beginning with the next turn.
  public func tap(at point: CGPoint) { play(.tap(at: point, unit: .points)) }

  /// Queues a tap in the middle of a view, where it is now.
  public func tap(_ view: UIView) {
    tap(at: run { view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) })
  }

  /// Queues a finger that goes straight from one point of the window to another and lifts there.
  public func drag(from start: CGPoint, to end: CGPoint, over seconds: Double = 0.4) {
    play(.drag(from: start, to: end, over: seconds, unit: .points))
  }

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
