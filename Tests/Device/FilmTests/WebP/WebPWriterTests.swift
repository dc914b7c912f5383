import CoreGraphics
import Film
import Foundation
import Stage
import Testing

@MainActor struct WebPWriterTests {
  private func frame() -> CGImage {
    let recording = Recordings.slide()
    let painter = FramePainter(recording, scale: 3, compositor: Compositor(), showsTouches: true)
    return painter.image(recording.frames[recording.frames.count / 2])
  }

  @Test func `a part of an image has the same pixels again`() throws {
    let image = frame()
    let rect = PixelRect(x: 5, y: 7, width: 31, height: 44)

    let part = try #require(WebPImage(try WebPWriter().data(image, rect)))

    #expect(part.width == 31 && part.height == 44)
    for y in 0..<rect.height {
      let start = (rect.y + y) * image.width + rect.x
      let row = Array(image.pixels[start..<start + rect.width])
      #expect(Array(part.pixels[y * 31..<(y + 1) * 31]) == row)
    }
  }

  @Test func `equal images have equal files, which are smaller than PNG`() throws {
    let image = frame()
    let whole = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
    let file = try WebPWriter().data(image, whole)

    #expect(try WebPWriter().data(image, whole) == file)
    #expect(file.count < (try PNGWriter().data(image)).count)
  }

  @Test func `an image that the format cannot hold is an error`() throws {
    let image = frame()

    #expect(throws: FilmError.self) {
      try WebPWriter().data(image, PixelRect(x: 0, y: 0, width: 20_000, height: 1))
    }
    #expect(throws: FilmError.self) {
      try WebPWriter().data(image, PixelRect(x: 0, y: 0, width: 0, height: 1))
    }
  }
}
