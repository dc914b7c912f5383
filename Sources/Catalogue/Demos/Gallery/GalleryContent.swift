import Transitions
import UIKit

/// The content of the two pages of a gallery entry. The content is chosen to suit the entry's
/// transition.
enum GalleryContent: Sendable {
  /// Two landscapes; this is the default.
  case scenes
  /// A landscape, and a menu over it.
  case menu
  /// Two steps that are beside, below or behind each other. The two steps have the same background,
  /// so that only their content moves.
  case steps(Axis)

  enum Axis: Sendable { case x, y, z }
}

extension TransitionEntry {
  var galleryContent: GalleryContent {
    switch id {
    case "shared-axis-x": .steps(.x)
    case "shared-axis-y": .steps(.y)
    case "shared-axis-z": .steps(.z)
    case "pull-out-menu", "side-menu", "side-menu-push", "side-menu-dissolve": .menu
    default: .scenes
    }
  }
}

/// A menu that consists of words with marks.
final class GalleryMenu: UIView {
  private static let words = ["Charts", "Tides", "Moorings", "Log book", "Crew", "Settings"]
  private let face = UIView()
  private let name = UILabel()
  private let rows = words.indices.map { _ in (mark: UIView(), label: UILabel()) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(hex: 0xFB_F7_EC)
    face.backgroundColor = UIColor(hex: 0xE2_6D_5C)
    name.text = "Harbour"
    name.font = .systemFont(ofSize: 26, weight: .bold)
    name.textColor = UIColor(hex: 0x14_21_4E)
    for (row, word) in zip(rows, Self.words) {
      row.mark.backgroundColor = UIColor(hex: 0x2B_4C_7E)
      row.mark.layer.cornerRadius = 7
      row.label.text = word
      row.label.font = .systemFont(ofSize: 20, weight: .medium)
      row.label.textColor = UIColor(hex: 0x14_21_4E)
    }
    for view in [face, name] + rows.flatMap({ [$0.mark, $0.label] }) { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
    }
    let margin = max(24, safeAreaInsets.left)
    let available = max(bounds.width - margin - 16, 0)
    let top = max(bounds.height * 0.1, safeAreaInsets.top + 12)
    face.frame = frame(margin, top, 56, 56)
    face.layer.cornerRadius = 28
    name.frame = frame(margin, top + 64, available, 34)
    let height = max(min(54, (bounds.height * 0.75 - top - 116) / CGFloat(rows.count)), 0)
    for (number, row) in rows.enumerated() {
      let y = top + 116 + CGFloat(number) * height
      row.mark.frame = frame(margin, y + height / 2 - 14, 28, 28)
      row.label.frame = frame(margin + 44, y, max(available - 44, 0), height)
      row.label.textAlignment = isMirrored ? .right : .left
    }
    name.textAlignment = isMirrored ? .right : .left
  }
}

/// One of two steps, with a large number and with marks along the axis.
final class GalleryStep: UIView {
  private let axis: GalleryContent.Axis
  private let number: Int
  private let disc = UIView()
  private let label = UILabel()
  private let marks = (0..<3).map { _ in UIView() }

  init(_ number: Int, along axis: GalleryContent.Axis) {
    (self.number, self.axis) = (number, axis)
    super.init(frame: .zero)
    // The background is the same for both steps and the window.
    backgroundColor = .white
    disc.backgroundColor = UIColor(hex: number == 1 ? 0x2B_4C_7E : 0xE2_6D_5C)
    label.text = "\(number)"
    label.font = .systemFont(ofSize: 120, weight: .bold)
    label.textColor = .white
    label.textAlignment = .center
    for (index, mark) in marks.enumerated() {
      let isHere = index == number - 1
      mark.backgroundColor = isHere ? disc.backgroundColor : UIColor(hex: 0xC9_CE_D6)
    }
    // For the z axis the marks are frames around the disc; for the other axes they are dots.
    for view in (axis == .z ? marks.reversed() : marks) + [disc, label] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let unit = min(bounds.width, bounds.height)
    let middle = CGPoint(x: bounds.midX, y: bounds.height * 0.42)
    func square(_ side: CGFloat, _ center: CGPoint) -> CGRect {
      CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    }
    disc.frame = square(unit * 0.56, middle)
    disc.layer.cornerRadius = axis == .z ? unit * 0.06 : unit * 0.28
    label.frame = disc.frame
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, mark) in marks.enumerated() {
      let step = CGFloat(index - 1) * unit * 0.14
      switch axis {
      case .x:
        let x = isMirrored ? -step : step
        mark.frame = square(unit * 0.08, CGPoint(x: middle.x + x, y: middle.y + unit * 0.42))
        mark.layer.cornerRadius = unit * 0.04
      case .y:
        let x = middle.x + (isMirrored ? -1 : 1) * unit * 0.4
        mark.frame = square(unit * 0.08, CGPoint(x: x, y: middle.y + step))
        mark.layer.cornerRadius = unit * 0.04
      case .z:
        mark.frame = square(unit * (0.64 + 0.1 * CGFloat(index)), middle)
        mark.layer.cornerRadius = unit * (0.1 + 0.05 * CGFloat(index))
        mark.alpha = index == number - 1 ? 1 : 0.35
      }
    }
  }
}
