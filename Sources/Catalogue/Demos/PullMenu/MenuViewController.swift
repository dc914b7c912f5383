import UIKit

/// The menu of essays. A tap on an essay chooses it. Every tap, including one on an essay,
/// dismisses the menu.
///
/// The same instance is presented repeatedly.
final class MenuViewController: UIViewController {
  var choose: (Essay) -> Void = { _ in }
  private let heading = UILabel()
  private let buttons = Essay.all.map { essay in
    let button = UIButton(type: .custom)
    button.setTitle(essay.title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 24, weight: .semibold)
    button.contentHorizontalAlignment = .leading
    return button
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.09, green: 0.1, blue: 0.12, alpha: 1)
    view.accessibilityViewIsModal = true
    heading.text = "To read  目录"
    heading.font = .systemFont(ofSize: 15, weight: .medium)
    heading.textColor = UIColor(white: 1, alpha: 0.55)
    view.addSubview(heading)
    for button in buttons {
      button.addTarget(
        self, action: Selector("essayPressed:", MenuViewController.essayPressed),
        for: .touchUpInside)
      view.addSubview(button)
    }
    view.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("viewTapped", MenuViewController.viewTapped)))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height: CGFloat = 64
    let left = max(32, view.safeAreaInsets.left + 16)
    let width = view.bounds.width - 2 * left
    var y = (view.bounds.height - height * CGFloat(buttons.count)) / 2
    heading.frame = CGRect(x: left, y: y - 30, width: width, height: 22)
    for button in buttons {
      button.frame = CGRect(x: left, y: y, width: width, height: height)
      y += height
    }
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func essayPressed(_ sender: UIButton) {
    if let index = buttons.firstIndex(of: sender) { choose(Essay.all[index]) }
    leave()
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func viewTapped() { leave() }

  /// Dismisses the menu unless a transition is running. During a transition, UIKit would refuse the
  /// dismissal and log a warning.
  private func leave() {
    if transitionCoordinator == nil { dismiss(animated: true) }
  }
}
