import UIKit

/// The content of the card's back, on which a letter is written.
///
/// The storyboard contains the subviews. This class lays out the subviews for any screen size.
#if canImport(ObjectiveC)
  @objcMembers
#endif
final class CardBackView: UIView {
  weak var titleLabel: UILabel?
  weak var paper: UIView?
  weak var letter: UILabel?
  weak var stamp: UIImageView?
  weak var address: UILabel?
  weak var closeButton: UIButton?
  var rules: [UIView] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    // The colour is set in code, because Interface Builder cannot set a `CGColor`.
    stamp?.layer.borderColor = UIColor.white.cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let paper, let stamp else { return }
    let margin: CGFloat = 24
    let width = min(bounds.width - 2 * margin, 460)
    let left = (bounds.width - width) / 2
    titleLabel?.frame = CGRect(x: left, y: 84, width: width, height: 50)

    let buttonTop = bounds.height - 138
    paper.frame = CGRect(x: left, y: 160, width: width, height: max(120, buttonTop - 160 - 40))
    let inner = width - 48
    let bottom = paper.bounds.height
    // On small screens the stamp is smaller, so that the letter and the address do not overlap.
    let stampHeight = min(104, bottom * 0.2)
    stamp.frame = CGRect(
      x: width - 24 - stampHeight * 0.8, y: 24, width: stampHeight * 0.8, height: stampHeight)
    if stamp.image?.size != stamp.bounds.size { stamp.image = Scenery.lake(stamp.bounds.size) }

    let ruled = min(34, bottom * 0.07)
    let addressTop = bottom - 3.4 * ruled - 36
    address?.frame = CGRect(x: 24, y: addressTop, width: inner, height: 26)
    for (index, rule) in rules.enumerated() {
      rule.frame = CGRect(
        x: 24, y: addressTop + 36 + (CGFloat(index) + 0.4) * ruled, width: inner, height: 1)
    }
    let letterTop = stamp.frame.maxY + 16
    letter?.frame = CGRect(
      x: 24, y: letterTop, width: inner, height: max(0, addressTop - letterTop - 12))

    closeButton?.frame = CGRect(x: left, y: buttonTop, width: width, height: 54)
  }
}
