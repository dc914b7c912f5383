import UIKit

/// The first page: a button opens a card over it.
public final class HomePage: UIViewController {
  private let transition = CardTransition()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    button.tintColor = .white
    button.frame = CGRect(x: 0, y: 0, width: 160, height: 60)
    button.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    button.autoresizingMask = [
      .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
    ]
    button.addAction(UIAction { [weak self] _ in self?.openCard() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func openCard() {
    let card = CardPage(transition: transition)
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = transition
    present(card, animated: true)
  }
}
