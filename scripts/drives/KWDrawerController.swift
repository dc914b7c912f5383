import KWDrawerController
import UIKit

func show() -> UIViewController {
  let drawer = DrawerController()
  drawer.setViewController(
    UINavigationController(rootViewController: PageController("Main", .systemTeal)), for: .none)
  drawer.setViewController(PageController("Left", .systemPurple), for: .left)
  drawer.setViewController(PageController("Right", .systemOrange), for: .right)
  drawer.setTransition(DrawerFoldTransition(), for: .left)
  return drawer
}

final class PageController: UIViewController {
  private let name: String
  private let color: UIColor

  init(_ name: String, _ color: UIColor) {
    (self.name, self.color) = (name, color)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    let label = UILabel(frame: CGRect(x: 24, y: 140, width: 200, height: 30))
    label.text = name
    label.textColor = .white
    view.addSubview(label)
  }
}
