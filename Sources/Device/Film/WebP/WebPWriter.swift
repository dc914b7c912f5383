import CWebP
import CoreGraphics
import Foundation

/// Encodes opaque images as lossless WebP, for pages that a browser shows.
///
/// For frames of a transition the files are half as large as PNG files.
package struct WebPWriter {
  /// Another method or a higher quality makes files smaller by at most 5 %, in several times the time
  /// (measured with frames of flip-card and libwebp 1.2.4).
  private static let (method, quality): (Int32, Float) = (1, 50)

  package init() {}

  /// The part `rect` of an image. Throws an error if a side has more than 16,383 pixels.
  package func data(_ image: CGImage, _ rect: PixelRect) throws(FilmError) -> Data {
    let sides = 1...Int(WEBP_MAX_DIMENSION)
    guard sides.contains(rect.width), sides.contains(rect.height) else {
      throw Self.failure("found \(rect.width) by \(rect.height) pixels, expected 1 to 16,383")
    }
    var config = WebPConfig()
    var picture = WebPPicture()
    guard WebPConfigInit(&config) != 0, WebPPictureInit(&picture) != 0 else {
      throw Self.failure("the library has another version")
    }
    defer { WebPPictureFree(&picture) }
    (config.lossless, config.exact) = (1, 1)
    (config.method, config.quality) = (Self.method, Self.quality)
    picture.use_argb = 1
    (picture.width, picture.height) = (Int32(rect.width), Int32(rect.height))
    guard WebPPictureAlloc(&picture) != 0, let target = picture.argb else {
      throw Self.failure("no memory for \(rect.width) by \(rect.height) pixels")
    }
    let stride = Int(picture.argb_stride)
    image.pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<rect.height {
        let source = (rect.y + y) * image.width + rect.x
        for x in 0..<rect.width { target[y * stride + x] = pixels[source + x] | 0xff00_0000 }
      }
    }
    return try Self.encoded(&picture, &config)
  }

  private static func encoded(
    _ picture: inout WebPPicture, _ config: inout WebPConfig
  ) throws(FilmError) -> Data {
    var output = WebPMemoryWriter()
    WebPMemoryWriterInit(&output)
    defer { WebPMemoryWriterClear(&output) }
    let isEncoded = withUnsafeMutablePointer(to: &output) { output in
      picture.writer = WebPMemoryWrite
      picture.custom_ptr = UnsafeMutableRawPointer(output)
      return WebPEncode(&config, &picture) != 0
    }
    guard isEncoded, let bytes = output.mem else {
      throw failure("error \(picture.error_code.rawValue)")
    }
    return Data(bytes: bytes, count: output.size)
  }

  private static func failure(_ reason: String) -> FilmError {
    .encoder(format: "libwebp", reason: reason)
  }
}
