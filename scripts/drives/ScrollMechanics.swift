import ScrollMechanics
import UIKit

func show() -> UIViewController { HomeController() }

/// A card that follows the finger with the library's rubber band and springs back.
final class HomeController: UIViewController {
  private let card = UIView(frame: CGRect(x: 96, y: 300, width: 200, height: 200))
  private var animation: TimerAnimation?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    card.backgroundColor = .systemGreen
    view.addSubview(card)
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pulled)))
  }

  @objc func pulled(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: animation?.invalidate()
    case .changed:
      let way = rubberBandClamp(pan.translation(in: view).y, coeff: 0.55, dim: view.bounds.height)
      card.transform = CGAffineTransform(translationX: 0, y: way)
    default: springBack(pan.velocity(in: view).y)
    }
  }

  private func springBack(_ velocity: CGFloat) {
    let motion = SpringTimingParameters(
      spring: Spring(mass: 1, stiffness: 100, dampingRatio: 1),
      displacement: CGPoint(x: 0, y: card.transform.ty),
      initialVelocity: CGPoint(x: 0, y: velocity), threshold: 0.5)
    animation = TimerAnimation(duration: motion.duration) { [card] _, time in
      card.transform = CGAffineTransform(translationX: 0, y: motion.value(at: time).y)
    }
  }
}
