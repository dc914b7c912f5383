/// A segment of a segmented control, with its content and its view.
@MainActor
final class Segment {
  var title: String?
  var image: UIImage? { didSet { picture.image = image?.template } }
  var action: UIAction?
  var isEnabled = true
  /// The width in points. If it is 0, the segment is as wide as the others.
  var width: CGFloat = 0
  /// The offset of the title or image, in points.
  var contentOffset = CGSize.zero

  let view = SegmentView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)

  init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
    self.title = title
    self.image = image
    self.action = action
    view.segment = self
    picture.image = image?.template
    view.addSubview(label)
    view.addSubview(picture)
  }

  /// The width of the title or image.
  var contentWidth: CGFloat {
    image?.size.width ?? label.intrinsicContentSize.width
  }

  /// Shows the content with the given attributes and opacity.
  func style(_ attributes: [NSAttributedString.Key: Any], alpha: CGFloat) {
    let text = image == nil ? title : nil
    let styled = text.map { AttributedText($0, attributes) }
    if !isShowing(styled) {
      shown = styled
      label.show(styled)
      label.lineBreakMode = .byTruncatingTail
      label.textAlignment = .center
    }
    label.alpha = alpha
    let color = attributes[.foregroundColor] as? UIColor
    if picture.tintColor != color { picture.tintColor = color }
    picture.alpha = alpha
  }

  /// The text that was most recently set on the label.
  private var shown: AttributedText?

  private func isShowing(_ text: AttributedText?) -> Bool {
    guard let text, let shown else { return text == nil && shown == nil }
    return text.isSame(as: shown)
  }

  func layOut(margin: CGFloat) {
    let available = view.bounds.insetBy(dx: min(margin, view.bounds.width / 2), dy: 0)
    label.frame = available.offsetBy(dx: contentOffset.width, dy: contentOffset.height)
    picture.frame = view.bounds.centered(image?.size ?? .zero).offsetBy(
      dx: contentOffset.width, dy: contentOffset.height)
  }
}

/// The view of a segment. For assistive technology, each segment is a button.
final class SegmentView: ControlPart {
  fileprivate(set) weak var segment: Segment?
  /// The state in which the segment was shown last.
  var state = UIControl.State.normal

  override var standardIsElement: Bool { true }
  override var standardLabel: String? { segment.flatMap { $0.title ?? $0.image?.spokenName } }
  override var standardTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.button
    if state == .selected { traits.insert(.selected) }
    if state == .disabled { traits.insert(.notEnabled) }
    return traits
  }
}

extension UIImage {
  /// The image, rendered in the tint colour unless it has another rendering mode.
  var template: UIImage {
    renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
  }
}
