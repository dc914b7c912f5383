/// Modifier keys. The raw values are those in Apple's header `UIEvent.h`.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key combination on a hardware keyboard that sends an action. See `UIResponder.keyCommands`.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  nonisolated public static let inputDelete = "\u{8}"

  /// The character or special key; special keys are given by constants such as `inputDelete`.
  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  /// The action, which is sent with the command as its argument.
  open private(set) var action: Selector?

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init()
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
  }
}
