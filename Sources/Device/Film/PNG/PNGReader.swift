import CPNG
import CoreGraphics
import Foundation

/// Reads PNG files with libpng. If a file is animated, only the first frame is read.
package enum PNGReader {
  package static func image(_ data: Data) throws(FilmError) -> CGImage {
    // libpng keeps the pointer between calls, so the bytes must not move.
    let result = [UInt8](data).withUnsafeBytes { bytes in
      Result { () throws(FilmError) in try image(bytes) }
    }
    return try result.get()
  }

  private static func image(_ bytes: UnsafeRawBufferPointer) throws(FilmError) -> CGImage {
    var state = png_image()
    state.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&state) }
    guard png_image_begin_read_from_memory(&state, bytes.baseAddress, bytes.count) != 0 else {
      throw .unreadablePNG(reason: message(state))
    }
    state.format = bytesOfNativeARGB
    let width = Int(state.width)
    let height = Int(state.height)
    var pixels = [UInt32](repeating: 0, count: width * height)
    guard png_image_finish_read(&state, nil, &pixels, Int32(width * 4), nil) != 0 else {
      throw .unreadablePNG(reason: message(state))
    }
    return CGImage(width: width, height: height, pixels: pixels.map(premultiplied))
  }

  /// The libpng format that stores pixels as ARGB integers on this machine.
  private static var bytesOfNativeARGB: png_uint_32 {
    let alpha = png_uint_32(PNG_FORMAT_FLAG_COLOR) | png_uint_32(PNG_FORMAT_FLAG_ALPHA)
    let isLittleEndian = UInt32(1).littleEndian == 1
    return alpha | png_uint_32(isLittleEndian ? PNG_FORMAT_FLAG_BGR : PNG_FORMAT_FLAG_AFIRST)
  }

  private static func message(_ state: png_image) -> String {
    withUnsafeBytes(of: state.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

/// Multiplies a pixel's colour by its alpha and rounds the result to the nearest value.
func premultiplied(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel >> 24
  if alpha == 255 { return pixel }
  func multiply(_ part: UInt32) -> UInt32 { (part * alpha + 127) / 255 }
  return alpha << 24 | multiply(pixel >> 16 & 255) << 16 | multiply(pixel >> 8 & 255) << 8
    | multiply(pixel & 255)
}
