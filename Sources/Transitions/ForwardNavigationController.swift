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
}
