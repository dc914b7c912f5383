/// Draws a symbol into bitmaps, in black.
struct SymbolPainter {
  let shape: SymbolShape
  /// The width of lines, in units of the icon's box.
  let line: CGFloat
  let width: Int
  let height: Int
  /// Maps the icon's box to pixels.
  let transform: CGAffineTransform

  /// The parts of a symbol, which may have different colours.
  struct Layers {
    /// The enclosure, or the filled outlines. All of a symbol that has one part.
    var back: CGImage
    /// What is drawn on the back layer; nil if the symbol has one part.
    var front: CGImage?
    /// Whether the front layer is a hole in the back layer.
    var isHole: Bool
  }

  /// The size of an icon in an enclosure, compared to an icon without one.
  private static let enclosed: CGFloat = 0.56
  /// The width of the gap beside a slash, compared to the slash.
  private static let gap: CGFloat = 3

  /// Nil if a bitmap of this size cannot be made.
  func layers() -> Layers? {
    guard let back = canvas(), let front = canvas() else { return nil }
    var layers: Layers?
    if let enclosure = shape.enclosurePath {
      layers = draw(enclosure: enclosure, back, front)
    } else {
      draw(shape.icon, isFilled: shape.isFilled, back, front: front, line: line)
      let hasFront = shape.isFilled && !shape.icon.isAlwaysLines && !isEmpty(front)
      layers = back.makeImage().map {
        Layers(back: $0, front: hasFront ? front.makeImage() : nil, isHole: true)
      }
    }
    return shape.hasSlash ? layers.flatMap(slashed) : layers
  }

  private func draw(enclosure: CGPath, _ back: CGContext, _ front: CGContext) -> Layers? {
    if shape.isFilled { fill(enclosure, back) }
    stroke(enclosure, back, line)
    if let letters = shape.icon.letters {
      draw(letters: letters, front)
    } else {
      let center = SymbolIcon.side / 2
      front.translateBy(x: center, y: center)
      front.scaleBy(x: Self.enclosed, y: Self.enclosed)
      front.translateBy(x: -center, y: -center)
      draw(
        shape.icon, isFilled: shape.isFilled, front, front: nil, line: line / Self.enclosed)
    }
    guard let icon = front.makeImage() else { return nil }
    if shape.isFilled { cut(icon, out: back) }
    return back.makeImage().map { Layers(back: $0, front: icon, isHole: shape.isFilled) }
  }

  /// The font sizes of one letter and of two digits in an enclosure, in units of the icon's box, and
  /// the weight of the font (all unverified).
  private static let letterSizes: [CGFloat] = [13.5, 11]
  private static let letterWeight = 600

  private func draw(letters: String, _ context: CGContext) {
    let size = Self.letterSizes[min(letters.count, Self.letterSizes.count) - 1]
    let font = FontDescription(size: size, weight: Self.letterWeight)
    let layout = TextLayout([TextRun(letters, style: TextStyle(font: font))])
    // The capital letters and digits are in the middle of the enclosure.
    let center = SymbolIcon.side / 2
    layout.draw(
      in: context,
      at: CGPoint(
        x: center - layout.size.width / 2,
        y: center + font.metrics.capHeight / 2 - layout.firstBaseline))
  }

  /// Draws an icon. In the filled variant, the lines inside a filled outline are holes in `back`,
  /// and are drawn into `front`.
  private func draw(
    _ icon: SymbolIcon, isFilled: Bool, _ back: CGContext, front: CGContext?, line: CGFloat
  ) {
    let fills =
      isFilled && !icon.isAlwaysLines
      ? icon.outlines.indices.filter { index in
        let outline = icon.outlines[index]
        guard outline.isClosed || icon.fillsOpenOutlines, !outline.box.isEmpty else { return false }
        return !icon.outlines.indices.contains { other in
          other != index && icon.outlines[other].isClosed
            && icon.outlines[other].box.contains(outline.box)
        }
      } : []
    for index in fills {
      fill(icon.outlines[index].path, back)
      stroke(icon.outlines[index].path, back, line)
    }
    for index in icon.outlines.indices where !fills.contains(index) {
      let outline = icon.outlines[index]
      let isInside = fills.contains { icon.outlines[$0].box.contains(outline.box) }
      if isInside {
        back.setBlendMode(.destinationOut)
        stroke(outline.path, back, line)
        back.setBlendMode(.normal)
        if let front { stroke(outline.path, front, line) }
      } else {
        stroke(outline.path, back, line)
      }
    }
  }

  private func slashed(_ layers: Layers) -> Layers? {
    func image(_ image: CGImage, showsSlash: Bool) -> CGImage? {
      guard let context = canvas() else { return nil }
      context.saveGState()
      context.concatenate(transform.inverted())
      context.drawUpright(image, in: CGRect(x: 0, y: 0, width: width, height: height))
      context.restoreGState()
      context.setBlendMode(.destinationOut)
      stroke(SymbolShape.slash, context, line * Self.gap)
      context.setBlendMode(.normal)
      if showsSlash { stroke(SymbolShape.slash, context, line) }
      return context.makeImage()
    }
    guard let back = image(layers.back, showsSlash: true) else { return nil }
    let front = layers.front.flatMap { image($0, showsSlash: false) }
    return Layers(back: back, front: front, isHole: layers.isHole)
  }

  // MARK: Parts

  private func canvas() -> CGContext? {
    let context = CGContext(width: width, height: height, scale: 1)
    context?.concatenate(transform)
    context?.setLineCap(.round)
    context?.setLineJoin(.round)
    return context
  }

  private func fill(_ path: CGPath, _ context: CGContext) {
    context.addPath(path)
    context.fillPath()
  }

  private func stroke(_ path: CGPath, _ context: CGContext, _ width: CGFloat) {
    context.setLineWidth(width)
    context.addPath(path)
    context.strokePath()
  }

  private func cut(_ image: CGImage, out context: CGContext) {
    context.saveGState()
    context.concatenate(transform.inverted())
    context.setBlendMode(.destinationOut)
    context.drawUpright(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    context.restoreGState()
  }

  private func isEmpty(_ context: CGContext) -> Bool {
    context.makeImage()?.pixels.allSatisfy { $0 == 0 } ?? true
  }
}
