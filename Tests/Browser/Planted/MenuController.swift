import UIKit

/// A row for each planted mistake: a tap presents its page, a drag to the right presents it
/// interactively.
class MenuController: UIViewController {
  private let slides: [Slide] = [
    BrokenCancel(), ForgottenCompletion(), WrongFrame(), LeftBehind(), WrongCondition(),
    RefusedTouch(), WrongDuration(), ConstraintConflict(), DelegateGone(), NotRestored(),
    WrongSpring(), Leaked(),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (index, slide) in slides.enumerated() {
      let row = MenuRow(slide: slide, menu: self)
      row.frame = CGRect(x: 20, y: 60 + CGFloat(index) * 62, width: 353, height: 54)
      view.addSubview(row)
    }
  }
}

/// A row that starts its transition.
class MenuRow: UIView {
  private let slide: Slide
  private weak var menu: UIViewController?

  init(slide: Slide, menu: UIViewController) {
    self.slide = slide
    self.menu = menu
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    accessibilityLabel = slide.title

    let label = UILabel(frame: CGRect(x: 16, y: 0, width: 320, height: 54))
    label.text = slide.title
    addSubview(label)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
    pan.delegate = slide as? UIGestureRecognizerDelegate
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  @objc private func tapped() {
    guard let menu else { return }
    slide.present(from: menu)
  }

  @objc private func panned(_ pan: UIPanGestureRecognizer) {
    let progress = min(max(pan.translation(in: menu?.view).x / 300, 0), 1)
    switch pan.state {
    case .began:
      slide.interaction = UIPercentDrivenInteractiveTransition()
      tapped()
    case .changed:
      slide.interaction?.update(progress)
    case .ended:
      slide.lift(at: progress)
      slide.interaction = nil
    case .cancelled, .failed:
      slide.interaction?.cancel()
      slide.interaction = nil
    default:
      break
    }
  }
}
