import UIKit

/// One tea. It goes back where it came from, by its button or by the drag.
final class TeaPage: UIViewController {
  private let face = TeaFace()

  override func loadView() { view = face }

  override func viewDidLoad() {
    super.viewDidLoad()
    face.closeButton.addTarget(
      self, action: Selector("closePressed", TeaPage.closePressed), for: .touchUpInside)
  }

  /// The page is dark.
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func closePressed() {
    // A drag may have the page on its way already.
    guard transitionCoordinator == nil else { return }
    if let navigationController {
      navigationController.popViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
  }
}
