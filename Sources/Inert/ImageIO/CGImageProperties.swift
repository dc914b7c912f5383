import CoreGraphics

// The keys of options and properties. The values are the names without their prefixes.

nonisolated(unsafe) public let kCGImageSourceShouldCache: CFString =
  "kCGImageSourceShouldCache" as NSString
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: CFString =
  "kCGImageSourceShouldCacheImmediately" as NSString
nonisolated(unsafe) public let kCGImageSourceShouldAllowFloat: CFString =
  "kCGImageSourceShouldAllowFloat" as NSString
nonisolated(unsafe) public let kCGImageSourceTypeIdentifierHint: CFString =
  "kCGImageSourceTypeIdentifierHint" as NSString
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways" as NSString
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent" as NSString
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform" as NSString
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString =
  "kCGImageSourceThumbnailMaxPixelSize" as NSString
nonisolated(unsafe) public let kCGImageSourceSubsampleFactor: CFString =
  "kCGImageSourceSubsampleFactor" as NSString
nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality" as NSString
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: CFString = "PixelWidth" as NSString
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: CFString = "PixelHeight" as NSString
nonisolated(unsafe) public let kCGImagePropertyDepth: CFString = "Depth" as NSString
nonisolated(unsafe) public let kCGImagePropertyOrientation: CFString = "Orientation" as NSString
nonisolated(unsafe) public let kCGImagePropertyColorModel: CFString = "ColorModel" as NSString
nonisolated(unsafe) public let kCGImagePropertyColorModelRGB: CFString = "RGB" as NSString
nonisolated(unsafe) public let kCGImagePropertyDPIWidth: CFString = "DPIWidth" as NSString
nonisolated(unsafe) public let kCGImagePropertyDPIHeight: CFString = "DPIHeight" as NSString
nonisolated(unsafe) public let kCGImagePropertyHasAlpha: CFString = "HasAlpha" as NSString
nonisolated(unsafe) public let kCGImagePropertyExifDictionary: CFString = "{Exif}" as NSString
nonisolated(unsafe) public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}" as NSString
nonisolated(unsafe) public let kCGImagePropertyGPSDictionary: CFString = "{GPS}" as NSString
nonisolated(unsafe) public let kCGImagePropertyPNGDictionary: CFString = "{PNG}" as NSString
nonisolated(unsafe) public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}" as NSString
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary: CFString = "{GIF}" as NSString
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime" as NSString
nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime: CFString =
  "UnclampedDelayTime" as NSString
nonisolated(unsafe) public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount" as NSString
nonisolated(unsafe) public let kCGImagePropertyGIFHasGlobalColorMap: CFString =
  "HasGlobalColorMap" as NSString

/// The place of an image's first pixel, as in Exif.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8
}
