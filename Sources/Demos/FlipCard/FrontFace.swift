import UIKit

/// What the front of the card looks like: a postcard from the lake.
final class FrontFace: UIView {
  let turnButton = UIButton(type: .custom)
  private let title = UILabel()
  private let subtitle = UILabel()
  private let card = UIView()
  private let picture = UIImageView()
  private let caption = UILabel()
  private let place = UILabel()
  private let hint = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.965, green: 0.949, blue: 0.918, alpha: 1)

    title.text = "Postcards"
    title.font = .systemFont(ofSize: 40, weight: .bold)
    title.textColor = Ink.dark
    subtitle.text = "明信片 · 卡片翻转"
    subtitle.font = .systemFont(ofSize: 19, weight: .medium)
    subtitle.textColor = Ink.soft

    card.backgroundColor = .white
    card.layer.cornerRadius = 28
    card.layer.shadowOpacity = 0.22
    card.layer.shadowRadius = 18
    card.layer.shadowOffset = CGSize(width: 0, height: 12)

    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 18

    caption.text = "Morning by the lake"
    caption.font = .systemFont(ofSize: 22, weight: .semibold)
    caption.textColor = Ink.dark
    place.text = "西湖的早晨 · Hangzhou"
    place.font = .systemFont(ofSize: 16)
    place.textColor = Ink.soft

    turnButton.setTitle("Turn over  翻面", for: .normal)
    turnButton.setTitleColor(.white, for: .normal)
    turnButton.titleLabel?.font = .systemFont(ofSize: 18, weight: .semibold)
    turnButton.backgroundColor = Ink.accent
    turnButton.layer.cornerRadius = 27

    hint.text = "or drag up or down · 上下拖动"
    hint.font = .systemFont(ofSize: 14)
    hint.textColor = Ink.soft
    hint.textAlignment = .center

    for view in [title, subtitle, card, turnButton, hint] { addSubview(view) }
    for view in [picture, caption, place] { card.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = 24
    let width = min(bounds.width - 2 * margin, 460)
    let left = (bounds.width - width) / 2
    title.frame = CGRect(x: left, y: 84, width: width, height: 50)
    subtitle.frame = CGRect(x: left, y: 136, width: width, height: 28)

    let buttonTop = bounds.height - 138
    card.frame = CGRect(
      x: left, y: 190, width: width, height: max(120, min(buttonTop - 190 - 32, width * 1.3)))
    let inner = card.bounds.width - 32
    picture.frame = CGRect(x: 16, y: 16, width: inner, height: card.bounds.height - 16 - 96)
    caption.frame = CGRect(x: 20, y: picture.frame.maxY + 16, width: inner - 8, height: 30)
    place.frame = CGRect(x: 20, y: picture.frame.maxY + 48, width: inner - 8, height: 24)
    if picture.image?.size != picture.bounds.size {
      picture.image = Scenery.lake(picture.bounds.size)
    }

    turnButton.frame = CGRect(x: left, y: buttonTop, width: width, height: 54)
    hint.frame = CGRect(x: left, y: buttonTop + 66, width: width, height: 22)
  }
}

/// The colours of both faces.
enum Ink {
  static let dark = UIColor(red: 0.13, green: 0.15, blue: 0.22, alpha: 1)
  static let soft = UIColor(red: 0.45, green: 0.45, blue: 0.5, alpha: 1)
  static let accent = UIColor(red: 0.88, green: 0.36, blue: 0.26, alpha: 1)
  static let night = UIColor(red: 0.1, green: 0.14, blue: 0.27, alpha: 1)
  static let pale = UIColor(red: 0.74, green: 0.79, blue: 0.92, alpha: 1)
}
