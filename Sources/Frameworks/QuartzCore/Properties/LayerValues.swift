/// All model values of a layer in one structure. A commit passes this structure to the render tree,
/// from which rendering reads the values.
package struct LayerValues: Sendable {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ = 0.0
  package var zPosition = 0.0
  package var transform = CATransform3DIdentity
  package var sublayerTransform = CATransform3DIdentity

  package var opacity = 1.0
  package var isHidden = false
  package var isDoubleSided = true
  package var masksToBounds = false
  package var cornerRadius = 0.0
  package var maskedCorners = CACornerMask.all

  package var backgroundColor: CGColor?
  package var borderWidth = 0.0
  package var borderColor: CGColor? = CGColor(rgba: [0, 0, 0, 1])

  package var shadowColor: CGColor? = CGColor(rgba: [0, 0, 0, 1])
  package var shadowOpacity = 0.0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius = 3.0
  package var shadowPath: CGPath?

  package var backdrop = Backdrop()

  package var contents: CGImage?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var minificationFilterBias = 0.0
  package var contentsScale = 1.0
  package var contentsGravity = CALayerContentsGravity.resize

  /// The drawn values of a `CAShapeLayer`, `CAGradientLayer` or `CATextLayer`; nil in other layers.
  package var shape: Drawn<ShapeValues>?
  package var gradient: Drawn<GradientValues>?
  package var text: Drawn<TextValues>?
  /// How a `CAReplicatorLayer` repeats its sublayers.
  package var replication: Replication?

  package var allowsEdgeAntialiasing = true
  package var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  package var allowsGroupOpacity = true

  package var shouldRasterize = false
  package var rasterizationScale = 1.0

  package init() {}
}

/// The corners that `cornerRadius` rounds.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  package static let all = CACornerMask(rawValue: 15)
}

/// The edges of a layer that are antialiased.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
  package static let all = CAEdgeAntialiasingMask(rawValue: 15)
}

/// How a layer's contents are placed in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
