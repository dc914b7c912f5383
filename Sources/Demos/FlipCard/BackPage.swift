import UIKit

/// The back of the card. It dismisses itself, by button or by drag.
final class BackPage: UIViewController, InteractiveTransitionViewControllerDelegate {
  weak var interactor: FlipAnimationInteractor?
  private let face = BackFace()

  override func loadView() { view = face }

  override func viewDidLoad() {
    super.viewDidLoad()
    face.closeButton.addTarget(
      self, action: Selector("closePressed", BackPage.closePressed), for: .touchUpInside)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    interactor?.presentingVC = self
  }

  func closePressed() { proceedToNextViewController() }

  func proceedToNextViewController() { dismiss(animated: true) }
}
