import UIKit

/// A page that grows out of a small frame: scaled as a whole and cut to the frame's shape.
///
/// Everything that is to keep its edge goes through the same transform and mask: of two linear
/// changes the product is none, and frames that are animated beside it would come apart.
@MainActor
struct Growth {
  /// Where the page shows through at the beginning, in its own coordinates.
  let crop: CGRect
  private let transform: CGAffineTransform
  private let radius: CGFloat
  private let bounds: CGRect

  /// From `source` to `rest`, both in the container. The page's top stands at the source's, or
  /// their middles.
  init(from source: CGRect, radius: CGFloat, to rest: CGRect, fromTop: Bool) {
    let scale = max(
      source.width / max(rest.width, 1), source.height / max(rest.height, 1), 0.001)
    let size = CGSize(width: source.width / scale, height: source.height / scale)
    bounds = CGRect(origin: .zero, size: rest.size)
    crop = CGRect(
      x: (rest.width - size.width) / 2, y: fromTop ? 0 : (rest.height - size.height) / 2,
      width: size.width, height: size.height)
    self.radius = radius / scale
    transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale,
      tx: source.midX - rest.midX - scale * (crop.midX - bounds.midX),
      ty: source.midY - rest.midY - scale * (crop.midY - bounds.midY))
  }

  /// Lets a view of the page's size grow.
  func grow(_ view: UIView, in scene: TransitionScene) {
    let mask = UIView(frame: bounds)
    mask.backgroundColor = .black
    view.mask = mask
    scene.animateIn(mask) { [crop, radius] mask in
      mask.frame = crop
      mask.layer.cornerRadius = radius
    }
    scene.animateIn(view) { [transform] in $0.transform = transform }
  }
}
