import CoreGraphics
import Film
import Foundation
import Testing

struct APNGWriterTests {
  private func film(
    _ frames: [CGImage], workers: Int = 2, duration: FrameDuration = .frames(1, at: 60)
  ) throws -> Data {
    let writer = APNGWriter(workers: workers)
    for frame in frames { try writer.add(frame, for: duration) }
    return try writer.finish()
  }

  @Test func `every frame is shown pixel for pixel`() throws {
    let frames = (0..<12).map { Pictures.movingSquare(frame: $0) }

    let shown = try PNGFile(try film(frames)).frames()

    #expect(shown.count == frames.count)
    for (index, frame) in shown.enumerated() {
      #expect(frame.canvas == frames[index].pixels, "frame \(index)")
      #expect(frame.delay == .frames(1, at: 60))
    }
  }

  @Test func `whole frames of noise are shown pixel for pixel`() throws {
    let frames = (0..<4).map { Pictures.noise(33, 21, seed: UInt64($0)) }

    let shown = try PNGFile(try film(frames)).frames()

    #expect(shown.map(\.canvas) == frames.map(\.pixels))
  }

  @Test func `a viewer without animation support shows the first frame`() throws {
    let frames = (0..<3).map { Pictures.movingSquare(frame: $0) }

    #expect(try PNGReader.image(try film(frames)).pixels == frames[0].pixels)
  }

  @Test func `frames after the first contain only the changes`() throws {
    let shown = try PNGFile(
      try film([Pictures.movingSquare(frame: 0), Pictures.movingSquare(frame: 1)])
    ).frames()

    #expect(shown[0].rect == PixelRect(x: 0, y: 0, width: 64, height: 48))
    // A square of 12 pixels has moved by 4, so 16 columns and 12 rows have changed.
    #expect(shown[1].rect == PixelRect(x: 0, y: 20, width: 16, height: 12))
  }

  @Test func `equal frames are merged with the sum of their durations`() throws {
    let (a, b) = (Pictures.flat(8, 8, 0x112233), Pictures.flat(8, 8, 0x445566))

    let shown = try PNGFile(try film([a, a, a, b, a, a])).frames()

    #expect(shown.map(\.delay.numerator) == [3, 1, 2])
    #expect(shown.allSatisfy { $0.delay.denominator == 60 })
    #expect(shown.map(\.canvas) == [a, b, a].map(\.pixels))
  }

  @Test func `durations without a common denominator are stored exactly`() throws {
    let image = Pictures.gradient(8, 8)
    let writer = APNGWriter()
    let durations = [
      FrameDuration(1, over: 60), FrameDuration(1, over: 7), FrameDuration(3, over: 7),
    ]
    for duration in durations { try writer.add(image, for: duration) }

    let shown = try PNGFile(try writer.finish()).frames()

    #expect(shown.map(\.delay.numerator) == [1, 4])
    #expect(shown.map(\.delay.denominator) == [60, 7])
    #expect(shown[1].rect == PixelRect(x: 0, y: 0, width: 1, height: 1))
    #expect(shown[1].canvas == image.pixels)
  }

  @Test func `a delay that is too long starts a new frame`() throws {
    let image = Pictures.flat(4, 4, 0xABCDEF)
    let writer = APNGWriter()
    for _ in 0..<3 { try writer.add(image, for: FrameDuration(30_000, over: 60)) }

    let shown = try PNGFile(try writer.finish()).frames()

    #expect(shown.map(\.delay.numerator) == [60_000, 30_000])
  }

  @Test func `the bytes depend only on the frames`() throws {
    let frames = (0..<20).map { Pictures.movingSquare(frame: $0 % 13) }

    let one = try film(frames, workers: 1)

    for workers in [1, 2, 5] { #expect(try film(frames, workers: workers) == one) }
  }

  @Test func `translucent films keep alpha`() throws {
    let frames = [Pictures.translucent(16, 16), Pictures.flat(16, 16, 0x123456)]

    let file = try PNGFile(try film(frames))

    #expect(file.colorType == 6)
    #expect(try file.frames()[1].canvas == frames[1].pixels)
  }

  @Test func `it loops forever by default`() throws {
    for (writer, loops) in [(APNGWriter(), 0), (APNGWriter(loops: 3), 3)] {
      try writer.add(Pictures.flat(2, 2, 0), for: .frames(1, at: 60))
      let file = try PNGFile(try writer.finish())
      #expect(file.chunks.first { $0.type == "acTL" }?.body.number(at: 4) == loops)
    }
  }

  @Test func `frames of another size are refused`() throws {
    let duration = FrameDuration.frames(1, at: 60)
    let writer = APNGWriter()

    #expect(throws: FilmError.noFrames(format: "APNG")) { try APNGWriter().finish() }
    try writer.add(Pictures.flat(4, 4, 0), for: duration)
    #expect(
      throws: FilmError.frameSize(
        index: 1, found: PixelSize(width: 5, height: 4),
        expected: PixelSize(width: 4, height: 4))
    ) { try writer.add(Pictures.flat(5, 4, 0), for: duration) }
    #expect(throws: FilmError.frameNotOpaque(index: 1)) {
      try writer.add(Pictures.translucent(4, 4), for: duration)
    }
    for bad in [
      FrameDuration(0, over: 60), FrameDuration(1, over: 0), FrameDuration(1, over: 70_000),
    ] {
      #expect(throws: FilmError.duration(bad)) { try writer.add(Pictures.flat(4, 4, 0), for: bad) }
    }
  }
}
