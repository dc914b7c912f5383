import UIKit

/// The table of contents. It goes when a chapter is chosen.
final class ContentsPage: UIViewController {
  private let face = ContentsFace()

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
    // A second press while the panel is on its way asks for nothing new.
    if transitionCoordinator == nil { dismiss(animated: true) }
  }
}
