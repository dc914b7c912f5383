import CZlib

extension [UInt8] {
  mutating func appendBigEndian(_ value: UInt32) {
    append(contentsOf: [
      UInt8(truncatingIfNeeded: value >> 24), UInt8(truncatingIfNeeded: value >> 16),
      UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value),
    ])
  }

  mutating func appendBigEndian(_ value: UInt16) {
    append(contentsOf: [UInt8(value >> 8), UInt8(truncatingIfNeeded: value)])
  }
}

/// Builds the bytes of a PNG file: the signature, followed by the appended chunks.
struct PNGChunks {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Appends a chunk: length, type, body and CRC.
  mutating func append(_ type: String, _ body: [UInt8]) {
    let name = Array(type.utf8)
    bytes.appendBigEndian(UInt32(body.count))
    bytes += name
    bytes += body
    var crc = crc32(0, name, UInt32(name.count))
    // The buffer of an empty array may be nil. zlib would then return the initial value instead of
    // `crc`.
    if !body.isEmpty { crc = crc32(crc, body, UInt32(body.count)) }
    bytes.appendBigEndian(UInt32(truncatingIfNeeded: crc))
  }

  /// Appends the chunks for the header and the colour space of an image with 8 bits per channel.
  mutating func appendHeader(size: PixelSize, hasAlpha: Bool) {
    var header: [UInt8] = []
    header.appendBigEndian(UInt32(size.width))
    header.appendBigEndian(UInt32(size.height))
    header += [8, hasAlpha ? 6 : 2, 0, 0, 0]
    append("IHDR", header)
    append("sRGB", [0])
  }

  mutating func appendEnd() {
    append("IEND", [])
  }
}
