import UIKit

/// A navigation controller with forward navigation.
///
/// An app's delegate belongs in `forward.delegate`. In contrast to a `ForwardNavigation` attached
/// to another navigation controller, `setViewControllers` always clears the forward stack. An
/// attached object cannot distinguish a replacement that only removes controllers from the top from
/// a pop.
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

  /// Alt with an arrow key goes back or forward, as in a browser; mirrored in right-to-left
  /// layouts. If there is no controller to go to, the key command is not offered.
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
