import UIKit

/// The back of the card, which is dismissed by its button or by a drag.
final class BackPage: UIViewController, InteractiveTransitionViewControllerDelegate {
  weak var interactor: FlipAnimationInteractor?

  /// Light text on the dark back.
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    interactor?.presentingVC = self
  }

  @IBAction func closePressed(_ sender: Any) { proceedToNextViewController() }

  func proceedToNextViewController() { dismiss(animated: true) }
}
