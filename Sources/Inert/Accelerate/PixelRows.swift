/// The rows of a buffer whose pixels have four bytes.
struct PixelRows {
  let width: Int
  let height: Int
  private let data: UnsafeMutablePointer<UInt8>
  private let rowBytes: Int

  /// The bytes of a pixel.
  static let channels = 4

  /// Reads a buffer; throws if the buffer has no memory or too short rows.
  init(_ buffer: vImage_Buffer) throws(ImageFailure) {
    guard let data = buffer.data else { throw ImageFailure(kvImageNullPointerArgument) }
    guard let width = Int(exactly: buffer.width), let height = Int(exactly: buffer.height),
      width <= Int.max / Self.channels
    else { throw ImageFailure(kvImageInvalidParameter) }
    guard buffer.rowBytes >= width * Self.channels else {
      throw ImageFailure(kvImageInvalidRowBytes)
    }
    (self.width, self.height) = (width, height)
    self.data = data.assumingMemoryBound(to: UInt8.self)
    rowBytes = buffer.rowBytes
  }

  /// The bytes of a row.
  subscript(row: Int) -> UnsafeMutableBufferPointer<UInt8> {
    UnsafeMutableBufferPointer(start: data + row * rowBytes, count: width * Self.channels)
  }

  /// The bytes of all rows, without gaps.
  var copy: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * Self.channels)
    for row in 0..<height { bytes += self[row] }
    return bytes
  }
}

/// The reason why a function of vImage returns without a result.
struct ImageFailure: Error {
  let code: vImage_Error
  init(_ code: vImage_Error) { self.code = code }
}
