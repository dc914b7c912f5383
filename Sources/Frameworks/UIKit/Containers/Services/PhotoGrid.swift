/// A controller that shows the generated pictures, of which the user chooses one.
@MainActor
final class PhotoGrid: UIViewController {
  /// Called with the number of the tapped picture.
  var onChoice: ((Int) -> Void)?
  /// Called when the user taps Cancel.
  var onCancel: (() -> Void)?

  private static let columns = 3
  /// The space between two pictures, in points (`unverified`).
  private static let gap: CGFloat = 2

  private let scroll = UIScrollView()
  private var tiles: [UIButton] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel?() })
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scroll)
    tiles = (0..<GeneratedPhoto.count).map { number in
      let tile = UIButton(type: .custom)
      tile.setBackgroundImage(GeneratedPhoto.image(number), for: .normal)
      tile.clipsToBounds = true
      tile.accessibilityLabel = "Photo \(number + 1)"
      tile.addAction(UIAction { [weak self] _ in self?.onChoice?(number) }, for: .touchUpInside)
      scroll.addSubview(tile)
      return tile
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = scroll.bounds.width
    let side = (width - CGFloat(Self.columns - 1) * Self.gap) / CGFloat(Self.columns)
    for (number, tile) in tiles.enumerated() {
      tile.frame = CGRect(
        x: CGFloat(number % Self.columns) * (side + Self.gap),
        y: CGFloat(number / Self.columns) * (side + Self.gap), width: side, height: side)
    }
    scroll.contentSize = CGSize(width: width, height: tiles.last?.frame.maxY ?? 0)
  }
}
