import UIKit

/// Stores those properties of a view that transitions change, so that they can be restored.
@MainActor
struct ViewState {
  let view: UIView
  private let transform: CATransform3D
  private let sublayerTransform: CATransform3D
  private let alpha: CGFloat
  private let isHidden: Bool
  private let takesTouches: Bool
  private let bounds: CGRect
  private let center: CGPoint
  private let anchorPoint: CGPoint
  private let zPosition: CGFloat
  private let cornerRadius: CGFloat
  private let masksToBounds: Bool
  private let shadow: (opacity: Float, radius: CGFloat, offset: CGSize)
  private let shadowPath: CGPath?
  private let mask: UIView?
  private let layerMask: CALayer?

  init(of view: UIView) {
    self.view = view
    let layer = view.layer
    transform = view.transform3D
    sublayerTransform = layer.sublayerTransform
    alpha = view.alpha
    isHidden = view.isHidden
    takesTouches = view.isUserInteractionEnabled
    bounds = view.bounds
    center = view.center
    anchorPoint = layer.anchorPoint
    zPosition = layer.zPosition
    cornerRadius = layer.cornerRadius
    masksToBounds = layer.masksToBounds
    shadow = (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset)
    shadowPath = layer.shadowPath
    mask = view.mask
    layerMask = layer.mask
  }

  /// Restores the appearance and, if `includingFrame` is true, also the bounds and the position.
  func restore(includingFrame: Bool) {
    let layer = view.layer
    if view.mask !== mask { view.mask = mask }
    if mask == nil, layer.mask !== layerMask { layer.mask = layerMask }
    if layer.anchorPoint != anchorPoint { moveAnchor() }
    view.transform3D = transform
    layer.sublayerTransform = sublayerTransform
    view.alpha = alpha
    view.isHidden = isHidden
    view.isUserInteractionEnabled = takesTouches
    layer.zPosition = zPosition
    layer.cornerRadius = cornerRadius
    layer.masksToBounds = masksToBounds
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = shadow
    // If the size has changed and the view sets its own shadow path, the view has already updated
    // the path, so the path is not restored.
    if shadowPath == nil || view.bounds.size == bounds.size, layer.shadowPath != shadowPath {
      layer.shadowPath = shadowPath
    }
    guard includingFrame else { return }
    view.bounds = bounds
    view.center = center
  }

  /// Restores only the properties in which `away` differs from this appearance.
  func restore(changedBy away: ViewState) {
    let layer = view.layer
    if !CATransform3DEqualToTransform(transform, away.transform) { view.transform3D = transform }
    if alpha != away.alpha { view.alpha = alpha }
    if bounds != away.bounds { view.bounds = bounds }
    if center != away.center { view.center = center }
    if cornerRadius != away.cornerRadius { layer.cornerRadius = cornerRadius }
    if shadow != away.shadow {
      (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = shadow
    }
  }

  /// Changes the anchor point without moving the view.
  private func moveAnchor() {
    let layer = view.layer
    let (old, size) = (layer.anchorPoint, view.bounds.size)
    layer.anchorPoint = anchorPoint
    view.center.x += (anchorPoint.x - old.x) * size.width
    view.center.y += (anchorPoint.y - old.y) * size.height
  }
}

extension ViewState {
  /// Applies a pose to the view. Shade and shadow are not applied, because other views show them.
  func put(on values: MotionValues) {
    view.transform3D = CATransform3DConcat(transform, values.transform)
    view.alpha = alpha * values.alpha
    guard let radius = values.cornerRadius else { return }
    view.layer.masksToBounds = true
    view.layer.cornerRadius = radius
  }
}
