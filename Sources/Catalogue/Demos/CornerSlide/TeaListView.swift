import UIKit

/// The content of the tea list. A corner of the next page is visible at the lower right.
final class TeaListView: UIView {
  let todayButton = UIButton(type: .custom)
  private let title = UILabel()
  private let subtitle = UILabel()
  private let card = UIView()
  private let rows = Tea.all.map { TeaRow(tea: $0) }
  private let corner = UIView()
  private let arrow = UILabel()
  private let hint = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = TeaInk.celadon

    title.text = "Tea house"
    title.font = .systemFont(ofSize: 40, weight: .bold)
    title.textColor = TeaInk.dark
    subtitle.text = "茶单 · 从角上滑入"
    subtitle.font = .systemFont(ofSize: 19, weight: .medium)
    subtitle.textColor = TeaInk.soft

    card.backgroundColor = .white
    card.layer.cornerRadius = 28
    card.layer.shadowColor = TeaInk.dark.cgColor
    card.layer.shadowOpacity = 0.16
    card.layer.shadowRadius = 16
    card.layer.shadowOffset = CGSize(width: 0, height: 10)

    todayButton.setTitle("Today’s tea  今日一泡", for: .normal)
    todayButton.setTitleColor(TeaInk.cream, for: .normal)
    todayButton.titleLabel?.font = .systemFont(ofSize: 18, weight: .semibold)
    todayButton.backgroundColor = TeaInk.moss
    todayButton.layer.cornerRadius = 27

    corner.backgroundColor = TeaInk.forest
    corner.layer.cornerRadius = Self.cornerRadius
    corner.layer.shadowOpacity = 0.3
    corner.layer.shadowRadius = 12
    corner.layer.shadowOffset = .zero
    arrow.text = "↖"
    arrow.font = .systemFont(ofSize: 26, weight: .semibold)
    arrow.textColor = TeaInk.leaf
    arrow.textAlignment = .center

    hint.text = "or pull the corner · 拉这个角"
    hint.font = .systemFont(ofSize: 14)
    hint.textColor = TeaInk.soft

    for view in [title, subtitle, card, todayButton, hint, corner, arrow] { addSubview(view) }
    for row in rows { card.addSubview(row) }
  }

  required init?(coder: NSCoder) { nil }

  /// The radius of the quarter disc in the corner, in points.
  private static let cornerRadius: CGFloat = 76

  override func layoutSubviews() {
    super.layoutSubviews()
    let isWide = bounds.width > bounds.height
    let margin: CGFloat = isWide ? 64 : 24
    let width = min(bounds.width - 2 * margin, 460)
    let left = isWide ? margin : (bounds.width - width) / 2
    let top: CGFloat = isWide ? 44 : 84
    title.frame = CGRect(x: left, y: top, width: width, height: 50)
    subtitle.frame = CGRect(x: left, y: top + 52, width: width, height: 28)

    // The list is between the title and the button in portrait, and beside them in landscape.
    let buttonTop = bounds.height - 150
    let cardLeft = isWide ? bounds.midX : left
    let cardTop = isWide ? top : top + 106
    card.frame = CGRect(
      x: cardLeft, y: cardTop,
      width: isWide ? bounds.width - cardLeft - margin - 32 : width,
      height: min(
        (isWide ? bounds.height - 44 : buttonTop - 28) - cardTop, CGFloat(rows.count) * 92))
    let rowHeight = card.bounds.height / CGFloat(rows.count)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * rowHeight, width: card.bounds.width, height: rowHeight)
    }

    let buttonWidth = isWide ? cardLeft - left - 32 : width
    todayButton.frame = CGRect(x: left, y: buttonTop, width: buttonWidth, height: 54)
    hint.frame = CGRect(x: left + 4, y: buttonTop + 68, width: width - 70, height: 22)

    let radius = Self.cornerRadius
    corner.frame = CGRect(
      x: bounds.width - radius, y: bounds.height - radius, width: 2 * radius, height: 2 * radius)
    arrow.frame = CGRect(x: bounds.width - 52, y: bounds.height - 54, width: 40, height: 40)
  }
}

/// A row of the list, with a cup seen from above, the tea's name, and its brewing time.
private final class TeaRow: UIView {
  private let cup = UIView()
  private let liquor = UIView()
  private let name = UILabel()
  private let brewing = UILabel()

  init(tea: Tea) {
    super.init(frame: .zero)
    cup.backgroundColor = TeaInk.cream
    cup.layer.borderWidth = 1
    cup.layer.borderColor = UIColor(white: 0, alpha: 0.08).cgColor
    liquor.backgroundColor = tea.color
    name.text = tea.name
    name.font = .systemFont(ofSize: 18, weight: .semibold)
    name.textColor = TeaInk.dark
    name.adjustsFontSizeToFitWidth = true
    brewing.text = tea.brewing
    brewing.font = .systemFont(ofSize: 14)
    brewing.textColor = TeaInk.soft
    for view in [cup, name, brewing] { addSubview(view) }
    cup.addSubview(liquor)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = min(52, bounds.height - 16)
    cup.frame = CGRect(x: 20, y: (bounds.height - size) / 2, width: size, height: size)
    cup.layer.cornerRadius = size / 2
    liquor.frame = cup.bounds.insetBy(dx: 6, dy: 6)
    liquor.layer.cornerRadius = liquor.bounds.width / 2
    let textLeft = cup.frame.maxX + 16
    let textWidth = bounds.width - textLeft - 16
    name.frame = CGRect(x: textLeft, y: bounds.midY - 24, width: textWidth, height: 26)
    brewing.frame = CGRect(x: textLeft, y: bounds.midY + 3, width: textWidth, height: 20)
  }
}
