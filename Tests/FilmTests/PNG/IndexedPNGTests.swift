import CoreGraphics
import Film
import Foundation
import Testing

/// Pictures of few colours.
struct IndexedPNGTests {
  @Test func `a picture of few colours comes back as it was`() throws {
    let image = CGImage(
      width: 3, height: 2,
      pixels: [
        0xFF10_2030, 0xFFFF_FFFF, 0xFF00_0000, 0xFF00_0000, 0xFF10_2030, 0xFFFE_DCBA,
      ])

    let data = try PNGWriter().indexed(image)

    #expect(try PNGFile(data).colorType == 3)
    #expect(try PNGFile(data).chunks.map(\.type) == ["IHDR", "sRGB", "PLTE", "IDAT", "IEND"])
    #expect(try PNGReader.image(data).pixels == image.pixels)
  }

  @Test func `many colours become near ones`() throws {
    let image = Pictures.gradient(200, 200)

    let data = try PNGWriter().indexed(image)

    let read = try PNGReader.image(data)
    #expect(read.width == 200 && read.height == 200)
    let far = zip(read.pixels, image.pixels).count { pair in
      [0, 8, 16].contains { shift in
        abs(Int(pair.0 >> shift & 255) - Int(pair.1 >> shift & 255)) > 24
      }
    }
    #expect(far == 0)
  }
}
