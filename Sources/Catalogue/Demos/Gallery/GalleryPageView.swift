import UIKit

/// The view of a scene, which can be drawn at any size.
final class GalleryPageView: UIView {
  /// The distance from the button's centre to the bottom, as a fraction of the height. Touch
  /// scripts use this distance.
  nonisolated static let buttonHeight: CGFloat = 0.14

  let button = UIButton(type: .system)
  private let scene: GalleryScene
  private let picture = UIImageView()
  private let title = UILabel()
  private let subtitle = UILabel()
  private let sun = UIView()
  /// A small picture of the other page, which looks like a postcard. The postcard is the source
  /// view of transitions that grow from a view.
  private let postcard = UIImageView()

  /// A view that is shown instead of the landscape; nil if the landscape is shown.
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
    // The postcard has the colour of the other page's sky, so that a view that grows from the
    // postcard starts in this colour.
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
