import UIKit

/// The card; a pan pulls it down and dismisses it.
class CardController: UIViewController {
  private let lift: CardLift

  init(lift: CardLift) {
    self.lift = lift
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    view.layer.cornerRadius = 24
    // The page below is visible, but not accessible.
    view.accessibilityViewIsModal = true

    let label = UILabel()
    label.text = "Pull me down"
    label.textColor = .white
    label.font = .systemFont(ofSize: 24, weight: .semibold)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
    ])

    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("pull:", CardController.pull)))
  }

  func pull(_ pan: UIPanGestureRecognizer) {
    let way = min(max(pan.translation(in: view.superview).y / view.bounds.height, 0), 1)
    switch pan.state {
    case .began:
      lift.isPulled = true
      dismiss(animated: true)
    case .changed:
      lift.pull.update(way)
    case .ended where way > 0.4 || pan.velocity(in: view.superview).y > 800:
      lift.isPulled = false
      lift.pull.finish()
    case .ended, .cancelled, .failed:
      lift.isPulled = false
      lift.pull.cancel()
    default:
      break
    }
  }
}
