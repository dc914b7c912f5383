import CGIF

/// Writes a GIF to memory with giflib. It checks the result of every call and closes the file
/// exactly once.
final class GIFStream {
  fileprivate var bytes: [UInt8] = []
  private var file: UnsafeMutablePointer<GifFileType>?

  /// Begins an animated file. If `loops` is 0, the animation repeats forever.
  init(size: PixelSize, palette: [UInt32]?, loops: Int) throws(FilmError) {
    var status: Int32 = 0
    file = EGifOpen(Unmanaged.passUnretained(self).toOpaque(), appendBytes, &status)
    guard let file else { throw Self.failure(status) }
    EGifSetGifVersion(file, true)
    let map = palette.flatMap(Self.colorMap)
    defer { GifFreeMapObject(map) }
    try check(
      EGifPutScreenDesc(file, Int32(size.width), Int32(size.height), 8, 0, map))
    // This is the looping extension that all viewers support.
    try check(EGifPutExtensionLeader(file, Int32(APPLICATION_EXT_FUNC_CODE)))
    try check(EGifPutExtensionBlock(file, 11, Array("NETSCAPE2.0".utf8)))
    try check(EGifPutExtensionBlock(file, 3, [1, UInt8(loops & 255), UInt8(loops >> 8 & 255)]))
    try check(EGifPutExtensionTrailer(file))
  }

  deinit { if let file { EGifCloseFile(file, nil) } }

  /// Appends one frame, which consists of the palette indices of a rectangle. The frame is shown
  /// for `hundredths` hundredths of a second.
  func add(
    _ indices: [UInt8], rect: PixelRect, palette: [UInt32]?, hundredths: Int
  ) throws(FilmError) {
    guard let file else { return }
    // Disposal method 1 leaves the picture in place. A transparent colour is not used.
    let disposal: UInt8 = 1 << 2
    try check(
      EGifPutExtension(
        file, Int32(GRAPHICS_EXT_FUNC_CODE), 4,
        [disposal, UInt8(hundredths & 255), UInt8(hundredths >> 8 & 255), 0]))
    let map = palette.flatMap(Self.colorMap)
    defer { GifFreeMapObject(map) }
    try check(
      EGifPutImageDesc(
        file, Int32(rect.x), Int32(rect.y), Int32(rect.width), Int32(rect.height), false, map))
    var indices = indices
    for row in 0..<rect.height {
      try check(
        indices.withUnsafeMutableBufferPointer { buffer in
          EGifPutLine(
            file, buffer.baseAddress.map { $0 + row * rect.width }, Int32(rect.width))
        })
    }
  }

  func finish() throws(FilmError) -> [UInt8] {
    guard let file else { return bytes }
    self.file = nil
    var status: Int32 = 0
    guard EGifCloseFile(file, &status) == GIF_OK else { throw Self.failure(status) }
    return bytes
  }

  /// The number of entries in a GIF's palette must be a power of two. Entries that are not used are
  /// black.
  private static func colorMap(_ palette: [UInt32]) -> UnsafeMutablePointer<ColorMapObject>? {
    var size = 2
    while size < palette.count { size *= 2 }
    let colors = (0..<size).map { index in
      let color = index < palette.count ? palette[index] : 0
      return GifColorType(
        Red: UInt8(color >> 16 & 255), Green: UInt8(color >> 8 & 255), Blue: UInt8(color & 255))
    }
    return GifMakeMapObject(Int32(size), colors)
  }

  private func check(_ status: Int32) throws(FilmError) {
    guard status == GIF_OK else { throw Self.failure(file?.pointee.Error ?? 0) }
  }

  private static func failure(_ status: Int32) -> FilmError {
    .encoder(format: "GIF", reason: GifErrorString(status).map { String(cString: $0) } ?? "unknown")
  }
}

private func appendBytes(
  _ file: UnsafeMutablePointer<GifFileType>?, _ bytes: UnsafePointer<UInt8>?, _ count: Int32
) -> Int32 {
  guard let owner = file?.pointee.UserData else { return 0 }
  let stream = Unmanaged<GIFStream>.fromOpaque(owner).takeUnretainedValue()
  stream.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
  return count
}
