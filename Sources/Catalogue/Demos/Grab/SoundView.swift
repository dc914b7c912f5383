import UIKit

/// The card. When the card is folded, it shows the bar; when it is open, it fills the screen.
///
/// The content of the open card is always laid out for the card's full size. While the card moves,
/// only the cover and the opacities change.
final class SoundView: UIView {
  let closeButton = UIButton(type: .custom)
  /// The size of the open card.
  var openSize = CGSize.zero {
    didSet { if openSize != oldValue { setNeedsLayout() } }
  }

  private let bar = SoundBar(showsCover: false)
  private let leaf = UIView()
  private let cover = UIImageView()
  private let handle = UIView()
  private let name = UILabel()
  private let place = UILabel()
  private let text = UILabel()
  private let line = UIView()
  private let played = UIView()
  private let times = [UILabel(), UILabel()]
  private let disc = UIView()
  private let pause = PauseSign(color: SoundInk.night)

  /// How far the card extends below the screen, in points. The extension prevents a gap at the
  /// bottom when the card overshoots.
  static let tail: CGFloat = 80

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = SoundInk.night
    layer.cornerRadius = SoundBar.cornerRadius
    clipsToBounds = true
    cover.image = SoundCover.image(.playing, 300)
    cover.layer.cornerRadius = 24
    cover.clipsToBounds = true

    let sound = Sound.playing
    handle.backgroundColor = UIColor(white: 1, alpha: 0.3)
    handle.layer.cornerRadius = 2.5
    name.text = sound.name
    name.font = .systemFont(ofSize: 28, weight: .bold)
    name.textColor = .white
    name.adjustsFontSizeToFitWidth = true
    place.text = "\(sound.place) · \(sound.length)"
    place.font = .systemFont(ofSize: 16)
    place.textColor = SoundInk.mist
    text.text = sound.text
    text.font = .systemFont(ofSize: 15)
    text.textColor = SoundInk.mist
    text.numberOfLines = 0
    line.backgroundColor = UIColor(white: 1, alpha: 0.18)
    line.layer.cornerRadius = 2
    played.backgroundColor = SoundInk.moon
    played.layer.cornerRadius = 2
    for (label, time) in zip(times, ["21:40", "62:00"]) {
      label.text = time
      label.font = .systemFont(ofSize: 12, weight: .medium)
      label.textColor = SoundInk.mist
    }
    times[1].textAlignment = .right
    disc.backgroundColor = SoundInk.moon
    closeButton.setTitle("Back to the bar  收起", for: .normal)
    closeButton.setTitleColor(SoundInk.moon, for: .normal)
    closeButton.titleLabel?.font = .systemFont(ofSize: 16, weight: .medium)

    for view in [handle, name, place, line, played] + times + [disc, text, closeButton] {
      leaf.addSubview(view)
    }
    disc.addSubview(pause)
    for view in [leaf, bar, cover] { addSubview(view) }
    bar.alpha = 0
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Folded and open content

  /// Shows the bar immediately.
  func fold() {
    moveCover(opens: false)
    showBar(true)
    showLeaf(false)
  }

  func moveCover(opens: Bool) {
    let small = SoundBar.cover
    cover.transform =
      opens
      ? .identity
      : CGAffineTransform(
        translationX: small.midX - cover.center.x, y: small.midY - cover.center.y
      ).scaledBy(x: small.width / coverFrame.width, y: small.height / coverFrame.height)
  }

  func showBar(_ isShown: Bool) { bar.alpha = isShown ? 1 : 0 }
  func showLeaf(_ isShown: Bool) { leaf.alpha = isShown ? 1 : 0 }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: SoundBar.height)
    leaf.bounds = CGRect(origin: .zero, size: openSize)
    leaf.center = CGPoint(x: bounds.midX, y: openSize.height / 2)
    let place = coverFrame.offsetBy(dx: bounds.midX - openSize.width / 2, dy: 0)
    cover.bounds = CGRect(origin: .zero, size: place.size)
    cover.center = CGPoint(x: place.midX, y: place.midY)
    layOutLeaf()
  }

  private var isWide: Bool { openSize.width > openSize.height }
  private static let margin: CGFloat = 32

  /// The cover's frame in the open card.
  private var coverFrame: CGRect {
    let height = openSize.height - Self.tail
    let side =
      isWide
      ? max(height - 84, 60)
      : max(min(openSize.width - 2 * Self.margin, height * 0.46), 60)
    return CGRect(
      x: isWide ? Self.margin + 24 : (openSize.width - side) / 2, y: 44, width: side, height: side)
  }

  /// Lays out the content of the open card. Everything is below the cover in portrait, and beside
  /// the cover in landscape.
  private func layOutLeaf() {
    let cover = coverFrame
    handle.frame = CGRect(x: openSize.width / 2 - 20, y: 12, width: 40, height: 5)
    let left = isWide ? cover.maxX + 40 : cover.minX
    let width = isWide ? openSize.width - left - Self.margin - 24 : cover.width
    var y = isWide ? cover.minY : cover.maxY + 30
    name.frame = CGRect(x: left, y: y, width: width, height: 36)
    place.frame = CGRect(x: left, y: y + 40, width: width, height: 22)
    y += 84
    line.frame = CGRect(x: left, y: y, width: width, height: 4)
    played.frame = CGRect(x: left, y: y, width: width * 0.35, height: 4)
    times[0].frame = CGRect(x: left, y: y + 12, width: 80, height: 16)
    times[1].frame = CGRect(x: left + width - 80, y: y + 12, width: 80, height: 16)
    y += isWide ? 36 : 44
    let size: CGFloat = isWide ? 52 : 68
    disc.frame = CGRect(x: left + (width - size) / 2, y: y, width: size, height: size)
    disc.layer.cornerRadius = size / 2
    pause.frame = disc.bounds.insetBy(dx: size * 0.35, dy: size * 0.33)
    y += size + (isWide ? 8 : 24)
    let bottom = openSize.height - Self.tail - (isWide ? 16 : 40)
    closeButton.frame = CGRect(x: left, y: bottom - 34, width: width, height: 34)
    text.frame = CGRect(x: left, y: y, width: width, height: max(0, min(84, bottom - 42 - y)))
    text.isHidden = isWide
  }
}
