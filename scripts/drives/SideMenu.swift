import SideMenu
import UIKit

func show() -> UIViewController {
  SideMenuController.preferences.basic.menuWidth = 240
  return SideMenuController(
    contentViewController: UINavigationController(rootViewController: HomeController()),
    menuViewController: MenuController())
}

final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    view.backgroundColor = .white
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Menu", style: .plain, target: self, action: #selector(openMenu))
  }

  @objc func openMenu() { sideMenuController?.revealMenu() }
}

final class MenuController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemPurple
    for (row, name) in ["Inbox", "Sent", "Archive"].enumerated() {
      let label = UILabel(frame: CGRect(x: 30, y: 140 + 50 * row, width: 180, height: 30))
      label.text = name
      label.textColor = .white
      view.addSubview(label)
    }
  }
}
