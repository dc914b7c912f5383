/// The space a renderer draws in.
open class UIGraphicsRendererFormat: NSObject, Attachable {
  package var associatedObjects = Attachments()

  /// Set by the renderer that the format is given to.
  open internal(set) var bounds = CGRect.zero

  public override required init() { super.init() }

  /// The format for the main screen.
  open class func `default`() -> Self { Self() }
  /// The best format for the device.
  open class func preferred() -> Self { Self() }
}

/// Where a renderer's actions draw: a context, with a few shapes at hand.
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

  /// Draws a line of one point just inside `rect`'s edges.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  /// Draws only inside `rect` from now on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What renderers have in common: bounds in points, and a format.
open class UIGraphicsRenderer: NSObject, Attachable {
  package var associatedObjects = Attachments()

  public let format: UIGraphicsRendererFormat

  init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
    format = rendererFormat
    super.init()
    format.bounds = bounds
  }
}
