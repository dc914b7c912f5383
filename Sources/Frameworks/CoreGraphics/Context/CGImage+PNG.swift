import CCairo
import Foundation

extension CGImage {
  /// Reads the PNG file at `path`; nil if the file is missing or invalid.
  package convenience init?(pngAt path: String) {
    self.init(taking: cairo_image_surface_create_from_png(path))
  }

  /// The size in the header of PNG data, in pixels; nil if the data has no such header.
  package static func size(ofPNG data: Data) -> (width: Int, height: Int)? {
    let header = data.prefix(24)
    guard header.count == 24, header.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    func number(_ bytes: Data.SubSequence) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
    return (number(header.dropFirst(16).prefix(4)), number(header.dropFirst(20)))
  }

  /// Decodes PNG data; nil if the data is invalid or the image is too large (`BitmapSize`).
  package convenience init?(pngData data: Data) {
    guard let size = Self.size(ofPNG: data),
      BitmapSize.isDecoded(width: size.width, height: size.height)
    else { return nil }
    var source = Source(bytes: Array(data))
    let surface = withUnsafeMutablePointer(to: &source) { source in
      cairo_image_surface_create_from_png_stream(
        { closure, target, count in
          guard let source = closure?.assumingMemoryBound(to: Source.self), let target,
            source.pointee.place + Int(count) <= source.pointee.bytes.count
          else { return CAIRO_STATUS_READ_ERROR }
          for index in 0..<Int(count) {
            target[index] = source.pointee.bytes[source.pointee.place + index]
          }
          source.pointee.place += Int(count)
          return CAIRO_STATUS_SUCCESS
        }, source)
    }
    self.init(taking: surface)
  }

  /// PNG data, and the number of bytes that have been read from it.
  private struct Source {
    let bytes: [UInt8]
    var place = 0
  }

  private convenience init?(taking surface: OpaquePointer?) {
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    // The image is drawn into a new context, which converts every pixel format to ARGB.
    guard let context = CGContext(width: width, height: height, scale: 1) else { return nil }
    cairo_set_source_surface(context.cr, surface, 0, 0)
    cairo_paint(context.cr)
    guard let image = context.makeImage() else { return nil }
    self.init(width: width, height: height, pixels: image.pixels)
  }

  /// Writes the image as a PNG file. Returns false if writing fails.
  package func write(pngAt path: String) -> Bool {
    var status = CAIRO_STATUS_NO_MEMORY
    withSurface { status = cairo_surface_write_to_png($0, path) }
    return status == CAIRO_STATUS_SUCCESS
  }
  /// The image as PNG data; nil if encoding fails.
  package func pngData() -> Data? {
    var bytes: [UInt8] = []
    var status = CAIRO_STATUS_NO_MEMORY
    withUnsafeMutablePointer(to: &bytes) { bytes in
      withSurface {
        status = cairo_surface_write_to_png_stream(
          $0,
          { closure, source, count in
            guard let bytes = closure?.assumingMemoryBound(to: [UInt8].self), let source else {
              return CAIRO_STATUS_WRITE_ERROR
            }
            bytes.pointee += UnsafeBufferPointer(start: source, count: Int(count))
            return CAIRO_STATUS_SUCCESS
          }, bytes)
      }
    }
    return status == CAIRO_STATUS_SUCCESS ? Data(bytes) : nil
  }
}
