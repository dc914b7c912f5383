import NavigationStack
import UIKit

func show() -> UIViewController { NavigationStack(rootViewController: PageController(1)) }

final class PageController: UIViewController {
  private static let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue]
  private let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Page \(number)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Self.colors[number % Self.colors.count]
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next", style: .plain, target: self, action: #selector(next as () -> Void))
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 100, y: 400, width: 193, height: 44)
    button.setTitle("Show the stack", for: .normal)
    button.addTarget(self, action: #selector(showStack), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func next() {
    navigationController?.pushViewController(PageController(number + 1), animated: true)
  }

  @objc func showStack() { (navigationController as? NavigationStack)?.showControllers() }
}
