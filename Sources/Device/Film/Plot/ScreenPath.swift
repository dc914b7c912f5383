import CoreGraphics
import QuartzCore
import Stage

/// The path on which a point of a layer moves across the screen.
package struct ScreenPath {
  /// A point of a layer whose motion a viewer may notice.
  package enum Place: String, CaseIterable, Sendable {
    case center, top, bottom, left, right

    /// The position of the point in the layer, in fractions of the layer's size.
    fileprivate var part: (x: Double, y: Double) {
      switch self {
      case .center: (0.5, 0.5)
      case .top: (0.5, 0)
      case .bottom: (0.5, 1)
      case .left: (0, 0.5)
      case .right: (1, 0.5)
      }
    }
  }

  package let layer: Int
  /// The class of the layer's view.
  package let name: String
  package let place: Place
  /// Times in seconds, and positions on the screen in points.
  package fileprivate(set) var samples: [(t: Double, x: Double, y: Double)] = []

  /// If the shorter side of a layer has fewer points than this, its paths are omitted.
  private static let leastSide = 20.0

  /// The paths of all points in all layers that are large enough. Layers are in drawing order.
  package static func all(in recording: Recording) -> [ScreenPath] {
    var paths: [Int: [ScreenPath]] = [:]
    var order: [Int] = []
    func visit(
      _ node: RenderNode, _ parentTime: Double, _ t: Double, _ toScreen: CATransform3D
    ) {
      let values = node.presentation(at: parentTime)
      let size = values.bounds.size
      if Double(min(size.width, size.height)) >= leastSide {
        if paths[node.id] == nil {
          order.append(node.id)
          paths[node.id] = Place.allCases.map {
            ScreenPath(layer: node.id, name: node.name, place: $0)
          }
        }
        for (index, place) in Place.allCases.enumerated() {
          let x = Double(values.bounds.minX) + place.part.x * Double(size.width)
          let y = Double(values.bounds.minY) + place.part.y * Double(size.height)
          if let point = toScreen.projected(x, y) {
            paths[node.id]?[index].samples.append((t, point.x, point.y))
          }
        }
      }
      let time = node.clock.local(at: parentTime)
      let around = sublayerTransform(of: values)
      for child in node.children {
        let shown = child.presentation(at: time)
        if shown.isHidden { continue }
        var inner = CATransform3DConcat(transform(of: shown), around)
        // Sublayers are flattened into the layer's plane unless the layer preserves their depth.
        if !node.keepsDepth { (inner.m13, inner.m23, inner.m33, inner.m43) = (0, 0, 1, 0) }
        visit(child, time, t, CATransform3DConcat(inner, toScreen))
      }
    }
    for frame in recording.frames {
      // The root layer is the screen, so its own position is ignored.
      visit(frame.tree.root, frame.time, frame.t, CATransform3DIdentity)
    }
    return order.flatMap { paths[$0] ?? [] }
  }

  /// The transform from the layer's coordinates to its superlayer's.
  private static func transform(of values: LayerValues) -> CATransform3D {
    let anchor = (
      x: values.bounds.minX + values.anchorPoint.x * values.bounds.width,
      y: values.bounds.minY + values.anchorPoint.y * values.bounds.height
    )
    let own = CATransform3DConcat(
      CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), values.transform)
    return CATransform3DConcat(
      own, CATransform3DMakeTranslation(values.position.x, values.position.y, values.zPosition))
  }

  /// The layer's sublayer transform, applied about its anchor point.
  private static func sublayerTransform(of values: LayerValues) -> CATransform3D {
    if CATransform3DIsIdentity(values.sublayerTransform) { return CATransform3DIdentity }
    let x = values.bounds.minX + values.anchorPoint.x * values.bounds.width
    let y = values.bounds.minY + values.anchorPoint.y * values.bounds.height
    let moved = CATransform3DConcat(
      CATransform3DMakeTranslation(-x, -y, 0), values.sublayerTransform)
    return CATransform3DConcat(moved, CATransform3DMakeTranslation(x, y, 0))
  }
}

extension CATransform3D {
  /// The screen position of a point in the layer's plane; nil if the point is behind the eye.
  fileprivate func projected(_ x: Double, _ y: Double) -> (x: Double, y: Double)? {
    let w = x * m14 + y * m24 + m44
    guard w > 1e-3 else { return nil }
    return ((x * m11 + y * m21 + m41) / w, (x * m12 + y * m22 + m42) / w)
  }
}
