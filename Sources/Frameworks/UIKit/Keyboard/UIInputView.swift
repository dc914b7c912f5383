/// A view for use as an input view or an accessory view, with the background of the keyboard.
@preconcurrency @MainActor
open class UIInputView: UIView {
  public enum Style: Int, Sendable {
    /// The view has no background of its own.
    case `default`
    /// The view has the background of the keyboard.
    case keyboard
  }

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = Self.ground }
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  public let inputViewStyle: Style
  /// Whether the view's constraints determine its height; false by default.
  open var allowsSelfSizing = false

  /// The colour of the keyboard that the stage draws, without its transparency (unverified).
  private static var ground: UIColor {
    UIColor {
      $0.userInterfaceStyle == .dark
        ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.84, alpha: 1)
    }
  }
}
