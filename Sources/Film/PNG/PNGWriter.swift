import CoreGraphics
import Foundation
import QuartzCore

/// Images as PNG files: 8-bit RGB when opaque, RGBA with straight alpha otherwise.
///
/// Equal images give equal bytes, whatever the number of workers.
package struct PNGWriter: Sendable {
  /// zlib's 1 (fast) … 9 (small).
  package var level: Int32 = 6
  package var workers = BandPool.cores

  package init() {}

  /// A stretch of rows compressed as one: large enough that starting without a window costs little.
  /// Fixed, so that the bytes do not depend on the number of workers.
  private static let stretch = 512 * 1024

  package func data(_ image: CGImage) throws(FilmError) -> Data {
    let lines = Scanlines(image: image, rect: image.bounds, hasAlpha: !image.isOpaque)
    var chunks = PNGChunks()
    chunks.appendHeader(size: image.size, hasAlpha: lines.hasAlpha)
    chunks.append("IDAT", try compressed(lines))
    chunks.appendEnd()
    return Data(chunks.bytes)
  }

  /// An opaque picture of at most 256 colours, the nearest that stand for its own: a third of the
  /// size, for pictures of flat colours and gentle slopes. `dithers` breaks up the steps of slopes,
  /// which costs size.
  package func indexed(_ image: CGImage, dithers: Bool = false) throws(FilmError) -> Data {
    let rect = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
    let palette = MedianCut.palette(for: [(image, rect)])
    var map = PaletteMap(palette)
    let indices = map.indices(of: image, in: rect, dithering: dithers)
    var lines: [UInt8] = []
    lines.reserveCapacity((image.width + 1) * image.height)
    for y in 0..<image.height {
      // Filters are for colours; neighbouring numbers of a palette mean nothing.
      lines.append(0)
      lines += indices[(y * image.width)..<((y + 1) * image.width)]
    }
    var chunks = PNGChunks()
    chunks.appendHeader(size: image.size, palette: palette)
    chunks.append("IDAT", try Deflate.stream(lines, level: 12))
    chunks.appendEnd()
    return Data(chunks.bytes)
  }

  private func compressed(_ lines: Scanlines) throws(FilmError) -> [UInt8] {
    let height = lines.rect.height
    let rows = max(Self.stretch / lines.stride, 1)
    let level = level
    @Sendable func piece(from start: Int) -> Result<Deflate.Piece, FilmError> {
      let end = min(start + rows, height)
      return Result { () throws(FilmError) in
        try Deflate.piece(
          lines.filtered(rows: start..<end), level: level, ending: end == height ? .last : .open)
      }
    }
    // A small picture is not worth a thread.
    if rows >= height { return Deflate.joined([try piece(from: 0).get()]) }
    let work = OrderedWork<Result<Deflate.Piece, FilmError>>(workers: workers)
    for start in Swift.stride(from: 0, to: height, by: rows) {
      work.submit { piece(from: start) }
    }
    var pieces: [Deflate.Piece] = []
    for result in work.collect() { pieces.append(try result.get()) }
    return Deflate.joined(pieces)
  }
}
