import UIKit

/// The page of one tea. The page is dismissed or popped with its button or with a drag.
final class TeaPage: UIViewController {
  private let face = TeaView()

  override func loadView() { view = face }

  override func viewDidLoad() {
    super.viewDidLoad()
    face.closeButton.addTarget(
      self, action: Selector("closePressed", TeaPage.closePressed), for: .touchUpInside)
  }

  /// The status bar's text is light, because the page is dark.
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func closePressed() {
    // If a drag has already started the transition, the button does nothing.
    guard transitionCoordinator == nil else { return }
    if let navigationController {
      navigationController.popViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
  }
}
