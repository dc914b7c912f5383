import ENSwiftSideMenu
import UIKit

func show() -> UIViewController { MenuNavigationController(rootViewController: HomeController()) }

final class MenuNavigationController: UINavigationController, ENSideMenuProtocol {
  var sideMenu: ENSideMenu?

  override func viewDidLoad() {
    super.viewDidLoad()
    sideMenu = ENSideMenu(
      sourceView: view, menuViewController: MenuController(), menuPosition: .left)
    sideMenu?.menuWidth = 200
    view.bringSubviewToFront(navigationBar)
  }

  func setContentViewController(_ contentViewController: UIViewController) {
    setViewControllers([contentViewController], animated: true)
  }
}

final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    view.backgroundColor = .systemTeal
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Menu", style: .plain, target: self, action: #selector(toggle))
  }

  @objc func toggle() { toggleSideMenuView() }
}

final class MenuController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.contentInset.top = 64
    tableView.backgroundColor = .clear
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    4
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.backgroundColor = .clear
    cell.textLabel?.text = "Entry \(indexPath.row + 1)"
    return cell
  }
}
