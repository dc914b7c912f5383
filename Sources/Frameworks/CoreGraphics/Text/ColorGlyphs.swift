import CPango

/// The pictures of coloured glyphs, such as emoji. Accessed only while `FontLibrary.lock` is held.
final class ColorGlyphs {
  /// The picture of a glyph, and its rectangle relative to the glyph's origin, in points. The y axis
  /// points down.
  struct Picture {
    let image: CGImage
    let box: CGRect
  }

  private struct Key: Hashable {
    let face: OpaquePointer
    let glyph: UInt32
  }
  /// The decoded pictures. A glyph without a picture has the value nil.
  private var images: [Key: CGImage?] = [:]
  /// The number of pictures that are kept. A picture of Noto Color Emoji takes up 70 kB.
  private static let mostImages = 200

  /// Whether the glyphs of `font` may have pictures.
  static func has(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    guard let face = pango_font_get_hb_font(font).flatMap(hb_font_get_face) else { return false }
    return hb_ot_color_has_png(face) != 0
  }

  /// The picture of a glyph; nil if the glyph has an outline or is empty.
  func picture(_ glyph: UInt32, of font: UnsafeMutablePointer<PangoFont>) -> Picture? {
    var extents = hb_glyph_extents_t()
    guard let scaled = pango_font_get_hb_font(font), let face = hb_font_get_face(scaled),
      let image = image(Key(face: face, glyph: glyph), scaled),
      hb_font_get_glyph_extents(scaled, glyph, &extents) != 0
    else { return nil }
    func points(_ length: hb_position_t) -> CGFloat { CGFloat(length) / CGFloat(PANGO_SCALE) }
    // HarfBuzz's y axis points up, so the height is negative.
    let box = CGRect(
      x: points(extents.x_bearing), y: -points(extents.y_bearing), width: points(extents.width),
      height: -points(extents.height))
    return Picture(image: image, box: box)
  }

  private func image(_ key: Key, _ font: OpaquePointer) -> CGImage? {
    if let known = images[key] { return known }
    guard let blob = hb_ot_color_glyph_reference_png(font, key.glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let image = hb_blob_get_data(blob, &length).flatMap {
      CGImage(pngData: Data(bytes: $0, count: Int(length)))
    }
    if images.count >= Self.mostImages {
      for key in images.keys { hb_face_destroy(key.face) }
      images = [:]
    }
    // While the face is retained, no other face has its address.
    hb_face_reference(key.face)
    images[key] = .some(image)
    return image
  }
}
