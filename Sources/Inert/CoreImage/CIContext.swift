import UIKit

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  public static let cacheIntermediates = CIContextOption(rawValue: "cache_intermediates")
}

public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let ARGB8 = CIFormat(rawValue: 257)
  public static let RGBA8 = CIFormat(rawValue: 264)
  public static let BGRA8 = CIFormat(rawValue: 266)
}

/// Computes the pixels of pictures, on the processor. The options have no effect.
open class CIContext: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public init(options: [CIContextOption: Any]?) { super.init() }

  /// The pixels of a rectangle; nil for a rectangle that is empty or too large.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard !fromRect.isInfinite, !fromRect.isNull else { return nil }
    return image.area.cropped(to: fromRect.integral).image
  }
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? {
    createCGImage(image, from: fromRect)
  }
}

extension UIImage {
  /// Creates an image of a picture's pixels.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }
  public convenience init(
    ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation
  ) {
    let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent)
    self.init(cgImage: pixels ?? .blank, scale: scale, orientation: orientation)
  }
  /// Always nil: an image has pixels.
  public var ciImage: CIImage? { nil }
}

extension CGImage {
  fileprivate static var blank: CGImage { CGImage(width: 1, height: 1, pixels: [0]) }
}
