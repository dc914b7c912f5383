import CoreGraphics
import Film
import Foundation
import Testing

struct PNGWriterTests {
  @Test(arguments: [(1, 1), (3, 2), (64, 48), (257, 1), (1, 300)])
  func `libpng reads back every opaque pixel`(width: Int, height: Int) throws {
    for image in [
      Pictures.flat(width, height, 0x3366CC), Pictures.gradient(width, height),
      Pictures.noise(width, height, seed: 1),
    ] {
      let data = try PNGWriter().data(image)

      #expect(try PNGFile(data).colorType == 2)
      let read = try PNGReader.image(data)
      #expect(read.width == width && read.height == height)
      #expect(read.pixels == image.pixels)
    }
  }

  @Test func `translucent pixels read back within the rounding of straight alpha`() throws {
    let image = Pictures.translucent(64, 64)

    let data = try PNGWriter().data(image)

    #expect(try PNGFile(data).colorType == 6)
    // The product of the straight 8-bit colour and alpha rounds to the original premultiplied
    // value.
    #expect(try PNGReader.image(data).pixels == image.pixels)
  }

  @Test func `pixels are stored with straight alpha`() throws {
    // The pixel is half-transparent pure red, premultiplied.
    let image = CGImage(width: 1, height: 1, pixels: [0x8080_0000])

    let file = try PNGFile(try PNGWriter().data(image))

    let body = try #require(file.chunks.first { $0.type == "IDAT" }).body
    #expect(try file.pixels(body, width: 1, height: 1).pixels == [0x80FF_0000])
  }

  @Test func `a picture of many chunks is complete and independent of the worker count`() throws {
    // The picture has 3.1 MB of scanlines, which are written in seven chunks.
    let image = Pictures.noise(1024, 1024, seed: 3)
    var writer = PNGWriter()

    writer.workers = 1
    let one = try writer.data(image)
    writer.workers = 3
    let three = try writer.data(image)

    #expect(one == three)
    #expect(try PNGReader.image(one).pixels == image.pixels)
  }

  @Test func `the file states its colour space and its chunks are in order`() throws {
    let file = try PNGFile(try PNGWriter().data(Pictures.gradient(8, 8)))

    #expect(file.chunks.map(\.type) == ["IHDR", "sRGB", "IDAT", "IEND"])
  }

  @Test func `a suitable row filter is chosen for each kind of row`() throws {
    // Equal rows use the filter Up, rows of a single colour use Sub, and a gradient in both
    // directions uses Paeth.
    let columns = Pictures.image(64, 8) { x, _ in Pictures.opaque(UInt32(x * x * 37 & 0xFFFFFF)) }
    let rows = Pictures.image(64, 8) { _, y in Pictures.opaque(UInt32(y * y * 7919 + 77)) }
    for (image, filter) in [(columns, UInt8(2)), (rows, 1)] {
      let file = try PNGFile(try PNGWriter().data(image))
      let body = try #require(file.chunks.first { $0.type == "IDAT" }).body
      #expect(try file.pixels(body, width: 64, height: 8).filters.contains(filter))
    }
    let corner = Pictures.image(64, 64) { x, y in
      Pictures.opaque((x < y ? UInt32(x) : UInt32(y)) * 0x030201)
    }
    let file = try PNGFile(try PNGWriter().data(corner))
    let body = try #require(file.chunks.first { $0.type == "IDAT" }).body
    #expect(try file.pixels(body, width: 64, height: 64).filters.contains(4))
  }

  @Test func `broken files are refused with libpng's reason`() throws {
    let whole = try PNGWriter().data(Pictures.gradient(16, 16))

    for data in [Data(), Data("not a picture".utf8), whole.prefix(60)] {
      #expect(throws: FilmError.self) { try PNGReader.image(data) }
    }
  }
}
