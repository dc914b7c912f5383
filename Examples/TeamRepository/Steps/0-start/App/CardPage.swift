import UIKit

/// A card that covers the screen. It follows a finger that pulls it down.
final class CardPage: UIViewController {
  private let transition: CardTransition

  init(transition: CardTransition) {
    self.transition = transition
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    view.layer.cornerRadius = 24
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pulled)))
  }

  @objc private func pulled(_ pan: UIPanGestureRecognizer) {
    let share = min(max(pan.translation(in: nil).y / view.bounds.height, 0), 1)
    switch pan.state {
    case .began:
      transition.interaction = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed:
      transition.interaction?.update(share)
    case .ended where share > 0.4:
      transition.interaction?.finish()
      transition.interaction = nil
    case .ended, .cancelled, .failed:
      transition.interaction?.cancel()
      transition.interaction = nil
    default: break
    }
  }
}
