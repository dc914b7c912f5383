import SPLarkController
import UIKit

func show() -> UIViewController { HomeController() }

final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 400, width: 193, height: 44)
    button.setTitle("Settings", for: .normal)
    button.addTarget(self, action: #selector(showSettings), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func showSettings() { presentLark(settings: SettingsController()) }
}

final class SettingsController: SPLarkSettingsController {
  private var chosen = 1

  override func settingsCount() -> Int { 4 }
  override func settingTitle(index: Int, highlighted: Bool) -> String { "Setting \(index + 1)" }
  override func settingSubtitle(index: Int, highlighted: Bool) -> String? {
    highlighted ? "On" : "Off"
  }
  override func settingHighlighted(index: Int) -> Bool { index == chosen }
  override func settingColorHighlighted(index: Int) -> UIColor { .systemBlue }
  override func settingDidSelect(index: Int, completion: @escaping () -> Void) {
    chosen = index
    completion()
  }
}
