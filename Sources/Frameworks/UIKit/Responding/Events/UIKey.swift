/// A key of a keyboard. The class exists for source compatibility only, like `UIPress`.
@preconcurrency @MainActor
open class UIKey: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}

/// The codes of keys without characters, as in the USB standard "HID Usage Tables", page 7.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorUndefined = 0x03
  case keyboardReturnOrEnter = 0x28
  case keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
  case keyboardRightArrow = 0x4F
  case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
}
