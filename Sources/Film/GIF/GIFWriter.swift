import CoreGraphics
import Foundation
import QuartzCore

/// Encodes an animation as a GIF, frame by frame.
///
/// Each frame stores only the changed rectangle. Times are in hundredths of a second, rounded from
/// the exact total so that errors do not accumulate. Browsers play a frame that is shorter than two
/// hundredths ten times too slowly, so such a frame is replaced with the next one. The last frame
/// is always kept. Transparent pixels are drawn on black. Equal frames result in identical bytes.
package final class GIFWriter: FrameEncoder {
  package enum Colors: Sendable {
    /// Each frame has a palette that is optimized for its changed rectangle. Files are larger and
    /// colours are better.
    case perFrame
    /// All frames have the same palette of 1 to 256 entries 0xRRGGBB, such as that of
    /// `MedianCut.palette`.
    case global([UInt32])
  }

  /// The shortest duration that browsers respect, in hundredths of a second.
  private static let shortest = 2
  /// The longest duration in a frame header, in hundredths of a second.
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
  /// The frame whose duration is not yet known, and the frame that was stored before it.
  private var pending: CGImage?
  private var stored: CGImage?

  /// `dithering` smooths gradients but makes flat areas uneven. If `loops` is 0, the animation
  /// repeats forever.
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
      // A duration above the header's limit is written as repeated frames.
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
      // After dropped frames, the picture may equal the stored one.
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
    /// Nil if the global palette is used.
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
