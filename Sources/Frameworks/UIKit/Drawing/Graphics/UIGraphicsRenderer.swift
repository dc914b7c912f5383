/// The format of a renderer. The format contains the renderer's drawing area.
open class UIGraphicsRendererFormat: NSObject, Attachable {
  package var associatedObjects = Attachments()

  /// The drawing area. The renderer that uses the format sets its bounds.
  open internal(set) var bounds = CGRect.zero

  public override required init() { super.init() }

  /// The format that suits the main screen.
  open class func `default`() -> Self { Self() }
  /// The format that suits the device best.
  open class func preferred() -> Self { Self() }
}

/// The drawing context that is passed to a renderer's actions, with methods for simple shapes.
open class UIGraphicsRendererContext: NSObject, Attachable {
  package var associatedObjects = Attachments()

  public let cgContext: CGContext
  public let format: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  /// Fills `rect` with the current fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws a line with a width of one point inside the edges of `rect`.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  /// Limits all further drawing to `rect`.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The base class of renderers. A renderer has bounds in points and a format.
open class UIGraphicsRenderer: NSObject, Attachable {
  package var associatedObjects = Attachments()

  public let format: UIGraphicsRendererFormat

  init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
    format = rendererFormat
    super.init()
    format.bounds = bounds
  }
}
