import UIKit

/// The compact view of the sound that is playing. The card also contains this view until the card
/// is open.
final class SoundBar: UIView {
  static let height: CGFloat = 64
  static let cornerRadius: CGFloat = 20
  /// The cover's frame in the bar.
  static let cover = CGRect(x: 9, y: 9, width: 46, height: 46)

  private let picture = UIImageView()
  private let name = UILabel()
  private let place = UILabel()
  private let pause = PauseSign(color: SoundInk.moon)

  /// If `showsCover` is false, the space for the cover is empty.
  init(showsCover: Bool) {
    super.init(frame: .zero)
    let sound = Sound.playing
    picture.image = showsCover ? SoundCover.image(sound, Self.cover.width) : nil
    picture.layer.cornerRadius = 12
    picture.clipsToBounds = true
    name.text = sound.name
    name.font = .systemFont(ofSize: 16, weight: .semibold)
    name.textColor = .white
    place.text = sound.place
    place.font = .systemFont(ofSize: 13)
    place.textColor = SoundInk.mist
    for view in [picture, name, place, pause] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = Self.cover
    let left = Self.cover.maxX + 12
    let width = bounds.width - left - 56
    name.frame = CGRect(x: left, y: 12, width: width, height: 22)
    place.frame = CGRect(x: left, y: 34, width: width, height: 18)
    pause.frame = CGRect(x: bounds.width - 42, y: 22, width: 18, height: 20)
  }
}

/// A pause sign made of two vertical bars.
final class PauseSign: UIView {
  private let strokes = [UIView(), UIView()]

  init(color: UIColor) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for stroke in strokes {
      stroke.backgroundColor = color
      addSubview(stroke)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = (bounds.width / 3).rounded()
    for (index, stroke) in strokes.enumerated() {
      stroke.frame = CGRect(
        x: CGFloat(index) * (bounds.width - width), y: 0, width: width, height: bounds.height)
      stroke.layer.cornerRadius = width / 3
    }
  }
}
