import CoreGraphics
import Foundation

/// The frames of a PNG file that `APNGWriter` or `PNGWriter` has written.
///
/// Each frame replaces a rectangle of the picture and is itself a complete PNG file, so that a
/// browser can show it without a decoder for animations. A PNG file without animation has one frame.
package struct APNGFile {
  package struct Frame {
    package let rect: PixelRect
    /// The time at which the frame appears, in seconds.
    package let t: Double
    /// The pixels of the rectangle, as a PNG file.
    package let png: Data
  }

  package let size: PixelSize
  package let frames: [Frame]
  /// The duration of the animation in seconds; 0 if the file is not animated.
  package let duration: Double

  package init(_ file: Data) throws(FilmError) {
    var reader = try PNGChunkReader(file)
    guard let header = try reader.next(), header.type == "IHDR", header.body.count == 13 else {
      throw .unreadablePNG(reason: "the file does not begin as a PNG file")
    }
    let size = PixelSize(width: Int(header.number(at: 0)), height: Int(header.number(at: 4)))
    let sides = 1...Int(BitmapSize.longestSide)
    guard sides.contains(size.width), sides.contains(size.height) else {
      throw .unreadablePNG(reason: "the picture has \(size) pixels")
    }
    var colours: [PNGChunk] = []
    var parts: [Part] = []
    while let chunk = try reader.next() {
      switch chunk.type {
      case "fcTL": parts.append(try Part(control: chunk, in: size))
      case "IDAT":
        if parts.isEmpty { parts.append(Part(whole: size)) }
        parts[parts.count - 1].data += chunk.body
      case "fdAT" where !parts.isEmpty: parts[parts.count - 1].data += chunk.body.dropFirst(4)
      case "sRGB", "gAMA", "PLTE", "tRNS": colours.append(chunk)
      default: break
      }
    }
    var (frames, t): ([Frame], Double) = ([], 0)
    for part in parts where !part.data.isEmpty {
      frames.append(
        Frame(rect: part.rect, t: t, png: part.file(header: header, colours: colours)))
      t += part.seconds
    }
    guard let first = frames.first, first.rect.width == size.width, first.rect.height == size.height
    else { throw .unreadablePNG(reason: "the file has no complete picture") }
    (self.size, self.frames, duration) = (size, frames, t)
  }

  /// A frame while the file is being read.
  private struct Part {
    let rect: PixelRect
    let seconds: Double
    var data: [UInt8] = []

    init(whole size: PixelSize) {
      rect = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
      seconds = 0
    }

    init(control: PNGChunk, in size: PixelSize) throws(FilmError) {
      // Sequence number, width, height, x, y, the duration as a fraction, and how the frame is
      // removed and drawn.
      guard control.body.count == 26 else {
        throw .unreadablePNG(reason: "a frame is incomplete")
      }
      let numbers = [12, 16, 4, 8].map { Int(control.number(at: $0)) }
      rect = PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      guard rect.width > 0, rect.height > 0, rect.x + rect.width <= size.width,
        rect.y + rect.height <= size.height
      else { throw .unreadablePNG(reason: "a frame is outside of the picture") }
      guard control.body[24] == 0, control.body[25] == 0 else {
        throw .unreadablePNG(reason: "another program has written the animation")
      }
      let numerator = Double(control.short(at: 20))
      // The denominator 0 stands for hundredths.
      let denominator = control.short(at: 22) == 0 ? 100 : Double(control.short(at: 22))
      seconds = numerator / denominator
    }

    /// The frame as a PNG file, with the file's colours.
    func file(header: PNGChunk, colours: [PNGChunk]) -> Data {
      var size: [UInt8] = []
      size.appendBigEndian(UInt32(rect.width))
      size.appendBigEndian(UInt32(rect.height))
      var chunks = PNGChunks()
      chunks.append("IHDR", size + header.body.dropFirst(8))
      for chunk in colours { chunks.append(chunk.type, chunk.body) }
      chunks.append("IDAT", data)
      chunks.appendEnd()
      return Data(chunks.bytes)
    }
  }
}
