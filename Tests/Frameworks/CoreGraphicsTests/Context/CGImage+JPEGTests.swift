import CJPEG
import CoreGraphics
import Foundation
import Testing

struct CGImageJPEGTests {
  /// An image whose upper half is red and whose lower half is blue.
  private func picture(_ side: Int = 32) -> CGImage {
    let pixels = (0..<(side * side)).map {
      $0 < side * side / 2 ? 0xFFFF_0000 : 0xFF00_00FF as UInt32
    }
    return CGImage(width: side, height: side, pixels: pixels)
  }

  private func isNear(_ pixel: UInt32, _ other: UInt32, by limit: Int = 24) -> Bool {
    [0, 8, 16, 24].allSatisfy { shift in
      abs(Int(pixel >> shift & 0xFF) - Int(other >> shift & 0xFF)) <= limit
    }
  }

  // MARK: Data that is no picture

  @Test func `data that is no JPEG gives nil`() throws {
    let png = try #require(picture().pngData())
    let jpeg = try #require(picture().jpegData(quality: 0.9))

    #expect(CGImage(jpegData: Data()) == nil)
    #expect(CGImage(jpegData: Data([0xFF, 0xD8])) == nil)
    #expect(CGImage(jpegData: Data("no picture".utf8)) == nil)
    #expect(CGImage(jpegData: png) == nil)
    // These 40 bytes end before the header gives the image's size.
    #expect(CGImage(jpegData: jpeg.prefix(40)) == nil)
  }

  @Test func `a file that is cut off has its upper part`() throws {
    let whole = try #require(picture(256).jpegData(quality: 1))
    let image = try #require(CGImage(jpegData: whole.prefix(whole.count / 2)))

    #expect(image.width == 256 && image.height == 256)
    #expect(isNear(image.pixels[0], 0xFFFF_0000))
  }

  @Test func `damage in the middle does not end the program`() throws {
    var data = try #require(picture(64).jpegData(quality: 0.9))
    for place in stride(from: 200, to: data.count, by: 7) { data[place] = data[place] ^ 0x5A }
    _ = CGImage(jpegData: data)
    for count in 0..<data.count { _ = CGImage(jpegData: data.prefix(count)) }
  }

  // MARK: Pictures

  @Test func `a picture survives encoding and decoding, up to the losses`() throws {
    let data = try #require(picture().jpegData(quality: 1))
    let image = try #require(CGImage(jpegData: data))

    #expect(image.width == 32 && image.height == 32 && image.isOpaque)
    #expect(isNear(image.pixels[32 * 4 + 16], 0xFFFF_0000))
    #expect(isNear(image.pixels[32 * 28 + 16], 0xFF00_00FF))
  }

  @Test func `a lower quality gives less data`() throws {
    let pixels = (0..<4096).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) | 0xFF00_0000 }
    let image = CGImage(width: 64, height: 64, pixels: pixels)
    let low = try #require(image.jpegData(quality: 0.1))
    let high = try #require(image.jpegData(quality: 1))

    #expect(low.count < high.count)
    #expect(image.jpegData(quality: -1) != nil && image.jpegData(quality: 9) != nil)
  }

  @Test func `a picture in CMYK, inverted as Adobe writes it, has its colours`() throws {
    let handle = try #require(tjInitCompress())
    defer { tjDestroy(handle) }
    // The CMYK channels are inverted. Red has no cyan (255), full magenta and yellow (0), and no
    // black (255).
    let source = [UInt8](repeating: 0, count: 16 * 16 * 4).indices.map { index -> UInt8 in
      [255, 0, 0, 255][index % 4]
    }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { tjFree(bytes) }
    let status = tjCompress2(
      handle, source, 16, 0, 16, Int32(TJPF_CMYK.rawValue), &bytes, &count,
      Int32(TJSAMP_444.rawValue), 100, 0)
    #expect(status == 0)
    let data = Data(bytes: try #require(bytes), count: Int(count))
    let image = try #require(CGImage(jpegData: data))

    #expect(isNear(image.pixels[8 * 16 + 8], 0xFFFF_0000))
  }

  // MARK: Orientation

  /// Inserts Exif data after the first two bytes of `jpeg`. The data contains the orientation in
  /// the given byte order.
  private func tagged(_ jpeg: Data, _ orientation: UInt8, isLittle: Bool) -> Data {
    let tiff: [UInt8] =
      isLittle
      ? [
        0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0,
        0, 0, 0,
      ]
      : [
        0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0,
        0, 0, 0,
      ]
    let body = Array("Exif\0\0".utf8) + tiff
    let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body
    return jpeg.prefix(2) + Data(segment) + jpeg.dropFirst(2)
  }

  @Test(arguments: [true, false])
  func `the orientation is read in both byte orders`(_ isLittle: Bool) throws {
    let jpeg = try #require(picture().jpegData(quality: 0.9))
    for value in UInt8(1)...8 {
      let data = tagged(jpeg, value, isLittle: isLittle)
      #expect(JPEGOrientation(data).exif == Int(value))
      #expect(CGImage(jpegData: data)?.width == 32)
    }
  }

  @Test func `without a valid orientation a picture is upright`() throws {
    let jpeg = try #require(picture().jpegData(quality: 0.9))
    let exif = tagged(jpeg, 6, isLittle: true)

    #expect(JPEGOrientation(jpeg).exif == 1)
    #expect(JPEGOrientation(tagged(jpeg, 9, isLittle: true)).exif == 1)
    #expect(JPEGOrientation(tagged(jpeg, 0, isLittle: false)).exif == 1)
    #expect(JPEGOrientation(Data()).exif == 1)
    for count in 0..<38 { #expect(JPEGOrientation(exif.prefix(count)).exif == 1) }
  }
}
