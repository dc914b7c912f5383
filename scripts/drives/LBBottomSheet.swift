import LBBottomSheet
import UIKit

func show() -> UIViewController { HomeController() }

final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 120, width: 193, height: 44)
    button.setTitle("Show", for: .normal)
    button.addTarget(self, action: #selector(open), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func open() {
    presentAsBottomSheet(NoteController())
  }
}

/// A page that says how high its sheet is.
final class NoteController: UIViewController {
  @objc var preferredHeightInBottomSheet: CGFloat { 320 }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemYellow
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 300, height: 30))
    label.text = "A sheet of 320 points"
    view.addSubview(label)
  }
}
