import CoreGraphics
import Film
import Foundation
import Testing

struct APNGFileTests {
  private func film(_ frames: [CGImage]) throws -> Data {
    let writer = APNGWriter()
    for frame in frames { try writer.add(frame, for: .frames(1, at: 60)) }
    return try writer.finish()
  }

  @Test func `each frame is a PNG file of its rectangle, with its time`() throws {
    let frames = (0..<5).map { Pictures.movingSquare(frame: $0) }

    let file = try APNGFile(try film(frames))

    #expect(file.size == PixelSize(width: 64, height: 48))
    #expect(file.frames.count == 5)
    #expect(abs(file.duration - 5 / 60.0) < 1e-9)
    for (index, frame) in file.frames.enumerated() {
      #expect(abs(frame.t - Double(index) / 60) < 1e-9)
      let image = try PNGReader.image(frame.png)
      #expect((image.width, image.height) == (frame.rect.width, frame.rect.height))
    }
    #expect(file.frames[1].rect == PixelRect(x: 0, y: 20, width: 16, height: 12))
  }

  @Test func `the pictures are those that were written`() throws {
    let frames = (0..<5).map { Pictures.movingSquare(frame: $0) }
    var pictures = APNGPictures(try APNGFile(try film(frames)))

    for (index, frame) in frames.enumerated() {
      #expect(try pictures.picture(at: (Double(index) + 0.5) / 60).pixels == frame.pixels)
    }
    #expect(try pictures.picture(at: 10).pixels == frames[4].pixels)
  }

  @Test func `a picture that has not changed is the same object`() throws {
    let (a, b) = (Pictures.flat(4, 4, 1), Pictures.flat(4, 4, 2))
    var pictures = APNGPictures(try APNGFile(try film([a, a, b])))

    let first = try pictures.picture(at: 0)

    #expect(try pictures.picture(at: 1 / 60.0) === first)
    #expect(try pictures.picture(at: 2 / 60.0) !== first)
  }

  @Test func `a file without animation has one frame`() throws {
    for image in [Pictures.gradient(9, 7), Pictures.translucent(9, 7)] {
      let file = try APNGFile(try PNGWriter().data(image))
      var pictures = APNGPictures(file)

      #expect(file.frames.count == 1)
      #expect(file.duration == 0)
      #expect(try pictures.picture(at: 0).pixels == image.pixels)
    }
  }

  @Test func `a file that ends early is refused, wherever it ends`() throws {
    let file = try film([Pictures.flat(4, 4, 1), Pictures.flat(4, 4, 2)])

    for count in 0..<file.count {
      #expect(throws: FilmError.self, "\(count) bytes") { try APNGFile(file.prefix(count)) }
    }
  }

  @Test func `a frame outside of the picture is refused`() throws {
    var file = try film([Pictures.flat(4, 4, 1), Pictures.flat(4, 4, 2)])
    let control = try #require(file.range(of: Data("fcTL".utf8)))
    file[control.upperBound + 12 + 3] = 1

    let error = #expect(throws: FilmError.self) { try APNGFile(file) }
    #expect(error == .unreadablePNG(reason: "a frame is outside of the picture"))
  }

  @Test func `an animation of another program is refused`() throws {
    var file = try film([Pictures.flat(4, 4, 1), Pictures.flat(4, 4, 2)])
    let control = try #require(file.range(of: Data("fcTL".utf8), options: .backwards))
    // The frame is drawn over the previous one.
    file[control.upperBound + 25] = 1

    let error = #expect(throws: FilmError.self) { try APNGFile(file) }
    #expect(error == .unreadablePNG(reason: "another program has written the animation"))
  }

  @Test func `a picture of unlikely size is refused before memory is allocated`() throws {
    var file = try PNGWriter().data(Pictures.flat(4, 4, 1))
    let header = try #require(file.range(of: Data("IHDR".utf8)))
    file[header.upperBound] = 0x7F

    #expect(throws: FilmError.self) { try APNGFile(file) }
  }
}
