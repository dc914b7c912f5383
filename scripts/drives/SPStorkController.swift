import SPStorkController
import UIKit

func show() -> UIViewController { HomeController() }

final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 400, width: 193, height: 44)
    button.setTitle("Show", for: .normal)
    button.addTarget(self, action: #selector(showPage), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func showPage() { presentAsStork(PageController()) }
}

final class PageController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    label.text = "A page"
    view.addSubview(label)
  }
}
