import UIKit

/// Makes a page grow out of a small frame. The whole page is scaled, and it is cropped to the
/// frame's shape.
///
/// Every view that must stay aligned with the page's edge has to use the same transform and mask as
/// the page. The page's scale and its mask both change linearly, and the edge depends on their
/// product. An animated frame, which changes linearly, would not stay aligned with the edge.
@MainActor
struct Growth {
  /// The visible part of the page at the start, in the page's coordinates.
  let crop: CGRect
  private let transform: CGAffineTransform
  private let radius: CGFloat
  private let bounds: CGRect

  /// `source` and `rest` are in the container's coordinates. If `fromTop` is true, the top of the
  /// page is aligned with the top of the source; otherwise their centres are aligned.
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

  /// Animates the growth of a view that has the page's size.
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
