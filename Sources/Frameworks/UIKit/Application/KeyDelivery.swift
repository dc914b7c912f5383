/// Delivers key presses.
///
/// Since iOS 15, a key that is pressed without modifiers, or only with Shift or Caps Lock, is first
/// passed to the first responder if the first responder accepts text. If the first responder does
/// not handle the key, a search for a key command begins at the first responder or, if there is
/// none, at the innermost visible controller of the key window (unverified). The search for a key
/// command continues up the responder chain. The search ends at the first key command that matches
/// the pressed key and has an implemented action. The action may be implemented by the responder
/// that has the command or by a later responder in the chain.
@MainActor
package enum KeyDelivery {
  /// Delivers a key press. Returns whether the key press was handled.
  package static func press(_ input: String, _ modifiers: UIKeyModifierFlags) -> Bool {
    if modifiers.isSubset(of: [.shift, .alphaShift]), typed(input) { return true }
    for responder in (UIResponder.first ?? innermostController)?.chain ?? [] {
      let command = responder.keyCommands?.first {
        $0.input == input && $0.modifierFlags == modifiers
      }
      guard let command, let action = command.action else { continue }
      let target = responder.chain.first { action.isMethod(of: type(of: $0)) }
      guard let target else { continue }
      CallTrace.note(.controller, target, .message("\(action)", ["_": .named(command)]))
      if action.send(to: target, command, nil) { return true }
    }
    return false
  }

  /// Whether the first responder accepts text.
  package static var writesText: Bool { UIResponder.first is any UIKeyInput }

  /// Whether the first responder handled the key as text.
  private static func typed(_ input: String) -> Bool {
    guard let receiver = UIResponder.first as? any UIKeyInput else { return false }
    let editor = receiver as? any TextEditor
    switch input {
    case UIKeyCommand.inputDelete, "\u{7F}": editor?.typeDelete() ?? receiver.deleteBackward()
    case UIKeyCommand.inputLeftArrow:
      guard let editor else { return false }
      editor.moveCaret(by: -1)
    case UIKeyCommand.inputRightArrow:
      guard let editor else { return false }
      editor.moveCaret(by: 1)
    case UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputEscape:
      return false
    case "\r": editor?.type("\n") ?? receiver.insertText("\n")
    default: editor?.type(input) ?? receiver.insertText(input)
    }
    return true
  }

  private static var innermostController: UIResponder? {
    var inner = UIApplication.shared.keyWindow?.rootViewController
    while let here = inner {
      let next =
        here.presentedViewController
        ?? here.children.last { $0.viewIfLoaded?.window != nil }
      guard let next else { return here }
      inner = next
    }
    return UIApplication.shared.keyWindow
  }
}
