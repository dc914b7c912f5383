import CoreGraphics
import Foundation
import QuartzCore

/// Encodes an animation as a GIF, frame by frame.
///
/// Each frame stores only the rectangle that has changed. Times are in hundredths of a second and
/// are rounded from the exact total, so that errors do not accumulate. If a frame is shorter than
/// two hundredths, browsers show it for ten hundredths instead. A frame that is too short is
/// therefore omitted, and the next frame is stored. The last frame is always stored. Transparent
/// pixels are drawn on black. Equal frames result in identical bytes.
package final class GIFWriter: FrameEncoder {
  package enum Colors: Sendable {
    /// Each frame has its own palette, optimized for the rectangle that has changed. Colours are
    /// better than with one palette, but files are larger.
    case perFrame
    /// All frames share this palette of 1 to 256 colours, which are written 0xRRGGBB.
    /// `MedianCut.palette` computes such a palette.
    case global([UInt32])
  }

  /// The shortest frame that browsers show correctly, in hundredths of a second.
  private static let shortest = 2
  /// The longest duration that fits in a frame header, in hundredths of a second.
  private static let longest = 65_535

  private let colors: Colors
  private let dithering: Bool
  private let loops: Int
  private let work: OrderedWork<Picture>
  private var hundredths: [Int] = []
  private var elapsed = TickCounter(rate: 100)
  private var emitted = 0
  private var count = 0
  private var size = PixelSize(width: 0, height: 0)
  /// The last frame, whose duration is not known yet. `stored` is the frame that was stored before
  /// `pending`.
  private var pending: CGImage?
  private var stored: CGImage?

  /// If `dithering` is true, gradients are smoother but flat areas are uneven. If `loops` is 0, the
  /// animation repeats forever.
  package init(
    colors: Colors = .perFrame, dithering: Bool = false, loops: Int = 0,
    workers: Int = BandPool.cores
  ) {
    self.colors = colors
    self.dithering = dithering
    self.loops = loops
    work = OrderedWork(workers: workers)
  }

  package func add(_ frame: CGImage, for duration: FrameDuration) throws(FilmError) {
    try duration.check()
    if count == 0 { size = frame.size }
    guard frame.size == size else {
      throw .frameSize(index: count, found: frame.size, expected: size)
    }
    count += 1
    if let pending, pending.changedRect(since: frame) != nil {
      let time = elapsed.ticks - emitted
      if time >= Self.shortest { store(pending, for: time) }
    }
    pending = frame
    elapsed.add(duration)
  }

  package func finish() throws(FilmError) -> Data {
    guard let last = pending else { throw .noFrames(format: "GIF") }
    store(last, for: max(elapsed.ticks - emitted, Self.shortest))
    var global: [UInt32]?
    if case .global(let palette) = colors { global = palette }
    let stream = try GIFStream(size: size, palette: global, loops: loops)
    for (picture, time) in zip(work.collect(), hundredths) {
      var rest = time
      // If a duration exceeds the header's limit, the frame is written several times.
      while rest > 0 {
        let part = rest > Self.longest ? min(rest - Self.shortest, Self.longest) : rest
        try stream.add(
          picture.indices, rect: picture.rect, palette: picture.palette, hundredths: part)
        rest -= part
      }
    }
    return Data(try stream.finish())
  }

  private func store(_ frame: CGImage, for time: Int) {
    emitted += time
    let previous = stored
    stored = frame
    let changed = previous.map { frame.changedRect(since: $0) } ?? frame.bounds
    guard let rect = changed else {
      // Frames that are too short were dropped, so the picture may be equal to the last stored
      // picture.
      hundredths[hundredths.count - 1] += time
      return
    }
    hundredths.append(time)
    work.submit { [colors, dithering] in
      Picture(frame, rect, colors: colors, dithering: dithering)
    }
  }

  private struct Picture: Sendable {
    let rect: PixelRect
    let indices: [UInt8]
    /// The frame's own palette; nil if the global palette is used.
    let palette: [UInt32]?

    init(_ frame: CGImage, _ rect: PixelRect, colors: Colors, dithering: Bool) {
      self.rect = rect
      var map: PaletteMap
      switch colors {
      case .perFrame:
        map = PaletteMap(MedianCut.palette(for: [(frame, rect)]))
        palette = map.palette
      case .global(let shared):
        map = PaletteMap(shared)
        palette = nil
      }
      indices = map.indices(of: frame, in: rect, dithering: dithering)
    }
  }
}
