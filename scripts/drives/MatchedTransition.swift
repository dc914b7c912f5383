import MatchedTransition
import UIKit

func show() -> UIViewController { HomeController() }

/// Moves a picture from one place to another with the library's snapshot animation.
final class HomeController: UIViewController {
  private let small = UIView(frame: CGRect(x: 40, y: 120, width: 100, height: 60))
  private let large = UIView(frame: CGRect(x: 20, y: 420, width: 353, height: 212))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    small.backgroundColor = .systemTeal
    large.backgroundColor = .systemOrange
    for place in [small, large] { view.addSubview(place) }
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(move)))
  }

  @objc func move() {
    let animator = UIViewPropertyAnimator(duration: 0.8, dampingRatio: 1)
    let snapshot = animator.addSnapshotMovingAnimation(
      makeSnapshotViewIfNeeded: {
        let view = UIView()
        view.backgroundColor = .systemPurple
        return view
      }, from: small, to: large, isReversed: false, in: view)
    animator.addCompletion { _ in snapshot.removeFromSuperview() }
    animator.startAnimation()
  }
}
