/// The background of a bar, and the line at its edge.
@MainActor
final class BarBackground: UIView {
  private let edge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    addSubview(edge)
  }

  required init?(coder: NSCoder) { nil }

  func show(color: UIColor?, line lineColor: UIColor?) {
    backgroundColor = color
    edge.backgroundColor = lineColor
  }

  /// Sets the frame. Places a line that is one pixel high along the lower or the upper edge.
  func place(in rect: CGRect, lineAbove: Bool = false) {
    frame = rect
    let thin = 1 / layer.contentsScale
    edge.frame = CGRect(
      x: 0, y: lineAbove ? -thin : rect.height, width: rect.width, height: thin)
  }
}
