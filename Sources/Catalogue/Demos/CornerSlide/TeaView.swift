import UIKit

/// The content of a tea's page: a steaming bowl on a dark background.
final class TeaView: UIView {
  let closeButton = UIButton(type: .custom)
  private let picture = UIImageView()
  private let name = UILabel()
  private let place = UILabel()
  private let figures = [("80 °C", "water 水"), ("3 g", "leaves 茶"), ("2 min", "time 时")]
    .map { TeaFigure(value: $0.0, unit: $0.1) }
  private let note = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = TeaInk.forest
    // The shadow is visible only during the transition, while the page is above the other page.
    layer.shadowOpacity = 0.45
    layer.shadowRadius = 22
    layer.shadowOffset = .zero

    picture.clipsToBounds = true
    picture.layer.cornerRadius = 28

    name.text = "Longjing  龙井"
    name.font = .systemFont(ofSize: 36, weight: .bold)
    name.textColor = TeaInk.cream
    place.text = "Dragon Well · 西湖，杭州"
    place.font = .systemFont(ofSize: 17, weight: .medium)
    place.textColor = TeaInk.leaf

    note.text =
      "Flat leaves pressed in the wok, chestnut and fresh grass. "
      + "明前采摘，豆香清幽；水不可沸，候其微凉。"
    note.font = .systemFont(ofSize: 17)
    note.textColor = TeaInk.cream.withAlphaComponent(0.8)
    note.numberOfLines = 0

    closeButton.setTitle("Back to the list  返回", for: .normal)
    closeButton.setTitleColor(TeaInk.forest, for: .normal)
    closeButton.titleLabel?.font = .systemFont(ofSize: 18, weight: .semibold)
    closeButton.backgroundColor = TeaInk.leaf
    closeButton.layer.cornerRadius = 27

    for view in [picture, name, place, note, closeButton] { addSubview(view) }
    for figure in figures { addSubview(figure) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    // When the page's transition begins, this view does not have a size yet.
    guard bounds.width > 0, bounds.height > 0 else { return }
    let isWide = bounds.width > bounds.height
    let margin: CGFloat = isWide ? 64 : 24
    let width = isWide ? bounds.midX - margin - 24 : min(bounds.width - 2 * margin, 460)
    let left = isWide ? bounds.midX + 24 : (bounds.width - width) / 2

    // The picture is above the text in portrait and to its left in landscape.
    let pictureTop: CGFloat = isWide ? 44 : 84
    picture.frame = CGRect(
      x: isWide ? margin : left, y: pictureTop, width: width,
      height: isWide ? bounds.height - 88 : min(width * 0.9, bounds.height * 0.36))
    if picture.image?.size != picture.bounds.size {
      picture.image = TeaBowl.image(picture.bounds.size)
    }

    var y = isWide ? pictureTop : picture.frame.maxY + 28
    name.frame = CGRect(x: left, y: y, width: width, height: 46)
    place.frame = CGRect(x: left, y: y + 48, width: width, height: 24)
    y += 92
    let column = (width - 24) / CGFloat(figures.count)
    for (index, figure) in figures.enumerated() {
      figure.frame = CGRect(
        x: left + CGFloat(index) * (column + 12), y: y, width: column, height: 72)
    }
    y += 88
    let buttonTop = isWide ? bounds.height - 98 : bounds.height - 138
    note.frame = CGRect(x: left, y: y, width: width, height: max(0, buttonTop - y - 12))
    closeButton.frame = CGRect(x: left, y: buttonTop, width: width, height: 54)
  }
}

/// A number, with its unit below it.
private final class TeaFigure: UIView {
  private let value = UILabel()
  private let unit = UILabel()

  init(value: String, unit: String) {
    super.init(frame: .zero)
    backgroundColor = TeaInk.moss
    layer.cornerRadius = 18
    self.value.text = value
    self.value.font = .systemFont(ofSize: 21, weight: .bold)
    self.value.textColor = TeaInk.cream
    self.value.textAlignment = .center
    self.unit.text = unit
    self.unit.font = .systemFont(ofSize: 13)
    self.unit.textColor = TeaInk.leaf
    self.unit.textAlignment = .center
    addSubview(self.value)
    addSubview(self.unit)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    value.frame = CGRect(x: 0, y: 11, width: bounds.width, height: 28)
    unit.frame = CGRect(x: 0, y: 41, width: bounds.width, height: 18)
  }
}
