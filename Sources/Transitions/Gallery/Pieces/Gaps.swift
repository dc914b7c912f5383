import UIKit

extension TransitionScene {
  /// The opacity of the black view over the page behind the gaps; a choice of the gallery.
  private static let darkness: CGFloat = 0.55
  /// In points. Nothing that rotates in the plane of the screen reaches this far back.
  private static let distance: CGFloat = 400

  /// Adds a darkened snapshot of a page behind pieces that will rotate, so that the gaps between
  /// them are filled. Call it after `perspective(_:)` and before the pieces are added.
  ///
  /// The snapshot is far enough behind that the pieces do not intersect it. It is enlarged so that
  /// it appears at the page's size and position.
  func fillGaps(with page: UIView?) {
    guard let page else { return }
    let picture = picture(of: page)
    let dark = UIView(frame: picture.bounds)
    dark.backgroundColor = .black
    dark.alpha = Self.darkness
    picture.addSubview(dark)
    add(picture)
    let growth = 1 - container.layer.sublayerTransform.m34 * Self.distance
    let (dx, dy) = (
      picture.center.x - container.bounds.midX, picture.center.y - container.bounds.midY
    )
    picture.transform3D = CATransform3DConcat(
      CATransform3DMakeScale(growth, growth, 1),
      CATransform3DMakeTranslation(dx * (growth - 1), dy * (growth - 1), -Self.distance))
  }
}
