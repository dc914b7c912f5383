import UIKit

/// A page with a button that presents the card.
class HelloController: UIViewController {
  private let lift = CardLift()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let title = UILabel()
    title.text = "Hello"
    title.font = .systemFont(ofSize: 40, weight: .bold)

    let button = UIButton(type: .system)
    button.setTitle("Show the card", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.showCard() }, for: .touchUpInside)

    for part in [title, button] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      part.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 80),
      button.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 40),
    ])
  }

  private func showCard() {
    let card = CardController(lift: lift)
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = lift
    present(card, animated: true)
  }
}
