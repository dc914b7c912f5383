import CDeflate
import CZlib

/// Compresses buffers with fixed settings, so that equal input results in identical bytes, and
/// decompresses them.
///
/// Complete streams are compressed with libdeflate, which takes three quarters of zlib's time and
/// makes films a sixth smaller. libdeflate cannot compress a stream in pieces, so pieces are
/// compressed with zlib.
package enum Deflate {
  /// How a piece ends within its stream.
  enum Ending {
    /// Other pieces follow, so the piece ends on a byte boundary.
    case open
    case last
  }

  /// A complete zlib stream. `level` is libdeflate's level, from 1 (fast) to 12 (small).
  package static func stream(_ bytes: [UInt8], level: Int32) throws(FilmError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(level) else {
      throw .encoder(format: "libdeflate", reason: "no compressor of level \(level)")
    }
    defer { libdeflate_free_compressor(compressor) }
    let capacity = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let stream = [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
      count = libdeflate_zlib_compress(
        compressor, bytes, bytes.count, output.baseAddress, capacity)
    }
    // The result would be empty if the buffer were too small, which the bound above prevents.
    guard !stream.isEmpty else { throw .encoder(format: "libdeflate", reason: "no bytes") }
    return stream
  }

  /// The content of a zlib stream. Returns nil if the stream is damaged, if other bytes follow it, or
  /// if its content has more than `most` bytes.
  package static func content(of stream: [UInt8], atMost most: Int) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var (isWhole, read) = (false, 0)
    let content = [UInt8](unsafeUninitializedCapacity: most) { output, count in
      isWhole =
        libdeflate_zlib_decompress_ex(
          decompressor, stream, stream.count, output.baseAddress, most, &read, &count)
        == LIBDEFLATE_SUCCESS && read == stream.count
      if !isWhole { count = 0 }
    }
    return isWhole ? content : nil
  }

  /// A piece of a stream that was compressed separately.
  struct Piece: Sendable {
    var compressed: [UInt8]
    /// The Adler-32 checksum of the uncompressed bytes, and their number.
    var checksum: UInt
    var count: Int
  }

  /// Compresses one piece at zlib's `level`. A piece does not refer to its neighbours, so that
  /// pieces can be compressed in parallel.
  static func piece(
    _ bytes: [UInt8], level: Int32, ending: Ending
  ) throws(FilmError) -> Piece {
    var state = z_stream()
    // Negative window bits select raw deflate. `joined` later adds one header and one checksum for
    // all pieces.
    var status = deflateInit2_(
      &state, level, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { throw .encoder(format: "zlib", reason: "status \(status)") }
    defer { deflateEnd(&state) }
    // `deflateBound` is the bound for one call with Z_FINISH. If `ending` is `.open`, at most an
    // empty block is added.
    let capacity = Int(deflateBound(&state, uLong(bytes.count))) + 16
    let flush = ending == .last ? Z_FINISH : Z_SYNC_FLUSH
    let compressed = bytes.withUnsafeBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
        state.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        state.avail_in = UInt32(input.count)
        state.next_out = output.baseAddress
        state.avail_out = UInt32(capacity)
        status = deflate(&state, flush)
        count = capacity - Int(state.avail_out)
      }
    }
    // The flush is complete only if there is space left in the output.
    guard status == (ending == .last ? Z_STREAM_END : Z_OK), state.avail_out > 0 else {
      throw .encoder(format: "zlib", reason: "status \(status)")
    }
    let checksum = adler32(1, bytes, UInt32(bytes.count))
    return Piece(compressed: compressed, checksum: checksum, count: bytes.count)
  }

  /// Joins pieces, in order, to a zlib stream (RFC 1950), which consists of a header, the deflate
  /// data and the Adler-32 checksum.
  static func joined(_ pieces: [Piece]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    result.reserveCapacity(pieces.reduce(6) { $0 + $1.compressed.count })
    var checksum: UInt = 1
    for piece in pieces {
      result += piece.compressed
      checksum = adler32_combine(checksum, piece.checksum, piece.count)
    }
    result.appendBigEndian(UInt32(truncatingIfNeeded: checksum))
    return result
  }
}
