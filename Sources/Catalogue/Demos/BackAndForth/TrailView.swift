import UIKit

/// Shows the position in the history. A dot represents each page before the current one, and a ring
/// represents the current page. After the ring, there is a circle for each page that the forward
/// stack can store. The circle is filled if the forward stack contains a page at that position.
final class TrailView: UIView {
  /// The height, in points, of the strip along the lower edge that pages must not cover.
  static let height: CGFloat = 104

  private let caption = UILabel()
  private let row = UIView()
  private let here = UIView()
  private var behind: [UIView] = []
  private var ahead: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    row.backgroundColor = SeasonInk.night.withAlphaComponent(0.62)
    caption.font = .systemFont(ofSize: 13, weight: .medium)
    caption.textColor = .white
    here.layer.borderWidth = 3
    here.layer.borderColor = SeasonInk.paper.cgColor
    addSubview(row)
    row.addSubview(here)
    row.addSubview(caption)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the number of pages before and after the current one. `maximum` is the number of pages
  /// that the forward stack can store.
  func show(behind: Int, ahead: Int, of maximum: Int) {
    self.behind = dots(self.behind, count: behind)
    self.ahead = dots(self.ahead, count: maximum)
    for dot in self.behind { dot.backgroundColor = UIColor(white: 1, alpha: 0.55) }
    for (index, dot) in self.ahead.enumerated() {
      dot.backgroundColor = index < ahead ? SeasonInk.paper : .clear
      dot.layer.borderWidth = index < ahead ? 0 : 1.5
      dot.layer.borderColor = UIColor(white: 1, alpha: 0.5).cgColor
    }
    caption.text = "\(ahead) of \(maximum) ahead · 前方 \(ahead)/\(maximum)"
    caption.sizeToFit()
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Adds or removes views until there are `count` views. Existing views are reused.
  private func dots(_ dots: [UIView], count: Int) -> [UIView] {
    for dot in dots.dropFirst(count) { dot.removeFromSuperview() }
    let kept = dots.prefix(count)
    let added = (kept.count..<max(kept.count, count)).map { _ in UIView() }
    for dot in added { row.addSubview(dot) }
    return kept + added
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (size, step, ring): (CGFloat, CGFloat, CGFloat) = (9, 17, 19)
    let dots = CGFloat(behind.count + ahead.count) * step + ring + 8
    let width = 20 + dots + caption.bounds.width + 28
    row.bounds.size = CGSize(width: width, height: 42)
    row.center = CGPoint(x: bounds.midX, y: bounds.midY - 6)
    row.layer.cornerRadius = 21

    var x: CGFloat = 20
    func place(_ dot: UIView) {
      dot.frame = CGRect(x: x, y: 21 - size / 2, width: size, height: size)
      dot.layer.cornerRadius = size / 2
      x += step
    }
    for dot in behind { place(dot) }
    here.frame = CGRect(x: x, y: 21 - ring / 2, width: ring, height: ring)
    here.layer.cornerRadius = ring / 2
    x += ring + 8
    for dot in ahead { place(dot) }
    caption.center = CGPoint(x: x + 8 + caption.bounds.width / 2, y: 21)
  }
}
