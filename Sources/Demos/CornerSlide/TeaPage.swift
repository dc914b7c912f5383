import UIKit

/// The page of one tea. Its button or a drag dismisses or pops it.
final class TeaPage: UIViewController {
  private let face = TeaView()

  override func loadView() { view = face }

  override func viewDidLoad() {
    super.viewDidLoad()
    face.closeButton.addTarget(
      self, action: Selector("closePressed", TeaPage.closePressed), for: .touchUpInside)
  }

  /// The text is light, because the page is dark.
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
