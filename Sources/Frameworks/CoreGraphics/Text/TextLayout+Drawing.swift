import CCairo
import CPango

extension TextLayout {
  /// Draws the text with its top left corner at `origin`, in a context whose y axis points down.
  ///
  /// Glyphs are filled outlines, so their positions are exact for any transform and identical on
  /// all machines. `rows` is a vertical range, measured from the top of the text. Lines that are
  /// completely outside `rows` are skipped.
  package func draw(
    in context: CGContext, at origin: CGPoint, rows: ClosedRange<CGFloat>? = nil
  ) {
    FontLibrary.shared.lock.withLock {
      for line in lines {
        if let rows, !line.mayReach(rows) { continue }
        let isCut = limit.map { line.width > $0 + 0.01 } ?? false
        context.saveGState()
        if isCut, let limit {
          context.clip(
            to: CGRect(
              x: origin.x, y: origin.y + line.baseline - line.ascent, width: limit,
              height: line.ascent + line.descent))
        }
        draw(line, in: context, at: origin)
        context.restoreGState()
      }
    }
  }

  private func draw(_ line: TextLine, in context: CGContext, at origin: CGPoint) {
    let glyphs = line.text.glyphs(inLine: line.index)
    let baseline = origin.y + line.baseline
    let left = origin.x + line.x

    var x = left
    for part in glyphs {
      if let background = part.style.background {
        let box = CGRect(
          x: x, y: baseline - line.ascent, width: part.width, height: line.ascent + line.descent)
        context.fillPlain(box, background)
      }
      x += part.width
    }
    x = left
    for part in glyphs {
      let y = baseline - part.rise
      if let attachment = part.style.attachment {
        context.drawPicture(attachment, at: CGPoint(x: x, y: y))
        x += part.width
        continue
      }
      let shadow = part.style.shadow
      if let shadow {
        context.saveGState()
        context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
      }
      if part.style.underline { underline(part, x, y, in: context) }
      context.fillGlyphs(part, at: CGPoint(x: x, y: y))
      if part.style.strikethrough { strike(part, x, y, in: context) }
      if shadow != nil { context.restoreGState() }
      x += part.width
    }
  }

  private func underline(
    _ part: ShapedText.Glyphs, _ x: CGFloat, _ y: CGFloat, in context: CGContext
  ) {
    let metrics = part.style.font.metrics
    let bar = CGRect(
      x: x, y: y - metrics.underlinePosition - metrics.underlineThickness / 2, width: part.width,
      height: metrics.underlineThickness)
    context.fillPlain(bar, part.style.underlineColor ?? part.style.color)
  }

  private func strike(
    _ part: ShapedText.Glyphs, _ x: CGFloat, _ y: CGFloat, in context: CGContext
  ) {
    let metrics = part.style.font.metrics
    let bar = CGRect(
      x: x, y: y - metrics.strikethroughPosition - metrics.underlineThickness / 2,
      width: part.width, height: metrics.underlineThickness)
    context.fillPlain(bar, part.style.strikethroughColor ?? part.style.color)
  }
}

extension TextLine {
  /// Whether the line may be visible in `rows`. Glyphs and decorations extend beyond the line by at
  /// most its height.
  fileprivate func mayReach(_ rows: ClosedRange<CGFloat>) -> Bool {
    let height = bottom - top
    return top - height <= rows.upperBound && bottom + height >= rows.lowerBound
  }
}

extension CGContext {
  fileprivate func fillPlain(_ rect: CGRect, _ color: CGColor) {
    let previous = state.fill
    state.fill = color.rgba
    fill(rect)
    state.fill = previous
  }

  fileprivate func drawPicture(_ attachment: TextAttachment, at point: CGPoint) {
    guard let image = attachment.image else { return }
    let box = attachment.box
    drawUpright(
      image,
      in: CGRect(
        x: point.x + box.minX, y: point.y - box.maxY, width: box.width, height: box.height))
  }

  fileprivate func fillGlyphs(_ part: ShapedText.Glyphs, at point: CGPoint) {
    if ColorGlyphs.has(part.font) { return drawColorGlyphs(part, at: point) }
    cairo_new_path(cr)
    if glyphsFit(part.style.font.size) {
      cairo_move_to(cr, point.x, point.y)
      pango_cairo_glyph_string_path(cr, part.font, part.string)
    } else {
      addUnscaledGlyphs(part, at: point)
    }
    cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
    paintShape(part.style.color.rgba) { cairo_fill_preserve($0) }
    cairo_new_path(cr)
  }

  /// Draws the glyphs that have pictures. The pictures keep their colours, and have the alpha of the
  /// text's colour.
  private func drawColorGlyphs(_ part: ShapedText.Glyphs, at point: CGPoint) {
    saveGState()
    setAlpha(CGFloat(state.alpha) * part.style.color.alpha)
    var x = point.x
    for index in 0..<Int(part.string.pointee.num_glyphs) {
      let info = part.string.pointee.glyphs[index]
      func points(_ units: PangoGlyphUnit) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
      if let picture = FontLibrary.shared.colorGlyphs.picture(info.glyph, of: part.font) {
        let (dx, dy) = (
          x + points(info.geometry.x_offset), point.y + points(info.geometry.y_offset)
        )
        drawUpright(picture.image, in: picture.box.offsetBy(dx: dx, dy: dy))
      }
      x += points(info.geometry.width)
    }
    restoreGState()
  }

  /// Whether FreeType supports glyphs of this size under the current transform.
  private func glyphsFit(_ size: CGFloat) -> Bool {
    let transform = ctm
    let scale = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    return !(size * scale > FontLibrary.largestSize)
  }

  /// Adds the outlines of glyphs that are too large for FreeType under the current transform. The
  /// outlines are computed at the font size without the transform, which is then applied to the
  /// path.
  private func addUnscaledGlyphs(_ part: ShapedText.Glyphs, at point: CGPoint) {
    cairo_save(cr)
    cairo_identity_matrix(cr)
    cairo_move_to(cr, 0, 0)
    pango_cairo_glyph_string_path(cr, part.font, part.string)
    let outlines = cairo_copy_path(cr)
    cairo_restore(cr)
    cairo_new_path(cr)
    cairo_save(cr)
    cairo_translate(cr, point.x, point.y)
    cairo_append_path(cr, outlines)
    cairo_restore(cr)
    cairo_path_destroy(outlines)
  }
}
