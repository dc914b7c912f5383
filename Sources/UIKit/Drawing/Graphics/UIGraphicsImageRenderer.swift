/// How an image renderer stores its pixels.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  /// Pixels per point; the main screen's by default, and for 0.
  open var scale: CGFloat
  /// True for an image without transparency, black where nothing is drawn; false by default.
  open var opaque = false
  /// Colours are always stored as sRGB with eight bits.
  open var preferredRange = Range.automatic

  public required init() {
    scale = DisplayScale.current
    super.init()
  }
}

/// Where an image renderer's actions draw.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private var imageFormat: UIGraphicsImageRendererFormat? {
    format as? UIGraphicsImageRendererFormat
  }

  /// What has been drawn so far.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(
      cgImage: image, scale: DisplayScale.resolved(imageFormat?.scale ?? 0), orientation: .up)
  }
}

/// Draws images.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(bounds: bounds, rendererFormat: format)
  }

  /// The picture that `actions` draw; empty when the bounds have no area, and, with a warning, when
  /// they are larger than a bitmap may be.
  ///
  /// The context is the current one while they run.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = DisplayScale.resolved(imageFormat.scale)
    guard
      let context = CGContext.drawing(
        format.bounds, scale: scale, isOpaque: imageFormat.opaque)
    else {
      warnOfSize(scale)
      return UIImage()
    }
    let rendererContext = UIGraphicsImageRendererContext(cgContext: context, format: format)
    UIGraphicsPushContext(context)
    actions(rendererContext)
    UIGraphicsPopContext()
    return rendererContext.currentImage
  }

  private func warnOfSize(_ scale: CGFloat) {
    let size = format.bounds.size
    guard !(size.width <= 0 || size.height <= 0) else { return }
    let text =
      "UIGraphicsImageRenderer draws nothing: \(size.width.short) × \(size.height.short) points at "
      + "scale \(scale.short) are more than a bitmap may have, which is "
      + "\(BitmapSize.longestSide) pixels a side and \(BitmapSize.mostPixels) in all. Make the "
      + "size smaller, or the scale of its UIGraphicsImageRendererFormat."
    MainActorReach.read { UIKitLog.warnOnce(text) }
  }
}
