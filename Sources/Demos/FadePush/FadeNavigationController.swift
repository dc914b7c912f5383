import UIKit

/// A navigation controller that keeps its delegate, which it refers to weakly like any other.
final class FadeNavigationController: UINavigationController {
  private lazy var fading = FadeNavigationDelegate(for: self)

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = fading
    view.addGestureRecognizer(fading.gestureRecognizer)
  }
}
