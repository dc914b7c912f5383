import UIKit

/// The back of the card. Its button or a drag dismisses it.
final class BackPage: UIViewController, InteractiveTransitionViewControllerDelegate {
  weak var interactor: FlipAnimationInteractor?

  /// The text is light, because the back is dark.
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    interactor?.presentingVC = self
  }

  @IBAction func closePressed(_ sender: Any) { proceedToNextViewController() }

  func proceedToNextViewController() { dismiss(animated: true) }
}
