import UIKit

/// A page with a card that is held by constraints; a tap closes it.
class PageController: UIViewController {
  let card = CardView()
  let label = UILabel()
  var close: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    view.accessibilityViewIsModal = true
    card.backgroundColor = .systemYellow
    label.text = "Tap to close"
    for part in [card, label] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      part.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.topAnchor, constant: 120),
      card.widthAnchor.constraint(equalToConstant: 200),
      card.heightAnchor.constraint(equalToConstant: 120),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 500),
    ])
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  @objc func tapped() { dismiss(animated: true) }
}

/// The yellow card.
class CardView: UIView {}
