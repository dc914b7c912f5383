/// Finds who answers a key.
///
/// The search begins at the first responder, else at the innermost controller on screen of the key
/// window (unverified), and goes up the responder chain: the first command with this key whose
/// action somebody further up has is the one.
@MainActor
package enum KeyDelivery {
  /// Whether somebody has answered.
  package static func press(_ input: String, _ modifiers: UIKeyModifierFlags) -> Bool {
    for responder in chain(from: UIResponder.first ?? innermostController) {
      let command = responder.keyCommands?.first {
        $0.input == input && $0.modifierFlags == modifiers
      }
      guard let command, let action = command.action else { continue }
      let target = chain(from: responder).first { action.isMethod(of: type(of: $0)) }
      guard let target else { continue }
      CallTrace.note(.controller, target, "\(action)(\(World.current.names(command)))")
      if action.perform(on: target, command, nil) { return true }
    }
    return false
  }

  private static func chain(from start: UIResponder?) -> [UIResponder] {
    Array(sequence(first: start, next: { $0?.next }).prefix { $0 != nil }.compactMap { $0 })
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
