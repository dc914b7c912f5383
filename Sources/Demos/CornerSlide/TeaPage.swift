import UIKit

/// The page of one tea, which is dismissed or popped by its button or by a drag.
final class TeaPage: UIViewController {
  private let face = TeaView()

  override func loadView() { view = face }

  override func viewDidLoad() {
    super.viewDidLoad()
    face.closeButton.addTarget(
      self, action: Selector("closePressed", TeaPage.closePressed), for: .touchUpInside)
  }

  /// Light text on the dark page.
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func closePressed() {
    // A drag may already have started the transition.
    guard transitionCoordinator == nil else { return }
    if let navigationController {
      navigationController.popViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
  }
}
