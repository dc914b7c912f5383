import UIKit

/// The back of the card. The page is dismissed with its button or with a drag.
final class BackPage: UIViewController, InteractiveTransitionViewControllerDelegate {
  weak var interactor: FlipAnimationInteractor?

  /// The status bar's text is light, because the back is dark.
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    interactor?.presentingVC = self
  }

  @IBAction func closePressed(_ sender: Any) { proceedToNextViewController() }

  func proceedToNextViewController() { dismiss(animated: true) }
}
