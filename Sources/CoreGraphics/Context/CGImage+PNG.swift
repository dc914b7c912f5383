import CCairo

extension CGImage {
  /// The picture in the PNG file at `path`; nil when there is none that can be read.
  package convenience init?(pngAt path: String) {
    let surface = cairo_image_surface_create_from_png(path)
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    // Drawn once more, so that every file format ends as ARGB.
    guard let context = CGContext(width: width, height: height, scale: 1) else { return nil }
    cairo_set_source_surface(context.cr, surface, 0, 0)
    cairo_paint(context.cr)
    guard let image = context.makeImage() else { return nil }
    self.init(width: width, height: height, pixels: image.pixels)
  }

  /// Writes the picture as a PNG file; false when that cannot be done.
  package func write(pngAt path: String) -> Bool {
    var status = CAIRO_STATUS_NO_MEMORY
    withSurface { status = cairo_surface_write_to_png($0, path) }
    return status == CAIRO_STATUS_SUCCESS
  }
}
