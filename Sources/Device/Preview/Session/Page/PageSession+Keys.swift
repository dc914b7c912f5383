import Stage
import UIKit

// Delivers key events of the browser page as events of the device's keyboard.
extension PageSession {
  /// Tells the page to forward keys to the app while a text input is first responder.
  func tellTyping() {
    guard let device, device.stage.writesText != isTyping else { return }
    tellState()
  }

  func press(_ key: String, _ modifiers: [String]) throws(PageError) {
    var flags: UIKeyModifierFlags = []
    for name in modifiers {
      switch name {
      case "alt": flags.insert(.alternate)
      case "control": flags.insert(.control)
      case "meta": flags.insert(.command)
      case "shift": flags.insert(.shift)
      default:
        throw PageError(
          about: "key", "found modifier \"\(name)\", expected alt, control, meta or shift")
      }
    }
    let input: String
    switch key {
    case "Escape": input = UIKeyCommand.inputEscape
    case "ArrowLeft": input = UIKeyCommand.inputLeftArrow
    case "ArrowRight": input = UIKeyCommand.inputRightArrow
    case "ArrowUp": input = UIKeyCommand.inputUpArrow
    case "ArrowDown": input = UIKeyCommand.inputDownArrow
    case "Backspace": input = UIKeyCommand.inputDelete
    case "Enter": input = "\r"
    default:
      guard key.count == 1 else { return }
      input = key
    }
    try awake("key").press(input, flags)
  }
}
