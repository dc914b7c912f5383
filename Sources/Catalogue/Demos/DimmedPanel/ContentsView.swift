import UIKit

/// The content of the panel: a list of the chapters with a mark at the current one.
final class ContentsView: UIView {
  let closeButton = UIButton(type: .custom)
  private let title = UILabel()
  private let chapters: [UILabel]
  private let mark = UIView()

  private static let names = [
    "一 · The gate", "二 · Cold spring", "三 · River of mist", "四 · The ferryman", "五 · Snow pines",
    "六 · Lanterns", "七 · Home",
  ]
  /// The index of the current chapter.
  private static let current = 2

  override init(frame: CGRect) {
    chapters = Self.names.map { name in
      let label = UILabel()
      label.text = name
      label.font = .systemFont(ofSize: 16, weight: .medium)
      label.textColor = BookInk.black
      label.adjustsFontSizeToFitWidth = true
      return label
    }
    super.init(frame: frame)
    backgroundColor = .white

    title.text = "Contents  目录"
    title.font = .systemFont(ofSize: 24, weight: .bold)
    title.textColor = BookInk.indigo
    title.adjustsFontSizeToFitWidth = true

    mark.backgroundColor = BookInk.seal.withAlphaComponent(0.12)
    mark.layer.cornerRadius = 12
    chapters[Self.current].textColor = BookInk.seal

    closeButton.setTitle("Close  关闭", for: .normal)
    closeButton.setTitleColor(.white, for: .normal)
    closeButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    closeButton.backgroundColor = BookInk.seal
    closeButton.layer.cornerRadius = 24

    for view in [title, mark] + chapters + [closeButton] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isLow = bounds.height < 500
    let margin: CGFloat = bounds.width < 300 ? 16 : 32
    let width = bounds.width - 2 * margin
    let top: CGFloat = isLow ? 28 : 84
    title.frame = CGRect(x: margin, y: top, width: width, height: 32)

    let listTop = top + (isLow ? 40 : 56)
    let buttonTop = bounds.height - (isLow ? 72 : 118)
    let pitch = min(50, max(0, buttonTop - listTop - 8) / CGFloat(chapters.count))
    for (index, label) in chapters.enumerated() {
      let line = CGRect(
        x: margin, y: listTop + CGFloat(index) * pitch, width: width, height: pitch)
      label.frame = line.insetBy(dx: 4, dy: 0)
      if index == Self.current { mark.frame = line.insetBy(dx: -8, dy: min(3, pitch / 10)) }
    }
    closeButton.frame = CGRect(x: margin, y: buttonTop, width: width, height: 48)
  }
}
