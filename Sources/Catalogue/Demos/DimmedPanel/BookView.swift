import UIKit

/// The content of a book page: a painting above the text.
final class BookView: UIView {
  let contentsButton = UIButton(type: .custom)
  private let picture = UIImageView()
  private let chapter = UILabel()
  private let title = UILabel()
  private let text = UILabel()
  private let hint = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = BookInk.paper

    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true

    chapter.text = "Chapter three · 第三章"
    chapter.font = .systemFont(ofSize: 15, weight: .medium)
    chapter.textColor = BookInk.seal
    title.text = "The River of Mist  雾江"
    title.font = .systemFont(ofSize: 30, weight: .bold)
    title.textColor = BookInk.black
    title.adjustsFontSizeToFitWidth = true

    text.text =
      "By noon the mountains had gone, first the far ones, then the near, and the ferryman "
      + "steered by the sound of the bank. “You listen for the bamboo,” he said.\n"
      + "午后山色渐隐，先远后近，船夫听岸而行。"
      + "「听竹子的声音。」他说。雾里有人应了一声，很远，又像就在耳边。"
    text.font = .systemFont(ofSize: 18)
    text.textColor = BookInk.black.withAlphaComponent(0.82)
    text.numberOfLines = 0

    contentsButton.setTitle("Contents  目录", for: .normal)
    contentsButton.setTitleColor(.white, for: .normal)
    contentsButton.titleLabel?.font = .systemFont(ofSize: 18, weight: .semibold)
    contentsButton.backgroundColor = BookInk.indigo
    contentsButton.layer.cornerRadius = 27

    hint.text = "or drag left · 向左拖动"
    hint.font = .systemFont(ofSize: 14)
    hint.textColor = BookInk.grey
    hint.textAlignment = .center

    for view in [picture, chapter, title, text, contentsButton, hint] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isWide = bounds.width > bounds.height
    // The painting is above the text in portrait and to its left in landscape.
    picture.frame =
      isWide
      ? CGRect(x: 0, y: 0, width: bounds.width * 0.4, height: bounds.height)
      : CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height * 0.38)
    if picture.image?.size != picture.bounds.size {
      picture.image = Mountains.image(picture.bounds.size)
    }

    let margin: CGFloat = 28
    let start = isWide ? picture.frame.maxX : 0
    let width = min(bounds.width - start - 2 * margin, 560)
    let left = start + (bounds.width - start - width) / 2
    var y = isWide ? 40 : picture.frame.maxY + 28
    chapter.frame = CGRect(x: left, y: y, width: width, height: 20)
    title.frame = CGRect(x: left, y: y + 24, width: width, height: 40)
    y += 78

    let buttonTop = bounds.height - (isWide ? 96 : 138)
    let available = CGSize(width: width, height: max(0, buttonTop - y - 20))
    text.frame = CGRect(
      x: left, y: y, width: width,
      height: min(available.height, text.sizeThatFits(available).height))
    contentsButton.frame = CGRect(x: left, y: buttonTop, width: width, height: 54)
    hint.frame = CGRect(x: left, y: buttonTop + 64, width: width, height: 22)
  }
}
