import UIKit

/// A dot that expands to a bar, and contracts again, with a spring.
final class SpringExpandView: UIView {
  private let stretchingView = UIView()
  private(set) var isExpanded = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(stretchingView)
    setColor(.gray)
  }

  required init?(coder: NSCoder) { nil }

  func setColor(_ color: UIColor) { stretchingView.backgroundColor = color }

  /// Expands or contracts the view. A running spring continues from its current value, so that the
  /// view does not jump if the touch hesitates.
  func setExpanded(_ expanded: Bool, animated: Bool) {
    guard expanded != isExpanded else { return }
    isExpanded = expanded
    setNeedsLayout()
    guard animated else { return layoutIfNeeded() }
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0.5,
      options: .beginFromCurrentState,
      animations: { self.layoutIfNeeded() })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stretchingView.frame = isExpanded ? frameForExpandedState : frameForCollapsedState
    stretchingView.layer.cornerRadius = stretchingView.bounds.midX
  }

  /// A square in the middle, as wide as the view. The square's corner radius makes it a dot.
  private var frameForCollapsedState: CGRect {
    CGRect(
      x: 0, y: bounds.midY - bounds.width / 2, width: bounds.width, height: bounds.width)
  }

  /// A bar in the middle. The bar is as high as the view and half as wide.
  private var frameForExpandedState: CGRect {
    CGRect(x: bounds.width / 4, y: 0, width: bounds.width / 2, height: bounds.height)
  }
}
