import UIKit

/// The two pages of the gallery. They are easily distinguished at any size, and have content in
/// every corner, so that rotations and mirroring are visible.
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
  /// The title's position as a fraction of the height.
  var titleTop: CGFloat { self == .harbour ? 0.12 : 0.2 }
  /// The sun's frame on a page of this size: low on the left, or high on the right.
  func sun(_ size: CGSize) -> CGRect {
    let unit = min(size.width, size.height)
    switch self {
    case .harbour:
      return CGRect(
        x: size.width * 0.14, y: size.height * 0.58 - unit * 0.3, width: unit * 0.24,
        height: unit * 0.24)
    case .grove:
      return CGRect(
        x: size.width * 0.72, y: size.height * 0.09, width: unit * 0.16, height: unit * 0.16)
    }
  }
  var sunColor: UIColor { self == .harbour ? accent : UIColor(hex: 0xFF_F7_D6) }
  var accent: UIColor { UIColor(hex: self == .harbour ? 0xFF_C8_57 : 0xF2_7A_1A) }
}

/// A scene, drawn for any size.
final class GalleryFace: UIView {
  /// The distance from the button's centre to the bottom as a fraction of the height, used by touch
  /// scripts.
  nonisolated static let buttonHeight: CGFloat = 0.14

  let button = UIButton(type: .system)
  private let scene: GalleryScene
  private let picture = UIImageView()
  private let title = UILabel()
  private let subtitle = UILabel()
  private let sun = UIView()
  /// A postcard of the other page, the source of transitions that grow from a view.
  private let postcard = UIImageView()

  /// A view that replaces the landscape.
  let shown: UIView?

  init(_ scene: GalleryScene, action: String, _ content: GalleryContent) {
    self.scene = scene
    switch content {
    case .scenes: shown = nil
    case .menu: shown = scene == .grove ? GalleryMenu() : nil
    case .steps(let axis): shown = GalleryStep(scene == .harbour ? 1 : 2, along: axis)
    }
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
    sun.backgroundColor = scene.sunColor
    postcard.isHidden = scene != .harbour
    // The sky of the other page, so that a view growing from the postcard starts in this colour.
    postcard.backgroundColor = GalleryScene.grove.sky[0]
    postcard.clipsToBounds = true
    postcard.layer.cornerRadius = 14
    // Transitions find views by these identifiers.
    postcard.accessibilityIdentifier = "transition-source"
    sun.accessibilityIdentifier = "sun"
    title.accessibilityIdentifier = "title"
    let landscape = [picture, sun, postcard, title, subtitle]
    for view in (shown.map { [$0] } ?? landscape) + [button] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    shown?.frame = bounds
    let buttonWidth = min(200, max(bounds.width - 2 * max(24, safeAreaInsets.left), 0))
    button.frame = CGRect(
      x: (bounds.width - buttonWidth) / 2, y: bounds.height * (1 - Self.buttonHeight) - 24,
      width: buttonWidth, height: 48)
    guard shown == nil else { return }
    if picture.frame != bounds {
      picture.frame = bounds
      picture.image = bounds.isEmpty ? nil : scene.picture(bounds.size)
    }
    sun.frame = scene.sun(bounds.size)
    sun.layer.cornerRadius = sun.bounds.width / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margin = max(24, safeAreaInsets.left)
    let width = max(bounds.width - 2 * margin, 0)
    let top = max(bounds.height * scene.titleTop, safeAreaInsets.top + 8)
    title.frame = CGRect(x: margin, y: top, width: width, height: 48)
    subtitle.frame = CGRect(x: margin, y: top + 50, width: width, height: 22)
    let card = CGSize(width: bounds.height * 0.13, height: bounds.height * 0.16)
    postcard.frame = CGRect(
      x: isMirrored ? bounds.width - margin - card.width : margin, y: bounds.height * 0.25,
      width: card.width, height: card.height)
    if postcard.image == nil, !postcard.isHidden, !bounds.isEmpty {
      postcard.image = GalleryScene.grove.picture(card)
    }
    for label in [title, subtitle] { label.textAlignment = isMirrored ? .right : .left }
  }
}

extension UIColor {
  convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: 1)
  }
}
