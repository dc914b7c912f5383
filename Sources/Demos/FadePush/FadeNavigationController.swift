import UIKit

/// A navigation controller that retains its delegate. Its `delegate` property is a weak reference.
final class FadeNavigationController: UINavigationController {
  private lazy var fading = FadeNavigationDelegate(for: self)

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = fading
    view.addGestureRecognizer(fading.gestureRecognizer)
  }
}
