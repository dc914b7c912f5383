import UIKit

/// The content of the list of sounds. The bar floats over the lower end of the list.
final class SoundListView: UIView {
  let bar = SoundBar(showsCover: true)
  private let title = UILabel()
  private let subtitle = UILabel()
  private let rows = Sound.all.map { SoundRow(sound: $0) }
  private let hint = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = SoundInk.sand
    title.text = "Quiet hours"
    title.font = .systemFont(ofSize: 40, weight: .bold)
    title.textColor = SoundInk.dark
    subtitle.text = "声景 · 抛起、接住、再抛"
    subtitle.font = .systemFont(ofSize: 19, weight: .medium)
    subtitle.textColor = SoundInk.soft
    hint.text = "throw it up, catch it · 向上抛"
    hint.font = .systemFont(ofSize: 14)
    hint.textColor = SoundInk.soft
    hint.textAlignment = .center
    bar.backgroundColor = SoundInk.night
    bar.layer.cornerRadius = SoundBar.cornerRadius
    bar.layer.shadowColor = SoundInk.dark.cgColor
    bar.layer.shadowOpacity = 0.25
    bar.layer.shadowRadius = 14
    bar.layer.shadowOffset = CGSize(width: 0, height: 6)
    for view in [title, subtitle] + rows + [hint, bar] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isWide = bounds.width > bounds.height
    let margin: CGFloat = isWide ? 64 : 24
    let width = min(bounds.width - 2 * margin, 640)
    let left = (bounds.width - width) / 2
    let top: CGFloat = isWide ? 28 : 84
    title.frame = CGRect(x: left, y: top, width: width, height: 50)
    subtitle.frame = CGRect(x: left, y: top + 52, width: width, height: 28)

    // The list has one column in portrait and two in landscape.
    let columns = isWide ? 2 : 1
    let rowWidth = width / CGFloat(columns)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: left + CGFloat(index % columns) * rowWidth,
        y: top + 100 + CGFloat(index / columns) * 88, width: rowWidth, height: 88)
    }

    let barBottom = bounds.height - (isWide ? 22 : 34)
    bar.frame = CGRect(
      x: left - 10, y: barBottom - SoundBar.height, width: width + 20, height: SoundBar.height)
    hint.frame = CGRect(x: left, y: bar.frame.minY - 34, width: width, height: 20)
    hint.isHidden = isWide
  }
}

/// A row of the list with a small cover, the sound's name, its place and its length.
private final class SoundRow: UIView {
  private let cover = UIImageView()
  private let name = UILabel()
  private let place = UILabel()
  private let length = UILabel()

  init(sound: Sound) {
    super.init(frame: .zero)
    cover.image = SoundCover.image(sound, 60)
    cover.layer.cornerRadius = 14
    cover.clipsToBounds = true
    name.text = sound.name
    name.font = .systemFont(ofSize: 18, weight: .semibold)
    name.textColor = SoundInk.dark
    place.text = sound.place
    place.font = .systemFont(ofSize: 14)
    place.textColor = SoundInk.soft
    length.text = sound.length
    length.font = .systemFont(ofSize: 14)
    length.textColor = SoundInk.soft
    length.textAlignment = .right
    for view in [cover, name, place, length] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    cover.frame = CGRect(x: 0, y: 14, width: 60, height: 60)
    let width = bounds.width - 76
    name.frame = CGRect(x: 76, y: 20, width: width, height: 24)
    place.frame = CGRect(x: 76, y: 46, width: width - 70, height: 20)
    length.frame = CGRect(x: bounds.width - 78, y: 46, width: 70, height: 20)
  }
}
