import Tactile
import UIKit

func show() -> UIViewController { HomeController() }

final class HomeController: UIViewController {
  private let card = UIView(frame: CGRect(x: 96, y: 300, width: 200, height: 200))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    card.backgroundColor = .systemTeal
    view.addSubview(card)
    card.on(UIPanGestureRecognizer(), [.changed: moved, .ended: released])
    card.tap { [unowned self] _ in card.backgroundColor = .systemOrange }
  }

  private func moved(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: view)
    card.transform = CGAffineTransform(translationX: way.x, y: way.y)
  }

  private func released(_ pan: UIPanGestureRecognizer) {
    UIView.animate(withDuration: 0.3) { self.card.transform = .identity }
  }
}
