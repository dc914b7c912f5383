import UIKit

/// The page of a treasure. The page shows the treasure's character on a sheet of paper, and a
/// description.
final class TreasurePage: UIViewController {
  private let treasure: Treasure
  private let ground = UIImageView()
  private let sheet = UIView()
  private let character = UILabel()
  private let english = UILabel()
  private let from = UILabel()
  private let note = UILabel()
  private let hint = UILabel()

  init(_ treasure: Treasure) {
    self.treasure = treasure
    super.init(nibName: nil, bundle: nil)
    tabBarItem = UITabBarItem(
      title: treasure.english, image: Self.icon(treasure.name), selectedImage: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The character as a template image, which is drawn in the bar's colours.
  private static func icon(_ name: String) -> UIImage {
    let size = CGSize(width: 26, height: 26)
    return UIGraphicsImageRenderer(size: size).image { _ in
      (name as NSString).draw(
        at: CGPoint(x: 1, y: -4),
        withAttributes: [
          .font: UIFont.systemFont(ofSize: 24, weight: .semibold),
          .foregroundColor: UIColor.black,
        ])
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = treasure.deep
    view.clipsToBounds = true
    sheet.backgroundColor = UIColor(red: 0.98, green: 0.96, blue: 0.91, alpha: 1)
    sheet.layer.cornerRadius = 22
    sheet.layer.shadowOpacity = 0.3
    sheet.layer.shadowRadius = 22
    sheet.layer.shadowOffset = CGSize(width: 0, height: 14)
    character.text = treasure.name
    character.textAlignment = .center
    character.textColor = treasure.deep
    english.text = treasure.english
    english.font = .systemFont(ofSize: 38, weight: .bold)
    from.text = treasure.from
    from.font = .systemFont(ofSize: 18, weight: .medium)
    note.text = treasure.note
    note.font = .systemFont(ofSize: 17)
    note.numberOfLines = 0
    hint.text = "Drag sideways, and back again · 左右拖动"
    hint.font = .systemFont(ofSize: 13)
    for label in [english, from, note, hint] { label.textColor = .white }
    for label in [from, note] { label.alpha = 0.86 }
    hint.alpha = 0.6
    for view in [ground, sheet, english, from, note, hint] { self.view.addSubview(view) }
    sheet.addSubview(character)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    ground.frame = bounds
    if ground.image?.size != bounds.size { ground.image = wash(bounds.size) }

    let isWide = bounds.width > bounds.height
    let margin: CGFloat = isWide ? 76 : 32
    let side =
      isWide ? bounds.height * 0.56 : min(bounds.width - 2 * margin, bounds.height * 0.4)
    let top = isWide ? bounds.height * 0.1 : bounds.height * 0.11
    sheet.frame = CGRect(
      x: isWide ? margin : bounds.midX - side / 2, y: top, width: side, height: side)
    character.font = .systemFont(ofSize: side * 0.62, weight: .bold)
    character.frame = sheet.bounds

    let left = isWide ? sheet.frame.maxX + 48 : sheet.frame.minX
    let width = isWide ? bounds.width - left - margin : side
    let textTop = isWide ? top + 6 : sheet.frame.maxY + 36
    english.frame = CGRect(x: left, y: textTop, width: width, height: 46)
    from.frame = CGRect(x: left, y: textTop + 48, width: width, height: 26)
    note.frame = CGRect(x: left, y: textTop + 82, width: width, height: 72)
    hint.frame = CGRect(x: left, y: textTop + 160, width: width, height: 20)
  }

  /// Draws two washes of ink in the colours of the treasure.
  private func wash(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      let colors = [treasure.ground.cgColor, treasure.deep.cgColor]
      if let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: nil)
      {
        context.cgContext.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])
      }
      UIColor(white: 1, alpha: 0.07).setFill()
      for (x, y, radius) in [(0.08, 0.16, 0.34), (0.96, 0.6, 0.42)] as [(CGFloat, CGFloat, CGFloat)]
      {
        let reach = radius * max(size.width, size.height)
        UIBezierPath(
          ovalIn: CGRect(
            x: x * size.width - reach, y: y * size.height - reach, width: 2 * reach,
            height: 2 * reach)
        ).fill()
      }
    }
  }
}
