import UIKit

/// What the back of the card looks like: the written side.
final class BackFace: UIView {
  let closeButton = UIButton(type: .custom)
  private let title = UILabel()
  private let letter = UILabel()
  private let paper = UIView()
  private let stamp = UIImageView()
  private let address = UILabel()
  private let rules = [UIView(), UIView(), UIView()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Ink.night

    title.text = "Dear you,"
    title.font = .systemFont(ofSize: 40, weight: .bold)
    title.textColor = .white

    paper.backgroundColor = UIColor(red: 0.16, green: 0.21, blue: 0.38, alpha: 1)
    paper.layer.cornerRadius = 28
    paper.layer.shadowOpacity = 0.4
    paper.layer.shadowRadius = 18
    paper.layer.shadowOffset = CGSize(width: 0, height: 12)

    letter.text =
      "The mist lifts at six, the first boat goes at seven. "
      + "湖上起雾，六点散去；第一班船七点开。Come and see it with me."
    letter.font = .systemFont(ofSize: 20)
    letter.textColor = UIColor(white: 1, alpha: 0.92)
    letter.numberOfLines = 0

    address.text = "杭州 · 中国"
    address.font = .systemFont(ofSize: 17, weight: .medium)
    address.textColor = Ink.pale

    stamp.clipsToBounds = true
    stamp.layer.cornerRadius = 10
    stamp.layer.borderWidth = 4
    stamp.layer.borderColor = UIColor.white.cgColor

    closeButton.setTitle("Back  返回", for: .normal)
    closeButton.setTitleColor(Ink.night, for: .normal)
    closeButton.titleLabel?.font = .systemFont(ofSize: 18, weight: .semibold)
    closeButton.backgroundColor = Ink.pale
    closeButton.layer.cornerRadius = 27

    for view in [title, paper, closeButton] { addSubview(view) }
    for view in [letter, stamp, address] { paper.addSubview(view) }
    for rule in rules {
      rule.backgroundColor = UIColor(white: 1, alpha: 0.18)
      paper.addSubview(rule)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = 24
    let width = min(bounds.width - 2 * margin, 460)
    let left = (bounds.width - width) / 2
    title.frame = CGRect(x: left, y: 84, width: width, height: 50)

    let buttonTop = bounds.height - 138
    paper.frame = CGRect(x: left, y: 160, width: width, height: max(120, buttonTop - 160 - 40))
    let inner = width - 48
    let bottom = paper.bounds.height
    // On small screens the stamp gives way, so that letter and address keep apart.
    let stampHeight = min(104, bottom * 0.2)
    stamp.frame = CGRect(
      x: width - 24 - stampHeight * 0.8, y: 24, width: stampHeight * 0.8, height: stampHeight)
    if stamp.image?.size != stamp.bounds.size { stamp.image = Scenery.lake(stamp.bounds.size) }

    let ruled = min(34, bottom * 0.07)
    let addressTop = bottom - 3.4 * ruled - 36
    address.frame = CGRect(x: 24, y: addressTop, width: inner, height: 26)
    for (index, rule) in rules.enumerated() {
      rule.frame = CGRect(
        x: 24, y: addressTop + 36 + (CGFloat(index) + 0.4) * ruled, width: inner, height: 1)
    }
    let letterTop = stamp.frame.maxY + 16
    letter.frame = CGRect(
      x: 24, y: letterTop, width: inner, height: max(0, addressTop - letterTop - 12))

    closeButton.frame = CGRect(x: left, y: buttonTop, width: width, height: 54)
  }
}
