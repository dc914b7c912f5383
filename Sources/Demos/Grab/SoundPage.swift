import UIKit

/// What is playing, as large as the screen. It goes back into the bar by its button or by a throw.
final class SoundPage: UIViewController {
  private let face = SoundFace()

  override func loadView() { view = face }

  override func viewDidLoad() {
    super.viewDidLoad()
    face.closeButton.addTarget(
      self, action: Selector("closePressed", SoundPage.closePressed), for: .touchUpInside)
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func closePressed() {
    // A second press while the card is on its way asks for nothing new.
    if transitionCoordinator == nil { dismiss(animated: true) }
  }
}
