import UIKit

extension TransitionScene {
  /// How much light the page behind the gaps loses; a choice of the gallery.
  private static let darkness: CGFloat = 0.55
  /// In points: farther back than anything that turns on the plane of the screen reaches.
  private static let distance: CGFloat = 400

  /// Lays a darkened picture of a page behind pieces that are to turn, so that what opens between
  /// them is no hole. To be called after `perspective(_:)` and before the pieces are added.
  ///
  /// It lies far behind, where the pieces do not dip into it, and so much larger that it seems to
  /// lie in its place.
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
