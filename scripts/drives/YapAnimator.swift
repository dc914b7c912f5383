import UIKit
import YapAnimator

func show() -> UIViewController { HomeController() }

final class HomeController: UIViewController {
  private let square = UIView(frame: CGRect(x: 40, y: 120, width: 100, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    square.backgroundColor = .systemPurple
    view.addSubview(square)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(move)))
  }

  @objc func move(_ tap: UITapGestureRecognizer) {
    let place = tap.location(in: view)
    square.animated.position.animate(to: place)
    square.animated.rotationZ.animate(to: .pi / 2)
  }
}
