import CRaster
import Foundation

/// A cache of shadow masks. The cache is emptied when it contains too many masks or uses too much
/// memory.
package final class ShadowCache: @unchecked Sendable {
  private static let mostMasks = 256
  /// The maximum memory, which is enough for ten phone screens at three pixels per point.
  package static let mostBytes = 32 << 20

  /// A mask and the size to which it is stretched, in mask pixels.
  package struct Fitted {
    package let bitmap: ShadowMask
    package let full: SIMD2<Double>
  }

  private struct ImageKey: Hashable {
    let image: ObjectIdentifier
    let source: [Double]
    let size: [Double]
    let sigma: Double
  }

  /// An outline in mask pixels, which identifies its mask.
  private struct OutlineKey: Hashable {
    let contours: [[CGPoint]]
    let sigma: Double
  }

  /// Paints a display list and returns the pixels. The shadow masks come from the given cache.
  package typealias Painter = @Sendable (DisplayList, ShadowCache) -> [UInt32]

  private let paint: Painter
  private let lock = NSLock()
  /// The memory, in bytes, of the masks and of the images stored with them.
  package private(set) var bytes = 0
  private var outlines: [OutlineKey: ShadowMask] = [:]
  private var rounded: [ShadowMask.Key: ShadowMask] = [:]
  // The image is retained, because another image could otherwise get the same identity.
  private var alphas: [ImageKey: (image: CGImage, mask: ShadowMask)] = [:]

  package init(paint: @escaping Painter) { self.paint = paint }

  /// The mask of a shadow, and the position of the mask's corner in layer points.
  package func mask(for shadow: DisplayList.Shadow) -> (Fitted, origin: SIMD2<Double>)? {
    lock.withLock { find(shadow) }
  }

  private func find(_ shadow: DisplayList.Shadow) -> (Fitted, origin: SIMD2<Double>)? {
    let scale = shadow.resolution
    let sigma = shadow.sigma * scale
    let reach = Double(ShadowMask.reach(sigma: sigma))
    func fitted(_ mask: ShadowMask, _ box: CGRect, stretch: (Bool, Bool)) -> (Fitted, SIMD2<Double>)
    {
      // An array literal instead of `SIMD2(_:_:)` would allocate an array for each shadow.
      let full = SIMD2(
        stretch.0 ? Double(box.width) * scale + 2 * reach : mask.full.x,
        stretch.1 ? Double(box.height) * scale + 2 * reach : mask.full.y)
      let origin = SIMD2(
        Double(box.minX + shadow.offset.width) - reach / scale,
        Double(box.minY + shadow.offset.height) - reach / scale)
      return (Fitted(bitmap: mask, full: full), origin)
    }
    switch shadow.caster {
    case .rounded(let rect, let radius, let corners):
      let key = ShadowMask.Key(
        size: CGSize(width: rect.width * scale, height: rect.height * scale),
        radius: radius * scale, corners: corners, sigma: sigma)
      return fitted(roundedMask(key), rect, stretch: (key.stretchX, key.stretchY))
    case .outline(let contours):
      guard let box = DisplayList.box(of: contours) else { return nil }
      let moved = contours.map { contour in
        contour.map {
          CGPoint(x: ($0.x - box.minX) * scale + reach, y: ($0.y - box.minY) * scale + reach)
        }
      }
      let key = OutlineKey(contours: moved, sigma: sigma)
      let mask = outlineMask(
        key, width: Self.extent(box.width, scale, reach),
        height: Self.extent(box.height, scale, reach))
      return fitted(mask, box, stretch: (false, false))
    case .alpha(let image, let source, let place):
      let mask = alphaMask(
        image, source: source, place: place, scale: scale, sigma: sigma, reach: reach)
      return fitted(mask, place, stretch: (false, false))
    }
  }

  /// Inserts a mask. If the cache is full, it is emptied first.
  private func kept(_ mask: ShadowMask, with image: CGImage? = nil) -> ShadowMask {
    let size = mask.bytes.count + 4 * (image?.pixels.count ?? 0)
    if masks >= Self.mostMasks || bytes + size > Self.mostBytes {
      outlines.removeAll()
      rounded.removeAll()
      alphas.removeAll()
      bytes = 0
    }
    bytes += size
    return mask
  }

  private var masks: Int { outlines.count + rounded.count + alphas.count }

  private func roundedMask(_ key: ShadowMask.Key) -> ShadowMask {
    if let known = rounded[key] { return known }
    let mask = kept(ShadowMask(key))
    rounded[key] = mask
    return mask
  }

  private func outlineMask(_ key: OutlineKey, width: Int, height: Int) -> ShadowMask {
    if let known = outlines[key] { return known }
    let coverage = ShadowMask.Coverage(.outline(key.contours), width: width, height: height)
    let mask = kept(ShadowMask(coverage, sigma: key.sigma))
    outlines[key] = mask
    return mask
  }

  private func alphaMask(
    _ image: CGImage, source: CGRect, place: CGRect, scale: Double, sigma: Double, reach: Double
  ) -> ShadowMask {
    let key = ImageKey(
      image: ObjectIdentifier(image),
      source: [source.minX, source.minY, source.width, source.height].map { Double($0) },
      size: [place.width * scale, place.height * scale].map { Double($0) }, sigma: sigma)
    if let known = alphas[key] { return known.mask }
    let list = DisplayList(
      width: Self.extent(place.width, scale, reach),
      height: Self.extent(place.height, scale, reach),
      items: [.draw(Self.silhouette(image, source, place, scale: scale, reach: reach))])
    let pixels = paint(list, self)
    let coverage = ShadowMask.Coverage(
      width: list.width, height: list.height, values: pixels.map { Double($0 >> 24) / 255 })
    let mask = kept(ShadowMask(coverage, sigma: sigma), with: image)
    alphas[key] = (image, mask)
    return mask
  }

  private static func silhouette(
    _ image: CGImage, _ source: CGRect, _ place: CGRect, scale: Double, reach: Double
  ) -> DisplayList.Draw {
    let moved = CGRect(
      x: reach, y: reach, width: Double(place.width) * scale, height: Double(place.height) * scale)
    return DisplayList.Draw(
      layer: 0, name: "", part: .contents, plane: .init(projection: .scale(1)),
      shape: .rect(moved), paint: .image(image, source: source, place: moved), opacity: 1,
      edges: .all)
  }

  private static func extent(_ length: CGFloat, _ scale: Double, _ reach: Double) -> Int {
    Int(clamped: (Double(length) * scale).rounded(.up) + 2 * reach)
  }
}
