import Hero
import UIKit

func show() -> UIViewController { HomeController() }

/// A small card with a round badge. A tap opens the card on the whole screen.
final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let card = UIView(frame: CGRect(x: 96, y: 420, width: 200, height: 160))
    card.backgroundColor = .systemIndigo
    card.layer.cornerRadius = 16
    card.hero.id = "card"
    view.addSubview(card)
    let badge = UIView(frame: CGRect(x: 40, y: 120, width: 80, height: 80))
    badge.backgroundColor = .systemOrange
    badge.layer.cornerRadius = 40
    badge.hero.id = "badge"
    view.addSubview(badge)
    card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
  }

  @objc func open() {
    let detail = DetailController()
    detail.hero.isEnabled = true
    detail.modalPresentationStyle = .fullScreen
    present(detail, animated: true)
  }
}

final class DetailController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    let card = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 300))
    card.backgroundColor = .systemIndigo
    card.hero.id = "card"
    view.addSubview(card)
    let badge = UIView(frame: CGRect(x: 250, y: 360, width: 100, height: 100))
    badge.backgroundColor = .systemOrange
    badge.layer.cornerRadius = 50
    badge.hero.id = "badge"
    view.addSubview(badge)
    let text = UILabel(frame: CGRect(x: 30, y: 560, width: 330, height: 40))
    text.text = "It comes from below."
    text.textAlignment = .center
    text.hero.modifiers = [.translate(y: 300), .fade]
    view.addSubview(text)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
  }

  @objc func close() { dismiss(animated: true) }
}
