/// A controller that shows the generated pictures, of which the user chooses one.
@MainActor
package final class PhotoGrid: UIViewController {
  /// Called with the number of the tapped picture.
  package var onChoice: ((Int) -> Void)?
  /// Called when the user taps Cancel.
  package var onCancel: (() -> Void)?
  /// The numbers of the pictures that have a frame, because they are chosen.
  package var marked: Set<Int> = [] { didSet { showMarks() } }

  private static let columns = 3
  /// The space between two pictures, in points (`unverified`).
  private static let gap: CGFloat = 2
  /// The width of the frame of a chosen picture, in points (`unverified`).
  private static let frameWidth: CGFloat = 3

  private let scroll = UIScrollView()
  private var tiles: [UIButton] = []
  private let count: Int

  /// Creates a grid with the first `count` pictures.
  package init(count: Int = GeneratedPhoto.count) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }
  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel?() })
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scroll)
    tiles = (0..<count).map { number in
      let tile = UIButton(type: .custom)
      tile.setBackgroundImage(GeneratedPhoto.image(number), for: .normal)
      tile.clipsToBounds = true
      tile.accessibilityLabel = "Photo \(number + 1)"
      tile.addAction(UIAction { [weak self] _ in self?.onChoice?(number) }, for: .touchUpInside)
      scroll.addSubview(tile)
      return tile
    }
    showMarks()
  }

  private func showMarks() {
    for (number, tile) in tiles.enumerated() {
      tile.layer.borderColor = UIColor.systemBlue.cgColor
      tile.layer.borderWidth = marked.contains(number) ? Self.frameWidth : 0
      tile.isSelected = marked.contains(number)
    }
  }

  package override func viewDidLayoutSubviews() {
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
