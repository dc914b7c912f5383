import UIKit

/// Three bars: two open one by one while a menu is pulled out; when it will come all turn red, and
/// the third opens.
final class DragAffordanceView: UIView {
  private let springExpandViews = (0..<3).map { _ in SpringExpandView() }

  /// How far the menu has been pulled: 0 not at all, 1 and more as far as it takes.
  var progress: CGFloat = 0 {
    didSet {
      let progressInterval = 1 / CGFloat(springExpandViews.count)
      for (index, springExpandView) in springExpandViews.enumerated() {
        let expanded = CGFloat(index + 1) * progressInterval < progress
        springExpandView.setColor(progress >= 1 ? .red : expanded ? .black : .gray)
        springExpandView.setExpanded(expanded, animated: true)
      }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    springExpandViews.forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let interItemSpace = bounds.width / CGFloat(springExpandViews.count)
    for (index, springExpandView) in springExpandViews.enumerated() {
      springExpandView.frame = CGRect(
        x: interItemSpace * CGFloat(index), y: 0, width: 4, height: bounds.height)
    }
  }
}
