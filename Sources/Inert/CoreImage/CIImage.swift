@_exported import ImageIO
@_exported import UIKit

/// A picture, or the recipe for one. Its pixels are computed when a context draws it.
///
/// The origin of its coordinates is at the bottom left, and one unit is one pixel.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
  /// Computes the pixels.
  private let render: () -> PixelArea
  private let lock = NSRecursiveLock()
  private var rendered: PixelArea?
  /// The rectangle of the picture; infinite for a colour.
  public let extent: CGRect

  init(extent: CGRect, render: @escaping () -> PixelArea) {
    (self.extent, self.render) = (extent, render)
  }

  public convenience init(cgImage image: CGImage) {
    let size = CGSize(width: image.width, height: image.height)
    self.init(extent: CGRect(origin: .zero, size: size)) {
      PixelArea(x: 0, y: 0, width: image.width, height: image.height, pixels: image.pixels)
    }
  }
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
    self.init(cgImage: image)
  }
  /// Nil if the image has no pixels.
  public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    self.init(image: image)
  }
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  public convenience init?(data: Data, options: [CIImageOption: Any]?) { self.init(data: data) }
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
    self.init(contentsOf: url)
  }
  /// A colour without borders. Crop it to use it as a picture.
  public convenience init(color: CIColor) {
    let pixel = color.pixel
    self.init(extent: .infinite) { PixelArea(color: pixel) }
  }

  open class func empty() -> CIImage { CIImage(extent: .null) { .empty } }
  open class var black: CIImage { CIImage(color: CIColor(red: 0, green: 0, blue: 0)) }
  open class var white: CIImage { CIImage(color: CIColor(red: 1, green: 1, blue: 1)) }
  open class var clear: CIImage { CIImage(color: CIColor(red: 0, green: 0, blue: 0, alpha: 0)) }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override var description: String { "<CIImage: extent \(extent)>" }
  /// The colours are always sRGB.
  open var colorSpace: CGColorSpace? { .standard }
  /// Always nil: pixels are computed in every context.
  open var cgImage: CGImage? { nil }
  open var properties: [String: Any] { [:] }

  var area: PixelArea {
    lock.withLock {
      let area = rendered ?? render()
      rendered = area
      return area
    }
  }

  // MARK: Changes

  open func cropped(to rect: CGRect) -> CIImage {
    let kept = extent.intersection(rect).integral
    return CIImage(extent: kept) { [self] in area.cropped(to: kept) }
  }
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    guard !extent.isInfinite, !extent.isNull else { return self }
    let moved = extent.applying(matrix).integral
    return CIImage(extent: moved) { [self] in area.transformed(by: matrix, into: moved) }
  }
  open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }
  open func composited(over dest: CIImage) -> CIImage {
    let all = extent.union(dest.extent)
    return CIImage(extent: all) { [self] in area.over(dest.area) }
  }
  /// Returns the picture itself: its edges are not continued.
  open func clampedToExtent() -> CIImage { self }
}

public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  public static let applyOrientationProperty = CIImageOption(
    rawValue: "CIImageApplyOrientationProperty")
}
