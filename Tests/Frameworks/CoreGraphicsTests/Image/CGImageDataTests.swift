import CoreGraphics
import Foundation
import Testing

struct CGImageDataTests {
  private func image(
    _ bytes: [UInt8], bits: Int, _ info: CGBitmapInfo, width: Int = 1, rowBytes: Int? = nil
  ) -> CGImage? {
    CGDataProvider(data: Data(bytes) as NSData).flatMap {
      CGImage(
        width: width, height: bytes.isEmpty ? 0 : 1, bitsPerComponent: 8, bitsPerPixel: bits,
        bytesPerRow: rowBytes ?? width * bits / 8, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: info, provider: $0, decode: nil, shouldInterpolate: true,
        intent: .defaultIntent)
    }
  }

  private func info(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = []) -> CGBitmapInfo {
    CGBitmapInfo(rawValue: alpha.rawValue | order.rawValue)
  }

  @Test func `an image is made again from its own bytes`() throws {
    let pixels: [UInt32] = [0xFF10_2030, 0x8040_2010, 0, 0xFFFF_FFFF, 0x0100_0001, 0xFF00_FF00]
    let image = CGImage(width: 3, height: 2, pixels: pixels)
    let provider = try #require(image.dataProvider)
    let again = CGImage(
      width: image.width, height: image.height, bitsPerComponent: image.bitsPerComponent,
      bitsPerPixel: image.bitsPerPixel, bytesPerRow: image.bytesPerRow,
      space: try #require(image.colorSpace), bitmapInfo: image.bitmapInfo, provider: provider,
      decode: image.decode, shouldInterpolate: image.shouldInterpolate,
      intent: image.renderingIntent)

    #expect(again?.pixels == pixels)
  }

  @Test(
    arguments: [
      (.premultipliedLast, CGBitmapInfo(), [1, 2, 3, 128], 0x8001_0203),
      (.premultipliedFirst, CGBitmapInfo(), [128, 1, 2, 3], 0x8001_0203),
      (.premultipliedFirst, .byteOrder32Little, [3, 2, 1, 128], 0x8001_0203),
      (.premultipliedLast, .byteOrder32Little, [128, 3, 2, 1], 0x8001_0203),
      (.last, .byteOrder32Big, [255, 100, 0, 128], 0x8080_3200),
      (.noneSkipLast, CGBitmapInfo(), [1, 2, 3, 0], 0xFF01_0203),
      (.noneSkipFirst, CGBitmapInfo(), [0, 1, 2, 3], 0xFF01_0203),
    ] as [(CGImageAlphaInfo, CGBitmapInfo, [UInt8], UInt32)])
  func `a pixel of 32 bits has the order of its format`(
    alpha: CGImageAlphaInfo, order: CGBitmapInfo, bytes: [UInt8], pixel: UInt32
  ) {
    #expect(image(bytes, bits: 32, info(alpha, order))?.pixels == [pixel])
  }

  @Test func `pixels without alpha are opaque, and rows may have gaps`() {
    #expect(image([1, 2, 3], bits: 24, info(.none))?.pixels == [0xFF01_0203])
    #expect(
      image([7, 8, 9], bits: 8, info(.none), width: 2)?.pixels == [0xFF07_0707, 0xFF08_0808])
    #expect(image([7, 9], bits: 8, info(.none), rowBytes: 2)?.pixels == [0xFF07_0707])
  }

  @Test func `other formats, and too few bytes, are refused`() {
    #expect(image([], bits: 32, info(.last)) == nil)
    #expect(image([1, 2, 3], bits: 32, info(.last)) == nil)
    #expect(image([1, 2, 3, 4], bits: 16, info(.none)) == nil)
    #expect(image([1, 2, 3, 4], bits: 32, info(.last), rowBytes: 3) == nil)
  }

  @Test func `encoded data can be read through a provider`() throws {
    let image = CGImage(width: 2, height: 1, pixels: [0xFF10_2030, 0xFF40_5060])
    func provider(_ data: Data?) throws -> CGDataProvider {
      try #require(data.flatMap { CGDataProvider(data: $0 as NSData) })
    }
    let png = CGImage(
      pngDataProviderSource: try provider(image.pngData()), decode: nil, shouldInterpolate: false,
      intent: .perceptual)
    let jpeg = CGImage(
      jpegDataProviderSource: try provider(image.jpegData(quality: 1)), decode: nil,
      shouldInterpolate: false, intent: .perceptual)

    #expect(png?.pixels == image.pixels)
    #expect(jpeg?.width == 2 && jpeg?.height == 1)
    #expect(
      CGImage(
        pngDataProviderSource: try provider(Data([1])), decode: nil, shouldInterpolate: false,
        intent: .defaultIntent) == nil)
  }
}
