/// The input view and the accessory view that are shown for the first responder.
@MainActor
struct KeyboardInputs {
  enum Main {
    case system
    case custom(UIView)
  }

  /// The keyboard or the view that replaces it; nil if only an accessory view is shown.
  let main: Main?
  let accessory: UIView?
  /// The responder that provides the accessory view.
  let accessoryOwner: UIResponder?
  let responder: UIResponder

  /// Finds the input views along the responder chain, in the way that `UIResponder.h` describes
  /// (facts L.3.1).
  ///
  /// Returns nil if the responder is not in a window, or needs neither a keyboard nor an accessory
  /// view.
  init?(of responder: UIResponder?) {
    guard let responder else { return nil }
    let chain = responder.chain
    guard chain.contains(where: { $0 is UIWindow }) else { return nil }
    if let view = chain.lazy.compactMap(\.inputView).first {
      main = .custom(view)
    } else {
      main = responder is any UIKeyInput ? .system : nil
    }
    accessoryOwner = chain.first { $0.inputAccessoryView != nil }
    accessory = accessoryOwner?.inputAccessoryView
    self.responder = responder
    if main == nil, accessory == nil { return nil }
  }

  var customView: UIView? {
    if case .custom(let view) = main { return view }
    return nil
  }

  var isSystem: Bool {
    if case .system = main { return true }
    return false
  }

  /// The appearance of the system's keyboard. Unless the responder sets an appearance, the
  /// keyboard's appearance follows the responder's traits (unverified).
  var look: KeyboardStyle {
    let screen = UIScreen.main
    var look = KeyboardStyle()
    let traits = responder as? any UITextInputTraits
    look.type = traits?.keyboardType ?? .default
    look.returnKey = traits?.returnKeyType ?? .default
    look.isPad = screen.device.idiom == .pad
    let style = (responder as? any UITraitEnvironment)?.traitCollection.userInterfaceStyle
    look.isDark =
      switch traits?.keyboardAppearance ?? .default {
      case .default: (style ?? screen.device.style) == .dark
      case .dark: true
      case .light: false
      }
    (look.left, look.right) = (screen.safeArea.left, screen.safeArea.right)
    look.bottom = screen.safeArea.bottom
    return look
  }
}
