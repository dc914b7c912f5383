import UIKit
import ViewAnimator

func show() -> UIViewController { HomeController() }

final class HomeController: UIViewController {
  private let rows = (0..<6).map {
    UIView(frame: CGRect(x: 30, y: 120 + 100 * $0, width: 333, height: 80))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for row in rows {
      row.backgroundColor = .systemIndigo
      view.addSubview(row)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let fromBelow = AnimationType.from(direction: .bottom, offset: 60)
    let zoom = AnimationType.zoom(scale: 0.3)
    UIView.animate(views: rows, animations: [fromBelow, zoom], duration: 0.5)
  }
}
