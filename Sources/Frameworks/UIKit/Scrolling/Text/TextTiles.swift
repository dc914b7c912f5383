/// Draws the visible part of a long text into bitmaps of fixed height.
///
/// Tiles outside the visible area are reused. The cost of drawing a text therefore depends on the
/// size of the screen and not on the length of the text.
final class TextTiles: UIView {
  /// The height of a tile, in points. The height is an integer, so that no seam is visible in a
  /// line of text that two tiles draw.
  static let tileHeight: CGFloat = 256

  /// Draws the part of the text inside a rectangle of this view.
  var drawText: ((CGRect) -> Void)?

  private var tiles: [TextTile] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Places tiles for the visible part of `area`, which is in this view's coordinate system.
  func show(_ area: CGRect) {
    let wanted =
      area.meets(bounds) && !area.isEmpty
      ? Self.rows(max(area.minY, bounds.minY), min(area.maxY, bounds.maxY)) : 0..<0
    var spare = tiles.filter { !wanted.contains($0.row) }
    let missing = wanted.filter { row in !tiles.contains { $0.row == row } }
    for row in missing {
      let tile = spare.popLast() ?? makeTile()
      tile.row = row
      tile.setNeedsDisplay()
    }
    for tile in spare { tile.removeFromSuperview() }
    tiles.removeAll { $0.superview == nil }
    for tile in tiles {
      let top = CGFloat(tile.row) * Self.tileHeight
      let height = min(Self.tileHeight, bounds.height - top)
      tile.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    }
  }

  /// Called when the text has changed.
  func redraw() {
    for tile in tiles { tile.setNeedsDisplay() }
  }

  private static func rows(_ top: CGFloat, _ bottom: CGFloat) -> Range<Int> {
    let (first, end) = ((top / tileHeight).rounded(.down), (bottom / tileHeight).rounded(.up))
    guard top < bottom, first >= 0, end < farthest else { return 0..<0 }
    return Int(first)..<min(max(Int(first) + 1, Int(end)), Int(first) + most)
  }

  /// The maximum number of tiles, which is more than a screen needs. Because the number of tiles is
  /// limited, a view that is as high as a long text does not draw all of the text. The limit on the
  /// number of tiles is Matchcut's own and not UIKit's.
  private static let most = 256
  /// The number of tiles, counted from the top, after which no tile is drawn. UIKit does not have
  /// this limit on the position of tiles.
  private static let farthest: CGFloat = 1e9

  private func makeTile() -> TextTile {
    let tile = TextTile(frame: .zero)
    tile.contentMode = .redraw
    tiles.append(tile)
    addSubview(tile)
    return tile
  }
}

/// The bitmap of one tile.
final class TextTile: UIView {
  /// The index of the tile, counted from the top.
  var row = 0

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let tiles = superview as? TextTiles else {
      return
    }
    context.saveGState()
    context.translateBy(x: -frame.minX, y: -frame.minY)
    tiles.drawText?(frame)
    context.restoreGState()
  }
}
