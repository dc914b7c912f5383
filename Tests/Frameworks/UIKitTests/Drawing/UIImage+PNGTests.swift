import CoreGraphics
import Foundation
import Testing
import UIKit

struct UIImagePNGTests {
  @Test func `a picture survives a round trip, pixel for pixel`() throws {
    let pixels = (0..<35).map { index -> UInt32 in
      // Premultiplied pixels: an opaque one, a clear one, and one in between.
      [0xFF00_0000 | UInt32(index * 4_000), 0, 0x8040_2010][index % 3]
    }
    let image = UIImage(cgImage: CGImage(width: 7, height: 5, pixels: pixels))

    let data = try #require(image.pngData())
    let again = try #require(UIImage(data: data))

    #expect(Array(data.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(again.scale == 1 && again.size == CGSize(width: 7, height: 5))
    for (before, after) in zip(pixels, again.cgImage?.pixels ?? []) {
      // The file stores straight alpha, so translucent pixels differ by one at most.
      for shift: UInt32 in [0, 8, 16, 24] {
        #expect(abs(Int(before >> shift & 255) - Int(after >> shift & 255)) <= 1)
      }
    }
  }

  @Test func `the scale is set by the reader`() throws {
    let pixels = [UInt32](repeating: 0, count: 24)
    let image = UIImage(cgImage: CGImage(width: 6, height: 4, pixels: pixels))

    let data = try #require(image.pngData())
    let again = try #require(UIImage(data: data, scale: 2))

    #expect(again.scale == 2 && again.size == CGSize(width: 3, height: 2))
  }

  @Test func `an empty image has no data, and invalid data gives no image`() throws {
    #expect(UIImage().pngData() == nil)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("GIF89a".utf8)) == nil)
    let data = try #require(
      UIImage(cgImage: CGImage(width: 1, height: 1, pixels: [0xFFFF_FFFF])).pngData())
    for count in [1, 8, 20, data.count / 2] { #expect(UIImage(data: data.prefix(count)) == nil) }
  }

  @MainActor @Test func `an image that is too large is refused by its header`() {
    World()() {
      for side in [20_000, 40_000, Int(UInt32.max)] {
        let size = [24, 16, 8, 0].map { UInt8(side >> $0 & 255) }
        let header =
          Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
          + Data("IHDR".utf8) + Data(size + size + [8, 6, 0, 0, 0])
        #expect(UIImage(data: header) == nil)
        let text = "An image of \(side) × \(side) pixels was not decoded"
        #expect(World.current.service(UIKitLog.self).warnings.last?.hasPrefix(text) == true)
      }
    }
  }
}
