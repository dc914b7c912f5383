import UIKit

/// A navigation controller with forward navigation.
///
/// Assign the app's delegate to `forward.delegate`. `setViewControllers` always clears the forward
/// stack. (If a `ForwardNavigation` is attached to another navigation controller, it cannot
/// distinguish a pop from a replacement that only removes controllers from the top. Such a
/// replacement does not clear the forward stack.)
open class ForwardNavigationController: UINavigationController {
  /// The forward stack and its settings.
  public var forward: ForwardNavigation {
    if let attached { return attached }
    let made = ForwardNavigation(self)
    attached = made
    return made
  }
  private var attached: ForwardNavigation?

  open override func viewDidLoad() {
    super.viewDidLoad()
    forward.installSwipes()
  }

  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    attached?.willReplace(with: viewControllers)
    super.setViewControllers(viewControllers, animated: animated)
    attached?.followUnshownChange()
  }

  // MARK: Keys

  /// Alt with an arrow key goes back or forward, as in a browser; right-to-left layouts exchange
  /// the arrows. If there is no controller in one direction, its key command is omitted.
  open override var keyCommands: [UIKeyCommand]? {
    let isMirrored =
      viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let arrows = [UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow]
    let (back, ahead) = isMirrored ? (arrows[1], arrows[0]) : (arrows[0], arrows[1])
    var commands = super.keyCommands ?? []
    if viewControllers.count > 1 {
      commands.append(
        UIKeyCommand(
          input: back, modifierFlags: .alternate,
          action: Selector("goBackByKey:", ForwardNavigationController.goBackByKey)))
    }
    if forward.mayHaveNext {
      commands.append(
        UIKeyCommand(
          input: ahead, modifierFlags: .alternate,
          action: Selector("goForwardByKey:", ForwardNavigationController.goForwardByKey)))
    }
    return commands
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func goBackByKey(_ sender: UIKeyCommand) {
    if forward.isAtRest { popViewController(animated: true) }
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func goForwardByKey(_ sender: UIKeyCommand) {
    if forward.isAtRest { forward.goForward() }
  }
}
