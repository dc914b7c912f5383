import GuillotineMenu
import UIKit

func show() -> UIViewController {
  UINavigationController(rootViewController: FeedController())
}

final class FeedController: UIViewController, UIViewControllerTransitioningDelegate {
  private let animator = GuillotineTransitionAnimation()
  private let button = UIButton(type: .custom)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Feed"
    view.backgroundColor = .white
    navigationController?.navigationBar.barTintColor = .darkGray
    button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    button.setTitle("≡", for: .normal)
    button.addTarget(self, action: #selector(openMenu), for: .touchUpInside)
    navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
  }

  @objc func openMenu() {
    let menu = MenuController()
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = self
    animator.supportView = navigationController?.navigationBar
    animator.presentButton = button
    present(menu, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator.mode = .presentation
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator.mode = .dismissal
    return animator
  }
}

final class MenuController: UIViewController, GuillotineMenu {
  var dismissButton: UIButton? = UIButton(type: .custom)
  var titleLabel: UILabel? = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .darkGray
    dismissButton?.setTitle("≡", for: .normal)
    dismissButton?.addTarget(self, action: #selector(close), for: .touchUpInside)
    titleLabel?.text = "Feed"
    titleLabel?.textColor = .white
    titleLabel?.sizeToFit()
    for (row, name) in ["Profile", "Feed", "Activity"].enumerated() {
      let label = UILabel(frame: CGRect(x: 120, y: 200 + 60 * row, width: 200, height: 30))
      label.text = name
      label.textColor = .white
      view.addSubview(label)
    }
  }

  @objc func close() { dismiss(animated: true) }
}
