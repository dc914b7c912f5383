// Images whose edges keep their size when the image is enlarged.
extension UIImage {
  /// How the parts between the edges fill their space.
  public enum ResizingMode: Int, Sendable {
    /// The part is repeated.
    case tile
    /// The part is stretched.
    case stretch
  }

  /// How a resizable image is divided.
  struct Resizing {
    let capInsets: UIEdgeInsets
    let mode: ResizingMode

    var mirrored: Resizing {
      Resizing(
        capInsets: UIEdgeInsets(
          top: capInsets.top, left: capInsets.right, bottom: capInsets.bottom,
          right: capInsets.left),
        mode: mode)
    }
  }

  /// The edges that keep their size, in points; zero by default.
  public var capInsets: UIEdgeInsets { resizing?.capInsets ?? .zero }

  /// How the parts between the edges fill their space; `.tile` by default. Only images that have
  /// been made by `resizableImage(withCapInsets:)` are tiled; other images are stretched.
  public var resizingMode: ResizingMode { resizing?.mode ?? .tile }

  /// An image whose edges keep their size and whose other parts are repeated. The insets are in
  /// points and are measured from the edges of the displayed image.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode)
    -> UIImage
  {
    UIImage(
      cgImage, scale: scale, imageOrientation, renderingMode, symbol: symbol,
      resizing: Resizing(capInsets: capInsets, mode: resizingMode))
  }

  /// An image that is stretched only in the column and the row of one point behind the caps. A cap
  /// of 0 means that the image is stretched as a whole in that direction.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    func rest(_ cap: Int, of length: CGFloat) -> CGFloat {
      cap > 0 ? max(0, length - CGFloat(cap) - 1) : 0
    }
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth),
        bottom: rest(topCapHeight, of: size.height), right: rest(leftCapWidth, of: size.width)),
      resizingMode: .stretch)
  }

  /// The width of the left cap in points, without fraction.
  public var leftCapWidth: Int { Int(exactly: capInsets.left.rounded(.towardZero)) ?? 0 }
  /// The height of the top cap in points, without fraction.
  public var topCapHeight: Int { Int(exactly: capInsets.top.rounded(.towardZero)) ?? 0 }

  // MARK: Drawing

  /// The default of `CALayer.contentsCenter`, with which an image is stretched as a whole.
  static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// The part between the edges as fractions of the image, as `CALayer.contentsCenter` needs it.
  var center: CGRect {
    guard let insets = resizing?.capInsets, size.width > 0, size.height > 0 else {
      return Self.whole
    }
    return CGRect(
      x: insets.left / size.width, y: insets.top / size.height,
      width: max(0, size.width - insets.left - insets.right) / size.width,
      height: max(0, size.height - insets.top - insets.bottom) / size.height)
  }

  /// Whether a part would be repeated that is larger than one pixel. A single pixel looks the same
  /// if it is stretched.
  var tiles: Bool {
    resizing?.mode == .tile
      && max(center.width * size.width, center.height * size.height) * scale > 1
  }

  /// The image in a size in points, with the pixels of `upright`, which have this image's colours or
  /// the tint colour. Nil if nothing can be drawn.
  func resized(_ upright: CGImage, to size: CGSize) -> CGImage? {
    guard
      let context = BitmapSize(size, scale: scale).flatMap({
        CGContext(width: $0.width, height: $0.height, scale: scale)
      })
    else { return nil }
    draw(upright, in: CGRect(origin: .zero, size: size), context)
    return context.makeImage()
  }

  /// Draws pixels of this image into `rect`, with edges that keep their size.
  func draw(_ upright: CGImage, in rect: CGRect, _ context: CGContext) {
    guard let resizing else { return context.drawUpright(upright, in: rect) }
    var values = LayerValues()
    (values.contents, values.contentsScale) = (upright, scale)
    (values.bounds, values.contentsCenter) = (rect, center)
    ContentsPlacement(values)?.forEachPart { part in
      guard let piece = upright.cropping(to: part.source) else { return }
      let pieceSize = CGSize(width: part.source.width / scale, height: part.source.height / scale)
      let tiled =
        resizing.mode == .tile
        ? TilePattern(tile: piece, size: pieceSize).filled(part.place.size, scale: scale) : nil
      context.drawUpright(tiled ?? piece, in: part.place)
    }
  }
}
