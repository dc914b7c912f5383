import UIKit
import ZLSwipeableViewSwift

func show() -> UIViewController { CardsController() }

final class CardsController: UIViewController {
  private let swipeable = ZLSwipeableView()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    swipeable.frame = CGRect(x: 50, y: 150, width: 293, height: 500)
    view.addSubview(swipeable)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    swipeable.nextView = { [weak self] in self?.nextCard() }
  }

  private func nextCard() -> UIView {
    let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemTeal, .systemPurple]
    let card = UIView(frame: swipeable.bounds)
    card.backgroundColor = colors[count % colors.count]
    card.layer.cornerRadius = 10
    count += 1
    return card
  }
}
