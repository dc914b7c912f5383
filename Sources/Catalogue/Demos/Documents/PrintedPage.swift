import UIKit

// The documents contain transitions without their pages. Code that was added so that the
// transitions can run is marked by comments.

extension UIView {
  /// Makes this view a plain page, with a background colour, a word in the centre, and a button
  /// below it.
  func printedPage(
    _ word: String, _ color: UIColor, button title: String? = nil,
    calls action: Selector? = nil, of target: Any? = nil
  ) {
    backgroundColor = color
    let label = UILabel(frame: CGRect(x: 0, y: bounds.midY - 120, width: bounds.width, height: 60))
    label.text = word
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 40, weight: .bold)
    label.textColor = .white
    label.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
    addSubview(label)
    guard let title, let action else { return }
    let button = UIButton(
      frame: CGRect(x: bounds.midX - 80, y: bounds.midY - 25, width: 160, height: 50))
    button.setTitle(title, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = UIColor(white: 0, alpha: 0.25)
    button.layer.cornerRadius = 25
    button.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    button.addTarget(target, action: action, for: .touchUpInside)
    addSubview(button)
  }
}

/// The colours of the plain pages.
enum PrintedColor {
  static let first = UIColor(red: 0.2, green: 0.36, blue: 0.5, alpha: 1)
  static let second = UIColor(red: 0.72, green: 0.36, blue: 0.25, alpha: 1)
}
