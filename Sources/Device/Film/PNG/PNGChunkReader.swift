import Foundation

/// A chunk of a PNG file.
struct PNGChunk {
  let type: String
  let body: [UInt8]

  /// The number of four bytes at an offset. The body must contain them.
  func number(at offset: Int) -> UInt32 {
    body[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The number of two bytes at an offset. The body must contain them.
  func short(at offset: Int) -> UInt16 { UInt16(body[offset]) << 8 | UInt16(body[offset + 1]) }
}

/// Reads the chunks of a PNG file in order. The checksums are left to the decoder of the pixels.
struct PNGChunkReader {
  private let file: Data
  private var place: Data.Index

  init(_ file: Data) throws(FilmError) {
    self.file = file
    guard file.starts(with: Self.signature) else {
      throw .unreadablePNG(reason: "the file does not begin as a PNG file")
    }
    place = file.startIndex + Self.signature.count
  }

  private static let signature = PNGChunks().bytes

  /// The next chunk; nil after the last one. A file that ends early is an error.
  mutating func next() throws(FilmError) -> PNGChunk? {
    let head = 8
    guard file.endIndex - place >= head else { throw .unreadablePNG(reason: "the file is cut off") }
    let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    let type = String(decoding: file[place + 4..<place + head], as: UTF8.self)
    let checksum = 4
    guard length <= file.endIndex - place - head - checksum else {
      throw .unreadablePNG(reason: "the file is cut off")
    }
    let start = place + head
    place = start + length + checksum
    return type == "IEND" ? nil : PNGChunk(type: type, body: [UInt8](file[start..<start + length]))
  }
}
