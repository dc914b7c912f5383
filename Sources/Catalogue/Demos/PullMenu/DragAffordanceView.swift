import UIKit

/// Three bars. Two of the three bars expand one after the other while the user pulls. When a
/// release would open the menu, the third bar expands and all bars turn red.
final class DragAffordanceView: UIView {
  private let springExpandViews = (0..<3).map { _ in SpringExpandView() }

  /// How far the text has been pulled, as a fraction of the distance that opens the menu. If the
  /// progress is 1 or more, a release opens the menu.
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
