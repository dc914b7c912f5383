import CocoaSprings
import UIKit

func show() -> UIViewController { HomeController() }

final class HomeController: UIViewController {
  private let dot = SpringMotionLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    dot.backgroundColor = UIColor.systemRed.cgColor
    dot.cornerRadius = 20
    dot.frame = CGRect(x: 60, y: 160, width: 40, height: 40)
    view.layer.addSublayer(dot)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(move)))
  }

  @objc func move(_ tap: UITapGestureRecognizer) { dot.move(to: tap.location(in: view)) }
}
