import CircleMenu
import UIKit

func show() -> UIViewController { HomeController() }

final class HomeController: UIViewController, CircleMenuDelegate {
  private let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemGreen, .systemTeal, .systemBlue, .systemPurple,
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .darkGray
    let menu = CircleMenu(
      frame: CGRect(x: 166, y: 396, width: 60, height: 60), normalIcon: nil, selectedIcon: nil,
      buttonsCount: colors.count, duration: 1, distance: 120)
    menu.backgroundColor = .white
    menu.layer.cornerRadius = 30
    menu.delegate = self
    view.addSubview(menu)
  }

  func circleMenu(_ circleMenu: CircleMenu, willDisplay button: UIButton, atIndex: Int) {
    button.backgroundColor = colors[atIndex]
  }
}
