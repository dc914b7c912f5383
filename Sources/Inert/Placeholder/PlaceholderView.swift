import UIKit

/// A grey area with a title and a detail. It stands where iOS shows a map, a web page or a video.
/// Touches pass through it.
package final class PlaceholderView: UIView {
  /// The place of the text, as a fraction of the height: below the centre, where a map may have a
  /// marker.
  private static let position: CGFloat = 0.75

  private let title = UILabel()
  private let detail = UILabel()

  package init(title text: String, detail second: String? = nil) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = UIColor(white: 0.9, alpha: 1)
    set(title, text, size: 17, white: 0.35)
    set(detail, second, size: 13, white: 0.5)
  }

  package required init?(coder: NSCoder) { nil }

  /// The line below the title.
  package var text: String? {
    get { detail.text }
    set {
      detail.text = newValue
      setNeedsLayout()
    }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let space = CGSize(width: max(bounds.width - 16, 0), height: bounds.height)
    let (first, second) = (title.sizeThatFits(space), detail.sizeThatFits(space))
    let top = bounds.height * Self.position - (first.height + second.height) / 2
    title.frame = CGRect(x: 8, y: top, width: space.width, height: first.height)
    detail.frame = CGRect(
      x: 8, y: top + first.height, width: space.width, height: second.height)
  }

  /// Adds a placeholder that fills a view, below the subviews that the view gets later.
  @discardableResult
  package static func fill(
    _ view: UIView, title: String, detail: String? = nil
  ) -> PlaceholderView {
    let placeholder = PlaceholderView(title: title, detail: detail)
    placeholder.frame = view.bounds
    placeholder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(placeholder, at: 0)
    return placeholder
  }

  private func set(_ label: UILabel, _ text: String?, size: CGFloat, white: CGFloat) {
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.textColor = UIColor(white: white, alpha: 1)
    label.textAlignment = .center
    label.numberOfLines = 2
    addSubview(label)
  }
}
