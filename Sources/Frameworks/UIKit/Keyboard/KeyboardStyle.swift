/// The appearance of the system's keyboard.
package struct KeyboardStyle: Hashable, Sendable {
  package var isDark = false
  package var type = UIKeyboardType.default
  package var returnKey = UIReturnKeyType.default
  package var isPad = false
  /// The insets of the screen's safe area at the keyboard's sides and bottom, in points.
  package var left: CGFloat = 0
  package var right: CGFloat = 0
  package var bottom: CGFloat = 0

  package init() {}

  /// The look of a floating keyboard, which has the keys of a phone.
  var floating: KeyboardStyle {
    var look = self
    look.isPad = false
    (look.left, look.right, look.bottom) = (0, 0, 0)
    return look
  }
}

/// Functions with which the stage draws the system's keyboard and finds its keys.
package struct KeyboardDrawing {
  /// Draws the keys in an area of the given size.
  package var draw: (KeyboardStyle, CGSize, CGContext) -> Void
  /// The input of the key at a point; nil if a press there has no effect.
  package var input: (KeyboardStyle, CGSize, CGPoint) -> String?

  package init(
    draw: @escaping (KeyboardStyle, CGSize, CGContext) -> Void,
    input: @escaping (KeyboardStyle, CGSize, CGPoint) -> String?
  ) {
    (self.draw, self.input) = (draw, input)
  }
}

/// The keys of the system's keyboard.
final class KeyboardKeys: UIView {
  /// Returns the functions that draw and find the keys; nil if the keyboard is invisible.
  var face: () -> KeyboardDrawing? = { nil }
  /// Delivers the input of a key that the user has pressed.
  var press: (String) -> Void = { _ in }
  var look = KeyboardStyle() { didSet { if look != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
    isMultipleTouchEnabled = true
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    face()?.draw(look, bounds.size, context)
  }

  // Touches are not passed to the next responder, because the next responder is an object of the
  // app.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
      let point = touch.location(in: self)
      if let input = face()?.input(look, bounds.size, point) { press(input) }
    }
  }
}
