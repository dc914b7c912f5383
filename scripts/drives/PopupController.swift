import PopupController
import UIKit

func show() -> UIViewController { HomeController() }

final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 120, width: 193, height: 44)
    button.setTitle("Show", for: .normal)
    button.addTarget(self, action: #selector(showPopup), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func showPopup() {
    _ = PopupController.create(self)
      .customize([
        .animation(.slideUp), .scrollable(true), .dismissWhenTaps(true),
        .backgroundStyle(.blackFilter(alpha: 0.7)),
      ])
      .show(NoteController())
  }
}

final class NoteController: UIViewController, PopupContentViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .orange
    view.layer.cornerRadius = 12
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 260, height: 30))
    label.text = "A popup"
    view.addSubview(label)
  }

  func sizeForPopup(
    _ popupController: PopupController, size: CGSize, showingKeyboard: Bool
  ) -> CGSize {
    CGSize(width: 300, height: 400)
  }
}
