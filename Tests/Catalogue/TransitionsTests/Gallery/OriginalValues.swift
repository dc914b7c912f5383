import QuartzCore
import Stage
import UIKit

/// The pose of a page of 320 × 568 points at one moment of a published animator. The steps are in
/// the source's order: the transform that is written first is applied last, as in
/// `CATransform3DRotate`.
struct OriginalValues: Sendable {
  enum Step: Sendable {
    case turn(CGFloat, x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0)
    case move(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0)
    case scale(CGFloat)
  }
  var m34: CGFloat = 0
  var anchor = CGPoint(x: 0.5, y: 0.5)
  var steps: [Step] = []
  /// The brightness of the page: 1, or less if the page is translucent or below a black view.
  var light: CGFloat = 1

  static let size = CGSize(width: 320, height: 568)

  /// The corners of the page on the screen.
  var corners: [CGPoint] {
    var transform = CATransform3DIdentity
    transform.m34 = m34
    for step in steps {
      switch step {
      case .turn(let degrees, let x, let y, let z):
        transform = CATransform3DRotate(transform, degrees * .pi / 180, x, y, z)
      case .move(let x, let y, let z): transform = CATransform3DTranslate(transform, x, y, z)
      case .scale(let scale): transform = CATransform3DScale(transform, scale, scale, 1)
      }
    }
    return transform.corners(
      of: CGRect(origin: .zero, size: Self.size), anchor: anchor,
      position: CGPoint(x: anchor.x * Self.size.width, y: anchor.y * Self.size.height))
  }
}

extension CATransform3D {
  /// The corners at which a layer with the given `position` is shown, in its superlayer's
  /// coordinates.
  func corners(of bounds: CGRect, anchor: CGPoint, position: CGPoint) -> [CGPoint] {
    [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 1)].map {
      let (x, y) = (($0.x - anchor.x) * bounds.width, ($0.y - anchor.y) * bounds.height)
      let w = x * m14 + y * m24 + m44
      return CGPoint(
        x: position.x + (x * m11 + y * m21 + m41) / w,
        y: position.y + (x * m12 + y * m22 + m42) / w)
    }
  }
}

extension GalleryStage {
  /// The corners at which a view is shown in the transition, and its remaining brightness.
  func shown(_ view: UIView) -> (corners: [CGPoint], light: CGFloat) {
    stage.run {
      guard let container = view.superview else { return ([], 0) }
      let layer = view.layer.presentationValues() ?? view.layer.values
      let middle = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
      // The container's perspective is centred on its middle.
      let place = CATransform3DMakeTranslation(
        layer.position.x - middle.x, layer.position.y - middle.y, 0)
      let corners = CATransform3DConcat(
        CATransform3DConcat(layer.transform, place), container.layer.sublayerTransform
      ).corners(of: layer.bounds, anchor: layer.anchorPoint, position: middle)
      let above = container.subviews.drop { $0 !== view }.dropFirst().first
      let cover = above.flatMap { $0.backgroundColor == .black ? $0 : nil }
      let shade = cover.map { CGFloat(($0.layer.presentationValues() ?? $0.layer.values).opacity) }
      return (corners, CGFloat(layer.opacity) * (1 - (shade ?? 0)))
    }
  }
}

extension Device {
  /// The screen for which the animators of 2013 were written, at one pixel per point.
  static let oldPhone = Device(
    id: "old-phone", title: "iPhone 5", size: OriginalValues.size, scale: 1, safeArea: .zero,
    statusBarHeight: 0)
}
