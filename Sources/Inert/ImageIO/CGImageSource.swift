@_exported import CoreGraphics

public typealias CFDictionary = NSDictionary

public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

/// The images of a PNG, JPEG or GIF file.
public final class CGImageSource: @unchecked Sendable {
  enum Content {
    case png(Data)
    case jpeg(Data)
    case gif(GIFFile)
    case unknown
  }
  let content: Content

  init(_ data: Data) {
    if CGImage.size(ofPNG: data) != nil {
      content = .png(data)
    } else if data.starts(with: Array("GIF8".utf8)), let file = GIFFile(data) {
      content = .gif(file)
    } else {
      content = CGImage.size(ofJPEG: data) == nil ? .unknown : .jpeg(data)
    }
  }

  var count: Int {
    switch content {
    case .png, .jpeg: 1
    case .gif(let file): file.frames.count
    case .unknown: 0
    }
  }

  var type: String? {
    switch content {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .unknown: nil
    }
  }

  var size: (width: Int, height: Int)? {
    switch content {
    case .png(let data): CGImage.size(ofPNG: data)
    case .jpeg(let data): CGImage.size(ofJPEG: data)
    case .gif(let file): (file.width, file.height)
    case .unknown: nil
    }
  }

  var orientation: Int {
    if case .jpeg(let data) = content { JPEGOrientation(data).exif } else { 1 }
  }

  func image(at index: Int) -> CGImage? {
    guard (0..<count).contains(index) else { return nil }
    return switch content {
    case .png(let data): CGImage(pngData: data)
    case .jpeg(let data): CGImage(jpegData: data)
    case .gif(let file): file.image(at: index)
    case .unknown: nil
    }
  }
}

/// Nil if the file cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard let data = try? Data(contentsOf: url as URL) else { return nil }
  return CGImageSource(data)
}
/// Data without an image makes a source without images.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? {
  CGImageSource(data as Data)
}
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
  provider.data.map { CGImageSource($0 as Data) }
}

public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.type.map { NSString(string: $0) }
}
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  isrc.type == nil ? .statusUnknownType : .statusComplete
}
public func CGImageSourceGetStatusAtIndex(
  _ isrc: CGImageSource, _ index: Int
) -> CGImageSourceStatus {
  (0..<isrc.count).contains(index) ? .statusComplete : .statusInvalidData
}

/// The image as it is in the file; the Exif orientation is not applied.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  isrc.image(at: index)
}

/// A smaller image. Nil unless the options ask for a thumbnail of the image itself, because
/// thumbnails inside files are not read.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let options = Options(options)
  guard
    options.isSet(kCGImageSourceCreateThumbnailFromImageAlways)
      || options.isSet(kCGImageSourceCreateThumbnailFromImageIfAbsent),
    var image = isrc.image(at: index)
  else { return nil }
  if options.isSet(kCGImageSourceCreateThumbnailWithTransform) {
    image = image.upright(from: isrc.orientation)
  }
  guard let side = options.number(kCGImageSourceThumbnailMaxPixelSize) else { return image }
  return image.reduced(toSide: side)
}

public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  guard isrc.type != nil else { return nil }
  let all = NSMutableDictionary()
  if case .gif(let file) = isrc.content {
    let gif = NSMutableDictionary()
    gif[kCGImagePropertyGIFLoopCount] = NSNumber(value: file.loops)
    gif[kCGImagePropertyGIFHasGlobalColorMap] = NSNumber(value: true)
    all[kCGImagePropertyGIFDictionary] = gif
  }
  return all
}

public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard (0..<isrc.count).contains(index), let size = isrc.size else { return nil }
  let all = NSMutableDictionary()
  all[kCGImagePropertyPixelWidth] = NSNumber(value: size.width)
  all[kCGImagePropertyPixelHeight] = NSNumber(value: size.height)
  all[kCGImagePropertyDepth] = NSNumber(value: 8)
  all[kCGImagePropertyColorModel] = kCGImagePropertyColorModelRGB
  switch isrc.content {
  case .jpeg: all[kCGImagePropertyOrientation] = NSNumber(value: isrc.orientation)
  case .gif(let file):
    let gif = NSMutableDictionary()
    gif[kCGImagePropertyGIFDelayTime] = NSNumber(value: file.frames[index].delay)
    gif[kCGImagePropertyGIFUnclampedDelayTime] = NSNumber(value: file.frames[index].written)
    all[kCGImagePropertyGIFDictionary] = gif
  case .png, .unknown: break
  }
  return all
}

/// The options of a call.
struct Options {
  private let values: NSDictionary

  init(_ values: CFDictionary?) { self.values = values ?? NSDictionary() }

  func number(_ key: CFString) -> Double? {
    switch values[key] {
    case let number as NSNumber: number.doubleValue
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    default: nil
    }
  }
  func isSet(_ key: CFString) -> Bool {
    if let flag = values[key] as? Bool { return flag }
    return number(key).map { $0 != 0 } ?? false
  }
}

extension CGImage {
  /// The image, reduced so that its longer side has at most this many pixels.
  fileprivate func reduced(toSide side: Double) -> CGImage {
    let factor = side / Double(max(width, height))
    guard factor < 1, factor > 0 else { return self }
    let columns = max(1, Int((Double(width) * factor).rounded()))
    let rows = max(1, Int((Double(height) * factor).rounded()))
    guard let context = CGContext(width: columns, height: rows, scale: 1, isOpaque: isOpaque) else {
      return self
    }
    context.interpolationQuality = .high
    context.drawUpright(self, in: CGRect(x: 0, y: 0, width: columns, height: rows))
    return context.makeImage() ?? self
  }

  /// The image with an Exif orientation applied.
  fileprivate func upright(from orientation: Int) -> CGImage {
    guard (2...8).contains(orientation) else { return self }
    let isTurned = orientation > 4
    let (columns, rows) = isTurned ? (height, width) : (width, height)
    let (right, low) = (width - 1, height - 1)
    var turned = [UInt32](repeating: 0, count: pixels.count)
    for row in 0..<rows {
      for column in 0..<columns {
        let (x, y) =
          switch orientation {
          case 2: (right - column, row)
          case 3: (right - column, low - row)
          case 4: (column, low - row)
          case 5: (row, column)
          case 6: (row, low - column)
          case 7: (right - row, low - column)
          default: (right - row, column)
          }
        turned[row * columns + column] = pixels[y * width + x]
      }
    }
    return CGImage(width: columns, height: rows, pixels: turned, isOpaque: isOpaque)
  }
}
