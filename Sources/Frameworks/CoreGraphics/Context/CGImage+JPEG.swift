import CJPEG
import Foundation

extension CGImage {
  /// The size in the header of JPEG data, in pixels; nil if the header is invalid.
  package static func size(ofJPEG data: Data) -> (width: Int, height: Int)? {
    guard !data.isEmpty, let handle = tjInitDecompress() else { return nil }
    defer { tjDestroy(handle) }
    let bytes = [UInt8](data)
    var (width, height): (Int32, Int32) = (0, 0)
    var (sampling, space): (Int32, Int32) = (0, 0)
    let status = tjDecompressHeader3(
      handle, bytes, UInt(bytes.count), &width, &height, &sampling, &space)
    return status == 0 ? (Int(width), Int(height)) : nil
  }

  /// Decodes JPEG data; nil if the data is invalid or the image is too large (`BitmapSize`).
  ///
  /// If the data is cut off or damaged after its header, the image contains what could be decoded.
  /// Images in CMYK are converted without a colour profile. The Exif orientation is not applied;
  /// see `JPEGOrientation`.
  package convenience init?(jpegData data: Data) {
    guard let decoder = JPEGDecoder(data) else { return nil }
    self.init(
      width: decoder.width, height: decoder.height, pixels: decoder.pixels, isOpaque: true)
  }

  /// The image, drawn over black, as JPEG data; nil if encoding fails. The quality is from 0 to 1.
  package func jpegData(quality: CGFloat) -> Data? {
    guard let handle = tjInitCompress() else { return nil }
    defer { tjDestroy(handle) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { tjFree(bytes) }
    let level = Int32((min(max(quality, 0), 1) * 99).rounded()) + 1
    let status = pixels.withUnsafeBytes { source in
      tjCompress2(
        handle, source.bindMemory(to: UInt8.self).baseAddress, Int32(width), 0, Int32(height),
        Int32(TJPF_BGRX.rawValue), &bytes, &count, Int32(TJSAMP_420.rawValue), level, 0)
    }
    guard status == 0, let bytes else { return nil }
    return Data(bytes: bytes, count: Int(count))
  }
}

/// Decodes one JPEG image with libjpeg-turbo.
private struct JPEGDecoder {
  let width: Int
  let height: Int
  private(set) var pixels: [UInt32] = []

  init?(_ data: Data) {
    guard !data.isEmpty, let handle = tjInitDecompress() else { return nil }
    defer { tjDestroy(handle) }
    let bytes = [UInt8](data)
    var (width, height): (Int32, Int32) = (0, 0)
    var (sampling, space): (Int32, Int32) = (0, 0)
    guard
      tjDecompressHeader3(
        handle, bytes, UInt(bytes.count), &width, &height, &sampling, &space) == 0,
      BitmapSize.isDecoded(width: Int(width), height: Int(height))
    else { return nil }
    (self.width, self.height) = (Int(width), Int(height))
    let isPrinted =
      space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
    let format = Int32(isPrinted ? TJPF_CMYK.rawValue : TJPF_BGRA.rawValue)
    // Pixels that cannot be decoded stay grey, as with Apple's decoder (unverified).
    var decoded = [UInt32](repeating: 0xFF80_8080, count: self.width * self.height)
    let status = decoded.withUnsafeMutableBytes { target in
      tjDecompress2(
        handle, bytes, UInt(bytes.count), target.bindMemory(to: UInt8.self).baseAddress, width, 0,
        height, format, 0)
    }
    guard status == 0 || tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue) else { return nil }
    pixels = isPrinted ? decoded.map(Self.printed) : decoded
  }

  /// Converts a pixel in CMYK. The four values are assumed to be inverted, because Adobe's programs
  /// write inverted values, and these programs write nearly all CMYK files.
  private static func printed(_ pixel: UInt32) -> UInt32 {
    let black = pixel >> 24
    func channel(_ shift: UInt32) -> UInt32 { ((pixel >> shift & 0xFF) * black + 127) / 255 }
    return 0xFF00_0000 | channel(0) << 16 | channel(8) << 8 | channel(16)
  }
}

/// The orientation of a JPEG file's pixels according to its Exif data. The orientation is a number
/// from 1 to 8, as in Exif's tag 0x0112.
package struct JPEGOrientation {
  package let exif: Int

  /// Reads the orientation. If the data does not contain a valid orientation, the result is 1,
  /// which means upright.
  package init(_ data: Data) {
    exif = Self.read([UInt8](data.prefix(128 * 1024))) ?? 1
  }

  private static func read(_ bytes: [UInt8]) -> Int? {
    guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
    var place = 2
    // Searches the segments of the file that precede the compressed pixels.
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      guard marker != 0xDA, marker != 0xD9, length >= 2 else { return nil }
      let body = place + 4
      let end = place + 2 + length
      guard end <= bytes.count else { return nil }
      if marker == 0xE1, end - body > 14, Array(bytes[body..<(body + 6)]) == Array("Exif\0\0".utf8)
      {
        return orientation(Array(bytes[(body + 6)..<end]))
      }
      place = end
    }
    return nil
  }

  /// Reads the orientation from Exif data, which has the format of a TIFF file.
  private static func orientation(_ tiff: [UInt8]) -> Int? {
    let isLittle = tiff[0] == 0x49
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= tiff.count else { return nil }
      let part = tiff[place..<(place + count)]
      return (isLittle ? part.reversed() : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard tiff.count > 8, number(2, 2) == 42, let first = number(4, 4), let count = number(first, 2)
    else { return nil }
    for index in 0..<count {
      let entry = first + 2 + index * 12
      guard let tag = number(entry, 2) else { return nil }
      if tag == 0x0112, let value = number(entry + 8, 2), (1...8).contains(value) { return value }
    }
    return nil
  }
}
