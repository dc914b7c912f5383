import CZlib
import CoreGraphics
import Film
import Foundation

/// A PNG file that is decoded according to the specification, independently of the writer.
struct PNGFile {
  struct Chunk {
    let type: String
    let body: [UInt8]
  }

  struct Frame {
    let rect: PixelRect
    let delay: FrameDuration
    /// The whole canvas after this frame.
    let canvas: [UInt32]
    let filters: Set<UInt8>
  }

  struct Malformed: Error {
    let what: String
  }

  let chunks: [Chunk]
  let width: Int
  let height: Int
  let colorType: UInt8

  init(_ data: Data) throws {
    let bytes = [UInt8](data)
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]) else {
      throw Malformed(what: "signature")
    }
    var chunks: [Chunk] = []
    var position = 8
    while position < bytes.count {
      guard position + 12 <= bytes.count else { throw Malformed(what: "chunk is cut off") }
      let length = bytes.number(at: position)
      guard position + 12 + length <= bytes.count else { throw Malformed(what: "chunk length") }
      let content = Array(bytes[position + 4..<position + 8 + length])
      guard Int(crc32(0, content, UInt32(content.count))) == bytes.number(at: position + 8 + length)
      else { throw Malformed(what: "CRC") }
      chunks.append(
        Chunk(
          type: String(decoding: content.prefix(4), as: UTF8.self),
          body: Array(content.dropFirst(4))
        ))
      position += 12 + length
    }
    guard let header = chunks.first, header.type == "IHDR", chunks.last?.type == "IEND" else {
      throw Malformed(what: "first or last chunk")
    }
    guard header.body[8] == 8 else { throw Malformed(what: "bit depth") }
    self.chunks = chunks
    width = header.body.number(at: 0)
    height = header.body.number(at: 4)
    colorType = header.body[9]
  }

  /// The frames that a viewer shows. Sequence numbers and the frame count are checked.
  func frames() throws -> [Frame] {
    var canvas = [UInt32](repeating: 0, count: width * height)
    var frames: [Frame] = []
    var control: [UInt8]?
    var sequence = 0
    func next(_ body: [UInt8]) throws {
      guard body.number(at: 0) == sequence else { throw Malformed(what: "sequence number") }
      sequence += 1
    }
    for chunk in chunks {
      switch chunk.type {
      case "fcTL":
        try next(chunk.body)
        control = chunk.body
      case "IDAT", "fdAT":
        guard let frame = control else { throw Malformed(what: "data before fcTL") }
        guard frame[24] == 0, frame[25] == 0 else { throw Malformed(what: "dispose or blend") }
        if chunk.type == "fdAT" { try next(chunk.body) }
        let data = chunk.type == "fdAT" ? Array(chunk.body.dropFirst(4)) : chunk.body
        let (w, h) = (frame.number(at: 4), frame.number(at: 8))
        let (x, y) = (frame.number(at: 12), frame.number(at: 16))
        guard x + w <= width, y + h <= height, w > 0, h > 0 else { throw Malformed(what: "rect") }
        let (pixels, filters) = try pixels(data, width: w, height: h)
        for row in 0..<h {
          for column in 0..<w {
            canvas[(y + row) * width + x + column] = pixels[row * w + column]
          }
        }
        frames.append(
          Frame(
            rect: PixelRect(x: x, y: y, width: w, height: h),
            delay: FrameDuration(
              Int(frame[20]) << 8 | Int(frame[21]), over: Int(frame[22]) << 8 | Int(frame[23])),
            canvas: canvas, filters: filters))
        control = nil
      default: break
      }
    }
    let count = chunks.first { $0.type == "acTL" }?.body.number(at: 0)
    guard count == frames.count else { throw Malformed(what: "frame count") }
    return frames
  }

  /// Inflates and unfilters the data (specification, section 9). The pixels are ARGB with straight
  /// alpha.
  func pixels(
    _ data: [UInt8], width: Int, height: Int
  ) throws -> (pixels: [UInt32], filters: Set<UInt8>) {
    let size = colorType == 6 ? 4 : 3
    let stride = width * size + 1
    var plain = [UInt8](repeating: 0, count: stride * height)
    var length = uLongf(plain.count)
    guard uncompress(&plain, &length, data, uLong(data.count)) == Z_OK, length == plain.count
    else { throw Malformed(what: "compressed data") }
    var filters: Set<UInt8> = []
    var pixels: [UInt32] = []
    var above = [UInt8](repeating: 0, count: stride - 1)
    for y in 0..<height {
      let filter = plain[y * stride]
      filters.insert(filter)
      var row = Array(plain[y * stride + 1..<(y + 1) * stride])
      for i in row.indices {
        let a = i >= size ? Int(row[i - size]) : 0
        let b = Int(above[i])
        let c = i >= size ? Int(above[i - size]) : 0
        let predictor: Int
        switch filter {
        case 0: predictor = 0
        case 1: predictor = a
        case 2: predictor = b
        case 3: predictor = (a + b) / 2
        case 4:
          let (pa, pb, pc) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
          predictor = pa <= pb && pa <= pc ? a : pb <= pc ? b : c
        default: throw Malformed(what: "filter \(filter)")
        }
        row[i] = row[i] &+ UInt8(predictor)
      }
      for x in 0..<width {
        let alpha = size == 4 ? UInt32(row[x * size + 3]) : 255
        pixels.append(
          alpha << 24 | UInt32(row[x * size]) << 16 | UInt32(row[x * size + 1]) << 8
            | UInt32(row[x * size + 2]))
      }
      above = row
    }
    return (pixels, filters)
  }
}

extension [UInt8] {
  /// The number in four bytes, most significant byte first.
  func number(at index: Int) -> Int {
    (0..<4).reduce(0) { $0 << 8 | Int(self[index + $1]) }
  }
}
