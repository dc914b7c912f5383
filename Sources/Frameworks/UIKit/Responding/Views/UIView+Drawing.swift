extension UIView.ContentMode {
  /// The layer's gravity for the content mode. Core Animation names vertical directions as if y
  /// increased upwards.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    }
  }
}

/// Determines which views draw. A view draws if its class, or the class of its layer, overrides a
/// drawing method.
@MainActor
enum DrawingClasses {
  private static let methods = [
    MethodSlot(
      "UIView.draw(_:)", of: UIView.self,
      probes: .init(
        plain: Plain.self, overriding: Drawing.self, inheriting: LayerDrawingSubclass.self,
        heir: DrawingSubclass.self)),
    MethodSlot(
      "UIView.draw(_:in:)", of: UIView.self,
      probes: .init(
        plain: Plain.self, overriding: LayerDrawing.self, inheriting: DrawingSubclass.self,
        heir: LayerDrawingSubclass.self)),
  ]

  private final class Plain: UIView {}
  private class Drawing: UIView {
    override func draw(_ rect: CGRect) {}
  }
  private final class DrawingSubclass: Drawing {
    var count = 0
    override func layoutSubviews() { count += 1 }
  }
  private class LayerDrawing: UIView {
    override func draw(_ layer: CALayer, in ctx: CGContext) {}
  }
  private final class LayerDrawingSubclass: LayerDrawing {
    var count = 0
    override func layoutSubviews() { count += 1 }
  }

  static func draws(_ view: UIView) -> Bool {
    let (type, layerType) = (type(of: view), type(of: view.layer))
    return methods.contains { $0.isOverridden(in: type) }
      || layerType != CALayer.self && CALayer.drawing.isOverridden(in: layerType)
  }
}

extension UIView {
  /// Sets a bitmap drawn by `draw(_:)` as the layer's contents. Does nothing if the view does not
  /// draw.
  func displayContents() {
    guard DrawingClasses.draws(self) else { return }
    guard
      let context = CGContext.drawing(
        layer.bounds, scale: layer.contentsScale, isOpaque: false)
    else {
      if layer.contents != nil { layer.contents = nil }
      return
    }
    layerWillDraw(layer)
    if !clearsContextBeforeDrawing, let old = layer.contents as? CGImage,
      old.width == context.width, old.height == context.height
    {
      context.drawUpright(old, in: layer.bounds)
    }
    layer.draw(in: context)
    layer.contents = context.makeImage()
  }

  /// Requests drawing when a view that overrides `draw(_:)` is given a non-empty size for the first
  /// time.
  func drawIfFirstSized(from old: CGSize) {
    let isNew = old.width <= 0 || old.height <= 0
    if isNew, DrawingClasses.draws(self) { setNeedsDisplay() }
  }
}
