import Spruce
import UIKit

func show() -> UIViewController { HomeController() }

final class HomeController: UIViewController {
  private let animations: [StockAnimation] = [.fadeIn, .expand(.slightly)]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for number in 0..<24 {
      let tile = UIView(
        frame: CGRect(x: 24 + 90 * (number % 4), y: 140 + 90 * (number / 4), width: 75, height: 75))
      tile.backgroundColor = .systemTeal
      view.addSubview(tile)
    }
    view.spruce.prepare(with: animations)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.spruce.animate(
      animations, sortFunction: RadialSortFunction(position: .middle, interObjectDelay: 0.1))
  }
}
