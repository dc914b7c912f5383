import UIKit

/// The full-screen page of the sound that is playing. The page returns to the bar when its button
/// is tapped or the card is thrown.
final class SoundPage: UIViewController {
  private let face = SoundView()

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
    // Ignores a second tap during the transition.
    if transitionCoordinator == nil { dismiss(animated: true) }
  }
}
