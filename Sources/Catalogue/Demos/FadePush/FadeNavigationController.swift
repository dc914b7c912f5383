import UIKit

/// A navigation controller that retains its delegate. The `delegate` property of its superclass
/// does not retain the delegate.
final class FadeNavigationController: UINavigationController {
  private lazy var fading = FadeNavigationDelegate(for: self)

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = fading
    view.addGestureRecognizer(fading.gestureRecognizer)
  }
}
