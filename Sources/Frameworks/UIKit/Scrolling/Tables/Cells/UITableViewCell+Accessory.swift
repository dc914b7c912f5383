// The accessories that a cell draws itself.
extension UITableViewCell {
  func accessoryChanged() {
    let type = isEditing ? editingAccessoryType : accessoryType
    let view = isEditing ? editingAccessoryView : accessoryView
    let wanted = view ?? (type == .none ? nil : CellAccessory(type, in: self))
    if accessory !== wanted { accessory?.removeFromSuperview() }
    accessory = wanted
    if let wanted { addSubview(wanted) }
    setNeedsLayout()
  }
}

/// A chevron, a checkmark, or an info button, drawn with simple strokes.
private final class CellAccessory: UIControl {
  private let type: UITableViewCell.AccessoryType

  init(_ type: UITableViewCell.AccessoryType, in cell: UITableViewCell) {
    self.type = type
    let width: CGFloat =
      switch type {
      case .none: 0
      case .disclosureIndicator: 8
      case .checkmark: 15
      case .detailButton: 22
      case .detailDisclosureButton: 38
      }
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: 22))
    isOpaque = false
    isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
    let tell = UIAction { [weak cell] _ in cell?.accessoryTapped?() }
    addAction(tell, for: .touchUpInside)
  }
  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch type {
    case .none: break
    case .disclosureIndicator: chevron(from: 0, isMirrored)
    case .checkmark: line([(1, 11.5), (5.5, 16), (14, 5.5)], color: tintColor)
    case .detailButton: info(at: 11)
    case .detailDisclosureButton:
      info(at: isMirrored ? bounds.width - 11 : 11)
      chevron(from: 30, isMirrored)
    }
  }

  private func chevron(from x: CGFloat, _ isMirrored: Bool) {
    let points: [(CGFloat, CGFloat)] = [(x + 1, 5), (x + 7, 11), (x + 1, 17)]
    line(
      isMirrored ? points.map { (bounds.width - $0.0, $0.1) } : points, color: .tertiaryLabel)
  }

  private func info(at x: CGFloat) {
    tintColor.setStroke()
    let ring = UIBezierPath(ovalIn: CGRect(x: x - 9, y: 2, width: 18, height: 18))
    ring.lineWidth = 1.5
    ring.stroke()
    line([(x, 10), (x, 15.5)], color: tintColor)
    line([(x, 6.5), (x, 6.6)], color: tintColor)
  }

  private func line(_ points: [(CGFloat, CGFloat)], color: UIColor) {
    guard let first = points.first else { return }
    let path = UIBezierPath()
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (2, .round, .round)
    path.move(to: CGPoint(x: first.0, y: first.1))
    for point in points.dropFirst() { path.addLine(to: CGPoint(x: point.0, y: point.1)) }
    color.setStroke()
    path.stroke()
  }
}
