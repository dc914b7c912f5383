import RainbowNavigation
import UIKit

func show() -> UIViewController { UINavigationController(rootViewController: PageController(0)) }

final class PageController: UIViewController, RainbowColorSource {
  private static let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue]
  private let number: Int
  private lazy var rainbow = RainbowNavigation()

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Page \(number)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    if number == 0, let navigationController {
      rainbow.wireTo(navigationController: navigationController)
      navigationController.navigationBar.rb.backgroundColor = Self.colors[0]
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next", style: .plain, target: self, action: #selector(next as () -> Void))
  }

  @objc func next() {
    navigationController?.pushViewController(PageController(number + 1), animated: true)
  }

  func navigationBarInColor() -> UIColor { Self.colors[number % Self.colors.count] }
}
