import UIKit

/// The table of contents, which is dismissed when a chapter is chosen.
final class ContentsPage: UIViewController {
  private let face = ContentsView()

  override func loadView() { view = face }

  override func viewDidLoad() {
    super.viewDidLoad()
    face.closeButton.addTarget(
      self, action: Selector("closePressed", ContentsPage.closePressed), for: .touchUpInside)
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func closePressed() {
    // Ignores a second tap during the transition.
    if transitionCoordinator == nil { dismiss(animated: true) }
  }
}
