import Foundation

extension CGImage {
  /// The image's bytes, row by row: four bytes per pixel, as `bitmapInfo` describes.
  public var dataProvider: CGDataProvider? {
    pixels.withUnsafeBytes { CGDataProvider(data: NSData(bytes: $0.baseAddress, length: $0.count)) }
  }
  /// The map of colours; nil, because Matchcut's images have none.
  public var decode: UnsafePointer<CGFloat>? { nil }
  /// Whether the image is smoothed when it is drawn at another size; true.
  public var shouldInterpolate: Bool { true }
  /// The intent for colours that the output cannot show; the default one.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// Creates an image from bytes.
  ///
  /// A component has 8 bits. A pixel has 8 bits (grey), 24 bits (red, green, blue) or 32 bits, in
  /// which `bitmapInfo` places the alpha. Nil for other formats, for a `decode` map, and if there are
  /// not enough bytes. `shouldInterpolate` and `intent` have no effect.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let length = bitsPerPixel / 8
    guard decode == nil, bitsPerComponent == 8, [8, 24, 32].contains(bitsPerPixel),
      BitmapSize.isDecoded(width: width, height: height), let data = provider.data,
      bytesPerRow >= width * length, data.length >= bytesPerRow * (height - 1) + width * length
    else { return nil }
    let layout = PixelLayout(bitmapInfo, length: length)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    let bytes = UnsafeRawBufferPointer(start: data.bytes, count: data.length)
    for row in 0..<height {
      for column in 0..<width {
        let start = row * bytesPerRow + column * length
        pixels.append(layout.pixel(bytes[start..<start + length]))
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}

/// Where a pixel's bytes have red, green, blue and alpha.
private struct PixelLayout {
  /// The indices of the components; alpha is nil if there is none.
  let red, green, blue: Int
  let alpha: Int?
  let isPremultiplied: Bool

  init(_ info: CGBitmapInfo, length: Int) {
    let kind = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    isPremultiplied = kind == .premultipliedFirst || kind == .premultipliedLast
    guard length == 4 else {
      (red, green, blue, alpha) = length == 3 ? (0, 1, 2, nil) : (0, 0, 0, nil)
      return
    }
    let isFirst = kind == .premultipliedFirst || kind == .first || kind == .noneSkipFirst
    let hasAlpha = isPremultiplied || kind == .first || kind == .last
    // The order of the components in a number, from the highest byte.
    let order = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
    let isLittle =
      info.rawValue & CGBitmapInfo.byteOrderMask.rawValue
      == CGBitmapInfo.byteOrder32Little.rawValue
    let places = isLittle ? order.map { 3 - $0 } : order
    (red, green, blue) = (places[0], places[1], places[2])
    alpha = hasAlpha ? places[3] : nil
  }

  /// The pixel, with premultiplied alpha.
  func pixel(_ bytes: Slice<UnsafeRawBufferPointer>) -> UInt32 {
    let start = bytes.startIndex
    let alpha = self.alpha.map { UInt32(bytes[start + $0]) } ?? 255
    func component(_ index: Int) -> UInt32 {
      let value = UInt32(bytes[start + index])
      return isPremultiplied || alpha == 255 ? min(value, alpha) : (value * alpha + 127) / 255
    }
    return alpha << 24 | component(red) << 16 | component(green) << 8 | component(blue)
  }
}
