import Panels
import UIKit

func show() -> UIViewController { HomeController() }

final class HomeController: UIViewController {
  private lazy var panels = Panels(target: self)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    var configuration = PanelConfiguration(size: .half)
    configuration.animateEntry = true
    panels.show(panel: PanelController(), config: configuration)
  }
}

final class PanelController: UIViewController, Panelable {
  lazy var headerPanel: UIView! = UIView()
  lazy var headerHeight: NSLayoutConstraint! = headerPanel.heightAnchor.constraint(
    equalToConstant: 70)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    headerPanel.backgroundColor = .systemOrange
    headerPanel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(headerPanel)
    NSLayoutConstraint.activate([
      headerPanel.topAnchor.constraint(equalTo: view.topAnchor),
      headerPanel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      headerPanel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      headerHeight,
    ])
  }
}
