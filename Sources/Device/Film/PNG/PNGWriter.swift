import CoreGraphics
import Foundation
import QuartzCore

/// Encodes images as PNG. Opaque images become 8-bit RGB, and others become RGBA with straight
/// alpha.
///
/// Equal images result in identical bytes for any number of workers.
package struct PNGWriter: Sendable {
  /// The compression level of zlib, from 1 (fast) to 9 (small).
  package var level: Int32 = 6
  package var workers = BandPool.cores

  package init() {}

  /// The number of bytes that are compressed as one piece. Pieces are large, so it hardly matters
  /// that a piece starts with an empty window. The size of a piece is fixed, so that the result
  /// does not depend on the number of workers.
  private static let stretch = 512 * 1024

  package func data(_ image: CGImage) throws(FilmError) -> Data {
    let lines = Scanlines(image: image, rect: image.bounds, hasAlpha: !image.isOpaque)
    var chunks = PNGChunks()
    chunks.appendHeader(size: image.size, hasAlpha: lines.hasAlpha)
    chunks.append("IDAT", try compressed(lines))
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
    // A small image is compressed on the calling thread.
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
