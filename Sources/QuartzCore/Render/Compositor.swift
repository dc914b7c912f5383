import CRaster
import Foundation

/// Turns display lists into pixels.
///
/// The same list gives the same bytes with any number of threads. Pictures are painted in bands
/// of 32 rows. Calls from several threads are served one after the other.
package final class Compositor: @unchecked Sendable {
  private let pool: BandPool
  private let painters: [BandPainter]
  private let shadows = ShadowCache { list, shadows in
    Scene(list, background: nil, shadows: shadows).painted()
  }
  private let backdrops: BackdropPainter
  private var rasters = RasterCache()
  private let lock = NSLock()

  /// - Parameter threads: the caller's included; by default as many as there are cores.
  package init(threads: Int = BandPool.cores) {
    pool = BandPool(threads: threads)
    painters = (0..<pool.threads).map { _ in BandPainter() }
    backdrops = BackdropPainter(pool: pool)
  }

  /// The picture of `list` over `background`, or over nothing.
  package func render(_ list: DisplayList, background: CGColor? = nil) -> CGImage {
    painting(of: list, background: background).image
  }

  /// The same, painted only where it differs from `last`, the very same where it does not differ.
  ///
  /// The pixels depend on neither `last` nor `spare`. An older painting of this size that nobody
  /// else keeps is a good `spare`: it is taken, and the picture put into its memory, which may
  /// hold parts of it already. A live screen then does with two pictures' worth.
  package func painting(
    of list: DisplayList, background: CGColor? = nil, after last: Painting?,
    over spare: inout Painting?
  ) -> Painting {
    lock.lock()
    defer { lock.unlock() }
    let flattened = rasters.resolve(list) { list, last in
      var none: Painting?
      return layeredPainting(of: list, background: nil, after: last, over: &none)
    }
    return layeredPainting(of: flattened, background: background, after: last, over: &spare)
  }

  /// How many strips of the bitmaps that layers ask for were painted for the last picture.
  package var paintedRasterBands: Int { lock.withLock { rasters.paintedBands } }

  /// Of a list in which every layer is drawn.
  private func layeredPainting(
    of list: DisplayList, background: CGColor?, after last: Painting?, over spare: inout Painting?
  ) -> Painting {
    var scene = Scene(resolved(list, background), background: background, shadows: shadows)
    let changed = last.map { scene.changedBands(since: $0.scene) }
    if let last, let changed, !changed.contains(true) { return last }
    var bands = (changed ?? []).map { $0 ? Band.painted : .copied }
    if bands.isEmpty { bands = Array(repeating: .painted, count: scene.bands) }
    let size = scene.width * scene.height
    var pixels = takePixels(of: &spare, for: scene, &bands)
    scene.trace { bands[$0] == .painted }
    let painted = bands.count { $0 == .painted }
    if pixels.count == size {
      pixels.withUnsafeMutableBufferPointer { fill($0, with: scene, bands, from: last?.image) }
    } else {
      pixels = [UInt32](unsafeUninitializedCapacity: size) { buffer, count in
        fill(buffer, with: scene, bands, from: last?.image)
        count = size
      }
    }
    // Drawing over an opaque ground leaves it opaque.
    let image = CGImage(
      width: scene.width, height: scene.height, pixels: pixels, isOpaque: background?.alpha == 1)
    return Painting(image: image, scene: scene, paintedBands: painted)
  }

  package func painting(
    of list: DisplayList, background: CGColor? = nil, after last: Painting? = nil
  ) -> Painting {
    var none: Painting?
    return painting(of: list, background: background, after: last, over: &none)
  }

  /// What becomes of a strip of 32 rows.
  private enum Band {
    case painted
    /// From the picture before.
    case copied
    /// Stands where the picture will be.
    case found
  }

  /// The pixels of `spare`, and in `bands` what of them can stay.
  private func takePixels(
    of spare: inout Painting?, for scene: Scene, _ bands: inout [Band]
  ) -> [UInt32] {
    guard var old = spare else { return [] }
    spare = nil
    guard old.scene.width == scene.width, old.scene.height == scene.height,
      let pixels = old.takePixels()
    else { return [] }
    let changed = scene.changedBands(since: old.scene)
    for (band, changed) in changed.enumerated() where !changed { bands[band] = .found }
    return pixels
  }

  /// The list with pictures in place of its backdrops.
  private func resolved(_ list: DisplayList, _ background: CGColor?) -> DisplayList {
    BackdropWalk.resolve(list) { behind, window, blur, reduction in
      let list = DisplayList(width: list.width, height: list.height, items: behind.items)
      return backdrops.picture(of: window, blur, reduction) {
        let ground = behind.isOnGround ? background : nil
        var scene = Scene(list, window: window, background: ground, shadows: shadows)
        scene.trace { _ in true }
        paint(scene, $0)
      }
    }
  }

  private func fill(
    _ buffer: UnsafeMutableBufferPointer<UInt32>, with scene: Scene, _ bands: [Band],
    from last: CGImage?
  ) {
    guard let pixels = buffer.baseAddress else { return }
    let work = Work(scene: scene, painters: painters, pixels: pixels)
    let old = last?.pixels ?? []
    pool.run(scene.bands) { band, worker in
      switch bands[band] {
      case .painted: work.paint(band, worker: worker)
      case .copied: work.copy(band, of: old)
      case .found: break
      }
    }
  }

  private func paint(_ scene: Scene, _ pixels: UnsafeMutablePointer<UInt32>) {
    let work = Work(scene: scene, painters: painters, pixels: pixels)
    pool.run(scene.bands) { band, worker in work.paint(band, worker: worker) }
  }

  /// What all threads of a frame share: bands do not overlap, painters belong to one thread each.
  private struct Work: @unchecked Sendable {
    let scene: Scene
    let painters: [BandPainter]
    let pixels: UnsafeMutablePointer<UInt32>

    func paint(_ band: Int, worker: Int) {
      painters[worker].paint(scene, band: band, onto: pixels)
    }

    func copy(_ band: Int, of old: [UInt32]) {
      let range = scene.pixels(of: band)
      old.withUnsafeBufferPointer { source in
        guard let start = source.baseAddress else { return }
        (pixels + range.lowerBound).update(from: start + range.lowerBound, count: range.count)
      }
    }
  }
}
