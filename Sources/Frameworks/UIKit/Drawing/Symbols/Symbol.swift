/// A symbol image: the name of the symbol, and the style in which it is drawn.
package struct Symbol: Sendable {
  package let name: String
  package var style: SymbolStyle

  package init(name: String, style: SymbolStyle) { (self.name, self.style) = (name, style) }

  /// Whether Matchcut has a drawing for the name. Other names are drawn as a square.
  var isKnown: Bool { SymbolShape(name) != nil }

  /// The symbol in its own size, with `scale` pixels per point. Nil if it cannot be drawn.
  package func image(scale: CGFloat) -> CGImage? {
    guard let shape = SymbolShape(name) else {
      let side = (Self.side * pointSize * scale).rounded()
      return placeholder(side: Int(side))
    }
    let (box, unit) = area(of: shape)
    let size = CGSize(width: box.width * unit, height: box.height * unit)
    return BitmapSize(size, scale: scale, slack: 0.01).flatMap {
      drawn(width: $0.width, height: $0.height)
    }
  }

  private func drawn(_ shape: SymbolShape, width: Int, height: Int) -> CGImage? {
    let box = area(of: shape).box
    let transform = CGAffineTransform(
      scaleX: CGFloat(width) / box.width, y: CGFloat(height) / box.height
    ).translatedBy(x: -box.minX, y: -box.minY)
    let painter = SymbolPainter(
      shape: shape, line: line, width: width, height: height, transform: transform)
    return painter.layers().flatMap(colored)
  }

  /// The layers in the colours of the style; black if the style has no colours.
  private func colored(_ layers: SymbolPainter.Layers) -> CGImage? {
    guard let (front, back) = style.colors(secondaryOpacity: Self.secondaryOpacity) else {
      guard let front = layers.front, !layers.isHole else { return layers.back }
      return layers.back.covered(by: front)
    }
    guard let detail = layers.front else { return layers.back.tinted(front) }
    guard let lower = layers.back.tinted(back), let upper = detail.tinted(front) else { return nil }
    return lower.covered(by: upper)
  }

  /// The outline of a square with round corners.
  private func placeholder(side: Int) -> CGImage? {
    guard let context = CGContext(width: side, height: side, scale: 1) else { return nil }
    let length = CGFloat(side)
    let line = length / 16 * CGFloat(style.weight ?? 400) / 400
    let box = CGRect(x: 0, y: 0, width: length, height: length)
      .insetBy(dx: length / 12 + line / 2, dy: length / 12 + line / 2)
    context.setStrokeColor(style.colors(secondaryOpacity: 1)?.front ?? .black)
    context.setLineWidth(line)
    context.addPath(
      CGPath(
        roundedRect: box, cornerWidth: length / 5, cornerHeight: length / 5, transform: nil))
    context.strokePath()
    return context.makeImage()
  }
}

extension Symbol: ImageOriginal {
  package func drawn(width: Int, height: Int) -> CGImage? {
    SymbolShape(name).map { drawn($0, width: width, height: height) }
      ?? placeholder(side: max(width, height))
  }
}

extension CGImage {
  /// This image with another image of the same size on top.
  fileprivate func covered(by image: CGImage) -> CGImage? {
    guard let context = CGContext(width: width, height: height, scale: 1) else { return nil }
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    context.drawUpright(self, in: bounds)
    context.drawUpright(image, in: bounds)
    return context.makeImage()
  }
}
