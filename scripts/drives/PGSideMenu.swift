import PGSideMenu
import UIKit

func show() -> UIViewController {
  let menu = PGSideMenu(animationType: .slideInRotate)
  menu.addContentController(PageController())
  menu.addLeftMenuController(ListController(colour: .systemPurple))
  menu.addRightMenuController(ListController(colour: .systemBrown))
  return menu
}

final class PageController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 70, width: 80, height: 44)
    button.setTitle("Menu", for: .normal)
    button.addTarget(self, action: #selector(openMenu), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func openMenu() { (parent as? PGSideMenu)?.toggleLeftMenu() }
}

final class ListController: UIViewController {
  private let colour: UIColor

  init(colour: UIColor) {
    self.colour = colour
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = colour
    let label = UILabel(frame: CGRect(x: 30, y: 300, width: 180, height: 30))
    label.text = "Inbox"
    label.textColor = .white
    view.addSubview(label)
  }
}
