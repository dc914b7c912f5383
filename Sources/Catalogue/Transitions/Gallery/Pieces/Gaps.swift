import UIKit

extension TransitionScene {
  /// The opacity of the black view over the page behind the gaps. The value was chosen for the
  /// gallery.
  private static let darkness: CGFloat = 0.55
  /// The distance, in points, by which the snapshot is behind the screen. Pieces that rotate in the
  /// plane of the screen never reach so far back.
  private static let distance: CGFloat = 400

  /// Adds a darkened snapshot of a page. The snapshot fills the gaps between pieces that will
  /// rotate in front of it. Call this method after `perspective(_:)` and before the pieces are
  /// added.
  ///
  /// The snapshot is so far behind the pieces that they do not intersect it. The snapshot is
  /// enlarged so that it appears with the page's size and position.
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
