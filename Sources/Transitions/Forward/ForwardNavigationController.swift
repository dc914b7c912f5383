import UIKit

/// A navigation controller that can go forward again.
///
/// An app's delegate belongs in `forward.delegate`. Other than with a `ForwardNavigation` that is
/// attached from outside, `setViewControllers` always ends the way forward: from outside, one that
/// only takes controllers off the top cannot be told from a pop.
open class ForwardNavigationController: UINavigationController {
  /// The way forward, and its settings.
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

  /// Alt with the arrow keys goes back and forward, as in a browser; mirrored where the interface
  /// reads from right to left. Where there is nowhere to go, the key is left to others.
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
