/// The background of a bar, and the line at its edge.
@MainActor
final class BarBackground: UIView {
  private let edge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    addSubview(edge)
  }

  required init?(coder: NSCoder) { nil }

  func show(color: UIColor?, line lineColor: UIColor?) {
    backgroundColor = color
    edge.backgroundColor = lineColor
  }

  /// Shows the blur, the image and the line's image of an appearance.
  func show(_ look: UIBarAppearance?) {
    if look?.backgroundEffect == nil {
      blur?.removeFromSuperview()
      blur = nil
    } else if blur == nil {
      let made = UIVisualEffectView(effect: nil)
      made.isUserInteractionEnabled = false
      insertSubview(made, at: 0)
      blur = made
    }
    if blur?.effect !== look?.backgroundEffect { blur?.effect = look?.backgroundEffect }
    if let look, look.backgroundImage != nil || look.shadowImage != nil {
      show(image: look.backgroundImage, line: look.shownShadowImage)
    }
    picture?.contentMode = look?.backgroundImageContentMode ?? .scaleToFill
    setNeedsLayout()
  }

  /// Shows images that replace the background's colour and the line at the bar's edge. If `image`
  /// is nil, the colour stays visible; if `lineImage` is nil, the line stays visible.
  func show(image: UIImage?, line lineImage: UIImage?) {
    show(image, in: &picture, below: edge)
    show(lineImage, in: &linePicture, below: nil)
    edge.isHidden = lineImage != nil
    setNeedsLayout()
  }

  private var blur: UIVisualEffectView?
  private var picture: UIImageView?
  private var linePicture: UIImageView?
  private var isLineAbove = false

  private func show(_ image: UIImage?, in view: inout UIImageView?, below upper: UIView?) {
    guard let image, image.size != .zero else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if view == nil {
      let made = UIImageView()
      if let upper { insertSubview(made, belowSubview: upper) } else { addSubview(made) }
      view = made
    }
    view?.image = image
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    blur?.frame = bounds
    picture?.frame = bounds
    picture?.clipsToBounds = true
    // The line's image is outside the bar, next to the edge that has the line. The line's image
    // keeps its own height.
    let height = linePicture?.image?.size.height ?? 0
    linePicture?.frame = CGRect(
      x: 0, y: isLineAbove ? -height : bounds.height, width: bounds.width, height: height)
  }

  /// Sets the frame. Places a line that is one pixel high along the lower or the upper edge.
  func place(in rect: CGRect, lineAbove: Bool = false) {
    frame = rect
    isLineAbove = lineAbove
    let thin = 1 / layer.contentsScale
    edge.frame = CGRect(
      x: 0, y: lineAbove ? -thin : rect.height, width: rect.width, height: thin)
  }
}
