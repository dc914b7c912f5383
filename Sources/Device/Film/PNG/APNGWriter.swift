import CoreGraphics
import Foundation
import QuartzCore

/// Encodes an animation as an animated PNG, frame by frame, as described in the PNG specification,
/// third edition.
///
/// Each frame stores only the rectangle that has changed since the previous frame (dispose none,
/// blend source). If a frame equals the previous one, the duration of the previous one is extended.
/// Viewers without animation support show the first frame. Equal frames result in identical bytes
/// for any number of workers.
package final class APNGWriter: FrameEncoder {
  /// The compression level of libdeflate. If whole pages change, level 6 takes a tenth longer than
  /// level 5 and makes files 2 % smaller. Level 7 takes a quarter longer than level 6 and makes
  /// files 1.5 % smaller.
  private static let level: Int32 = 6

  private let loops: Int
  private let work: OrderedWork<Result<Picture?, FilmError>>
  private var durations: [FrameDuration] = []
  private var previous: CGImage?
  private var size = PixelSize(width: 0, height: 0)
  private var hasAlpha = false

  /// If `loops` is 0, which is the default, the animation repeats forever.
  package init(
    loops: Int = 0, workers: Int = BandPool.cores
  ) {
    self.loops = loops
    work = OrderedWork(workers: workers)
  }

  /// Compresses the frame on another thread. If all workers are busy, waits for one of them.
  package func add(_ frame: CGImage, for duration: FrameDuration) throws(FilmError) {
    try duration.check()
    if previous == nil {
      size = frame.size
      hasAlpha = !frame.isOpaque
    }
    guard frame.size == size else {
      throw .frameSize(index: durations.count, found: frame.size, expected: size)
    }
    guard hasAlpha || frame.isOpaque else { throw .frameNotOpaque(index: durations.count) }
    work.submit { [previous, hasAlpha] in
      Result { () throws(FilmError) in
        try Picture(frame, since: previous, hasAlpha: hasAlpha)
      }
    }
    durations.append(duration)
    previous = frame
  }

  /// Returns the complete file. The writer cannot be used afterwards.
  package func finish() throws(FilmError) -> Data {
    guard let last = previous else { throw .noFrames(format: "APNG") }
    let shown = try merged(last: last)
    var chunks = PNGChunks()
    chunks.appendHeader(size: size, hasAlpha: hasAlpha)
    chunks.append("acTL", [UInt32(shown.count), UInt32(loops)].bigEndianBytes)
    var sequence: UInt32 = 0
    for (index, (picture, duration)) in shown.enumerated() {
      chunks.append("fcTL", control(sequence, picture.rect, duration))
      sequence += 1
      if index == 0 {
        chunks.append("IDAT", picture.data)
      } else {
        chunks.append("fdAT", [sequence].bigEndianBytes + picture.data)
        sequence += 1
      }
    }
    chunks.appendEnd()
    return Data(chunks.bytes)
  }

  /// The pictures with their durations. Equal consecutive pictures become one picture with the sum
  /// of their durations.
  ///
  /// If the sum of two durations cannot be represented exactly, the second duration belongs to an
  /// additional picture of one unchanged pixel.
  private func merged(last: CGImage) throws(FilmError) -> [(Picture, FrameDuration)] {
    var shown: [(Picture, FrameDuration)] = []
    for (result, duration) in zip(work.collect(), durations) {
      if let picture = try result.get() {
        shown.append((picture, duration))
      } else if let sum = shown.last?.1.adding(duration) {
        shown[shown.count - 1].1 = sum
      } else {
        shown.append((try shown[shown.count - 1].0.corner(hasAlpha: hasAlpha), duration))
      }
    }
    return shown
  }

  /// The body of an fcTL chunk.
  private func control(_ sequence: UInt32, _ rect: PixelRect, _ duration: FrameDuration) -> [UInt8]
  {
    var body = [
      sequence, UInt32(rect.width), UInt32(rect.height), UInt32(rect.x), UInt32(rect.y),
    ].bigEndianBytes
    body.appendBigEndian(UInt16(duration.numerator))
    body.appendBigEndian(UInt16(duration.denominator))
    let disposeNone: UInt8 = 0
    let blendSource: UInt8 = 0
    return body + [disposeNone, blendSource]
  }

  /// A compressed rectangle of pixels.
  private struct Picture: Sendable {
    let rect: PixelRect
    let data: [UInt8]
    /// The pixel at the rectangle's top left corner.
    let first: UInt32

    /// Returns nil if the frame equals the previous one.
    init?(_ frame: CGImage, since previous: CGImage?, hasAlpha: Bool) throws(FilmError) {
      let changed = previous.map { frame.changedRect(since: $0) } ?? frame.bounds
      guard let rect = changed else { return nil }
      try self.init(frame, rect, hasAlpha: hasAlpha)
    }

    private init(_ image: CGImage, _ rect: PixelRect, hasAlpha: Bool) throws(FilmError) {
      self.rect = rect
      first = image.pixels[rect.y * image.width + rect.x]
      let lines = Scanlines(image: image, rect: rect, hasAlpha: hasAlpha)
      data = try Deflate.stream(
        lines.filtered(rows: 0..<rect.height), level: APNGWriter.level)
    }

    private init(_ rect: PixelRect, data: [UInt8], first: UInt32) {
      self.rect = rect
      self.data = data
      self.first = first
    }

    /// A picture that contains only the top left pixel, so it does not change anything.
    func corner(hasAlpha: Bool) throws(FilmError) -> Picture {
      let pixel = try Picture(
        CGImage(width: 1, height: 1, pixels: [first]),
        PixelRect(x: 0, y: 0, width: 1, height: 1), hasAlpha: hasAlpha)
      return Picture(
        PixelRect(x: rect.x, y: rect.y, width: 1, height: 1), data: pixel.data, first: first)
    }
  }
}

extension [UInt32] {
  fileprivate var bigEndianBytes: [UInt8] {
    reduce(into: []) { $0.appendBigEndian($1) }
  }
}
