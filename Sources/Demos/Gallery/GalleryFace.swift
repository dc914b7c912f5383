import UIKit

/// The two pages that the gallery shows every transition with: plain to tell apart in a picture of
/// any size, with something in every corner so that turns and mirrors can be read off.
enum GalleryScene: CaseIterable {
  case harbour, grove

  var title: String { self == .harbour ? "Harbour" : "Grove" }
  var subtitle: String { self == .harbour ? "Evening, low tide" : "Morning, first oranges" }

  var sky: [UIColor] {
    switch self {
    case .harbour: [UIColor(hex: 0x14_21_4E), UIColor(hex: 0xE2_6D_5C)]
    case .grove: [UIColor(hex: 0xFF_E0_8A), UIColor(hex: 0x8F_D1_C0)]
    }
  }
  var ground: [UIColor] {
    switch self {
    case .harbour: [UIColor(hex: 0x2B_4C_7E), UIColor(hex: 0x0B_1B_33)]
    case .grove: [UIColor(hex: 0x3F_8F_4F), UIColor(hex: 0x1F_5C_3A)]
    }
  }
  var ink: UIColor { self == .harbour ? .white : UIColor(hex: 0x12_38_2B) }
  var accent: UIColor { UIColor(hex: self == .harbour ? 0xFF_C8_57 : 0xF2_7A_1A) }
}

/// One scene, drawn for any size.
final class GalleryFace: UIView {
  /// From the middle of the button to the bottom, as a share of the height: fingers aim at it.
  nonisolated static let buttonHeight: CGFloat = 0.14

  let button = UIButton(type: .system)
  private let scene: GalleryScene
  private let picture = UIImageView()
  private let title = UILabel()
  private let subtitle = UILabel()

  init(_ scene: GalleryScene, action: String) {
    self.scene = scene
    super.init(frame: .zero)
    title.text = scene.title
    title.font = .systemFont(ofSize: 40, weight: .bold)
    title.adjustsFontSizeToFitWidth = true
    subtitle.text = scene.subtitle
    subtitle.font = .systemFont(ofSize: 16)
    for label in [title, subtitle] { label.textColor = scene.ink }
    button.setTitle(action, for: .normal)
    button.setTitleColor(scene == .harbour ? .black : .white, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    button.backgroundColor = scene.accent
    button.layer.cornerRadius = 24
    for view in [picture, title, subtitle, button] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if picture.frame != bounds {
      picture.frame = bounds
      picture.image = bounds.isEmpty ? nil : draw(bounds.size)
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margin = max(24, safeAreaInsets.left)
    let width = max(bounds.width - 2 * margin, 0)
    let top = max(bounds.height * 0.12, safeAreaInsets.top + 8)
    title.frame = CGRect(x: margin, y: top, width: width, height: 48)
    subtitle.frame = CGRect(x: margin, y: top + 50, width: width, height: 22)
    for label in [title, subtitle] { label.textAlignment = isMirrored ? .right : .left }
    let buttonWidth = min(200, width)
    button.frame = CGRect(
      x: (bounds.width - buttonWidth) / 2, y: bounds.height * (1 - Self.buttonHeight) - 24,
      width: buttonWidth, height: 48)
  }

  private func draw(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      let horizon = size.height * (scene == .harbour ? 0.58 : 0.66)
      gradient(scene.sky, in: context.cgContext, from: 0, to: horizon, size)
      gradient(scene.ground, in: context.cgContext, from: horizon, to: size.height, size)
      scene == .harbour ? drawHarbour(size, horizon) : drawGrove(size, horizon)
    }
  }

  private func gradient(
    _ colors: [UIColor], in context: CGContext, from top: CGFloat, to bottom: CGFloat,
    _ size: CGSize
  ) {
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray,
        locations: nil)
    else { return }
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: top, width: size.width, height: bottom - top))
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 0, y: top), end: CGPoint(x: 0, y: bottom), options: [])
    context.restoreGState()
  }

  /// The sun on the left, a boat on the right, its light on the water.
  private func drawHarbour(_ size: CGSize, _ horizon: CGFloat) {
    let unit = min(size.width, size.height)
    scene.accent.setFill()
    UIBezierPath(
      ovalIn: CGRect(
        x: size.width * 0.14, y: horizon - unit * 0.3, width: unit * 0.24, height: unit * 0.24)
    ).fill()
    UIColor(white: 1, alpha: 0.85).setFill()
    let (x, side) = (size.width * 0.7, unit * 0.26)
    fill([(x, horizon - side), (x, horizon - side * 0.12), (x - side * 0.6, horizon - side * 0.12)])
    UIColor(hex: 0xE2_6D_5C).setFill()
    fill([
      (x + 4, horizon - side * 0.85), (x + 4, horizon - side * 0.12),
      (x + side * 0.45, horizon - side * 0.12),
    ])
    UIColor(hex: 0x0B_1B_33).setFill()
    fill([
      (x - side * 0.65, horizon - side * 0.06), (x + side * 0.55, horizon - side * 0.06),
      (x + side * 0.35, horizon + side * 0.14), (x - side * 0.45, horizon + side * 0.14),
    ])
    for line in 0..<6 {
      UIColor(white: 1, alpha: 0.3 - 0.04 * CGFloat(line)).setFill()
      let y = horizon + (size.height - horizon) * (0.12 + 0.13 * CGFloat(line))
      let length = size.width * (0.2 + 0.06 * CGFloat(line % 3))
      UIBezierPath(
        roundedRect: CGRect(
          x: size.width * (0.1 + 0.11 * CGFloat(line)), y: y, width: length, height: 3),
        cornerRadius: 1.5
      ).fill()
    }
  }

  /// Three round trees with fruit, the largest on the right, and a path.
  private func drawGrove(_ size: CGSize, _ horizon: CGFloat) {
    let unit = min(size.width, size.height)
    UIColor(hex: 0xF3_E2_B0).setFill()
    fill([
      (size.width * 0.42, horizon), (size.width * 0.5, horizon), (size.width * 0.9, size.height),
      (size.width * 0.35, size.height),
    ])
    for (x, radius) in [(0.18, 0.11), (0.48, 0.14), (0.8, 0.19)] as [(CGFloat, CGFloat)] {
      let middle = CGPoint(x: size.width * x, y: horizon - unit * radius * 1.2)
      UIColor(hex: 0x6B_44_23).setFill()
      UIBezierPath(
        rect: CGRect(
          x: middle.x - unit * 0.015, y: middle.y, width: unit * 0.03, height: unit * radius * 1.35)
      ).fill()
      UIColor(hex: 0x1F_5C_3A).setFill()
      circle(middle, unit * radius)
      scene.accent.setFill()
      for fruit in 0..<5 {
        let angle = CGFloat(fruit) * 1.3 + x * 7
        circle(
          CGPoint(
            x: middle.x + cos(angle) * unit * radius * 0.6,
            y: middle.y + sin(angle) * unit * radius * 0.6), unit * 0.022)
      }
    }
  }

  private func circle(_ middle: CGPoint, _ radius: CGFloat) {
    UIBezierPath(
      ovalIn: CGRect(
        x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
    ).fill()
  }

  private func fill(_ points: [(CGFloat, CGFloat)]) {
    guard let first = points.first else { return }
    let path = UIBezierPath()
    path.move(to: CGPoint(x: first.0, y: first.1))
    for point in points.dropFirst() { path.addLine(to: CGPoint(x: point.0, y: point.1)) }
    path.close()
    path.fill()
  }
}

extension UIColor {
  fileprivate convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: 1)
  }
}
