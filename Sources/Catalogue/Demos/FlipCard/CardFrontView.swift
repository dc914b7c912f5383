import UIKit

/// The content of the card's front, which is a postcard from the lake.
///
/// The storyboard contains the subviews. This class lays out the subviews for any screen size.
#if canImport(ObjectiveC)
  @objcMembers
#endif
final class CardFrontView: UIView {
  weak var titleLabel: UILabel?
  weak var subtitleLabel: UILabel?
  weak var card: UIView?
  weak var picture: UIImageView?
  weak var caption: UILabel?
  weak var place: UILabel?
  weak var turnButton: UIButton?
  weak var hint: UILabel?

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let card, let picture else { return }
    let margin: CGFloat = 24
    let width = min(bounds.width - 2 * margin, 460)
    let left = (bounds.width - width) / 2
    titleLabel?.frame = CGRect(x: left, y: 84, width: width, height: 50)
    subtitleLabel?.frame = CGRect(x: left, y: 136, width: width, height: 28)

    let buttonTop = bounds.height - 138
    card.frame = CGRect(
      x: left, y: 190, width: width, height: max(120, min(buttonTop - 190 - 32, width * 1.3)))
    let inner = card.bounds.width - 32
    picture.frame = CGRect(x: 16, y: 16, width: inner, height: card.bounds.height - 16 - 96)
    caption?.frame = CGRect(x: 20, y: picture.frame.maxY + 16, width: inner - 8, height: 30)
    place?.frame = CGRect(x: 20, y: picture.frame.maxY + 48, width: inner - 8, height: 24)
    if picture.image?.size != picture.bounds.size {
      picture.image = Scenery.lake(picture.bounds.size)
    }

    turnButton?.frame = CGRect(x: left, y: buttonTop, width: width, height: 54)
    hint?.frame = CGRect(x: left, y: buttonTop + 66, width: width, height: 22)
  }
}
