extension CGImage {
  /// An image with the alpha of this image and the given colour.
  func tinted(_ color: CGColor) -> CGImage? {
    guard let context = CGContext(width: width, height: height, scale: 1) else { return nil }
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    context.drawUpright(self, in: bounds)
    context.setBlendMode(.sourceIn)
    context.setFillColor(color)
    context.fill(bounds)
    return context.makeImage()
  }
}
