import AKSideMenu
import UIKit

func show() -> UIViewController {
  let menu = AKSideMenu(
    contentViewController: UINavigationController(rootViewController: HomeController()),
    leftMenuViewController: MenuController(names: ["Home", "Profile", "Settings"]),
    rightMenuViewController: MenuController(names: ["Log out"]))
  menu.view.backgroundColor = .darkGray
  return menu
}

final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    view.backgroundColor = .systemTeal
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Left", style: .plain, target: self, action: #selector(openLeft))
  }

  @objc func openLeft() { sideMenuViewController?.presentLeftMenuViewController() }
}

final class MenuController: UIViewController {
  private let names: [String]

  init(names: [String]) {
    self.names = names
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (row, name) in names.enumerated() {
      let label = UILabel(frame: CGRect(x: 30, y: 300 + 54 * row, width: 180, height: 30))
      label.text = name
      label.textColor = .white
      view.addSubview(label)
    }
  }
}
