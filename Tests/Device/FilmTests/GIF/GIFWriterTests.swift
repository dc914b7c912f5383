import CoreGraphics
import Film
import Foundation
import Testing

struct GIFWriterTests {
  private func film(
    _ frames: [CGImage], duration: FrameDuration = .frames(1, at: 25),
    colors: GIFWriter.Colors = .perFrame, dithering: Bool = false, workers: Int = 2
  ) throws -> Data {
    let writer = GIFWriter(colors: colors, dithering: dithering, workers: workers)
    for frame in frames { try writer.add(frame, for: duration) }
    return try writer.finish()
  }

  /// For each pixel, the difference of the channel that deviates most.
  private func errors(_ a: [UInt32], _ b: [UInt32]) -> [Int] {
    zip(a, b).map { a, b in
      [0, 8, 16].reduce(0) { max($0, abs(Int(a >> $1 & 255) - Int(b >> $1 & 255))) }
    }
  }

  private func error(_ a: [UInt32], _ b: [UInt32]) -> Int { errors(a, b).max() ?? 0 }

  @Test func `pictures of few colours are exact`() throws {
    // The image has 16 × 16 distinct colours, some of which are only one level apart.
    let image = Pictures.image(16, 16) { x, y in
      Pictures.opaque(UInt32(x * 16) << 16 | UInt32(y) << 8 | 7)
    }

    let gif = try GIFFile(try film([image]))

    #expect(gif.frames.map(\.canvas) == [image.pixels])
  }

  @Test func `detailed pictures stay within the palette's error`() throws {
    let frames = (0..<4).map { Pictures.movingSquare(frame: $0) }

    for dithering in [false, true] {
      let gif = try GIFFile(try film(frames, dithering: dithering))
      #expect(gif.frames.count == 4)
      for (index, frame) in gif.frames.enumerated() {
        #expect(frame.colorCount <= 256)
        // A twentieth of the pixels are noise of 3,000 colours and may deviate a lot. The other
        // pixels deviate as little as in a smooth gradient.
        let errors = errors(frame.canvas, frames[index].pixels).sorted()
        let (worst, usual) = (errors[errors.count - 1], errors[errors.count * 19 / 20])
        #expect(worst <= 64 && usual <= 20, "frame \(index), \(dithering): \(worst), \(usual)")
      }
    }
  }

  @Test func `a smooth gradient deviates by at most half a colour cell and a box`() throws {
    let image = Pictures.gradient(128, 96)

    let gif = try GIFFile(try film([image]))

    // 256 boxes cover a plane of 128 × 96 colours, so there are 8 × 6 colours in each box.
    #expect(error(gif.frames[0].canvas, image.pixels) <= 20)
  }

  @Test func `frames contain only the changes`() throws {
    let gif = try GIFFile(
      try film([Pictures.movingSquare(frame: 0), Pictures.movingSquare(frame: 1)]))

    #expect(gif.frames[1].rect == PixelRect(x: 0, y: 20, width: 16, height: 12))
  }

  @Test func `delays add up to the film's length and are at least two hundredths`() throws {
    for rate in [24, 25, 30, 50, 60] {
      let frames = (0..<rate).map { Pictures.flat(2, 2, UInt32($0 * 3)) }

      let gif = try GIFFile(try film(frames, duration: .frames(1, at: rate)))

      let delays = gif.frames.map(\.hundredths)
      #expect(delays.allSatisfy { $0 >= 2 }, "rate \(rate)")
      #expect(abs(delays.reduce(0, +) - 100) <= 1, "rate \(rate)")
      #expect(gif.frames.last?.canvas == frames.last?.pixels, "rate \(rate)")
      if rate <= 50 { #expect(delays.count == rate) }
    }
  }

  @Test func `equal frames are merged`() throws {
    let (a, b) = (Pictures.flat(4, 4, 0xFF0000), Pictures.flat(4, 4, 0x00FF00))

    let gif = try GIFFile(try film([a, a, b, b, b, a]))

    #expect(gif.frames.map(\.hundredths) == [8, 12, 4])
  }

  @Test func `a still of many minutes is split into delays that fit`() throws {
    let writer = GIFWriter()
    try writer.add(Pictures.flat(2, 2, 1), for: FrameDuration(1400, over: 1))

    let gif = try GIFFile(try writer.finish())

    let total = gif.frames.reduce(0) { $0 + $1.hundredths }
    #expect(total == 140_000)
  }

  @Test func `one palette serves the whole film on request`() throws {
    let frames = (0..<3).map { Pictures.movingSquare(frame: $0) }
    let palette = MedianCut.palette(
      for: frames.map { ($0, PixelRect(x: 0, y: 0, width: 64, height: 48)) })

    let gif = try GIFFile(try film(frames, colors: .global(palette)))

    #expect(palette.count <= 256)
    #expect(gif.hasGlobalPalette)
    let allowed = Set(palette.map(Pictures.opaque))
    #expect(gif.frames.allSatisfy { $0.canvas.allSatisfy(allowed.contains) })
  }

  @Test func `the bytes depend only on the frames`() throws {
    let frames = (0..<8).map { Pictures.movingSquare(frame: $0) }

    let one = try film(frames, workers: 1)

    for workers in [1, 2, 4] { #expect(try film(frames, workers: workers) == one) }
  }

  @Test func `it loops forever by default`() throws {
    for (writer, loops) in [(GIFWriter(), 0), (GIFWriter(loops: 2), 2)] {
      try writer.add(Pictures.flat(2, 2, 0), for: .frames(1, at: 25))
      #expect(try GIFFile(try writer.finish()).loops == loops)
    }
  }

  @Test func `a film without frames is refused`() {
    #expect(throws: FilmError.noFrames(format: "GIF")) { try GIFWriter().finish() }
  }
}
