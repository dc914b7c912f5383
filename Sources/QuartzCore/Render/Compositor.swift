import CRaster
import Foundation

/// A picture, and what it was painted from: the next one is painted only where it differs.
package struct Painting: Sendable {
  package let image: CGImage
  let scene: Scene
  /// How many strips of 32 rows were painted, not copied.
  package let paintedBands: Int
}

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
  private let lock = NSLock()

  /// - Parameter threads: the caller's included; by default as many as there are cores.
  package init(threads: Int = ProcessInfo.processInfo.activeProcessorCount) {
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
  /// The pixels do not depend on `last`. They are written into `memory`, if that has the right
  /// size.
  package func painting(
    of list: DisplayList, background: CGColor? = nil, after last: Painting? = nil,
    in memory: consuming [UInt32] = []
  ) -> Painting {
    lock.lock()
    defer { lock.unlock() }
    let scene = Scene(resolved(list, background), background: background, shadows: shadows)
    var old: (pixels: [UInt32], changed: [Bool])?
    if let last {
      let changed = scene.changedBands(since: last.scene)
      guard changed.contains(true) else { return last }
      if changed.contains(false) { old = (last.image.pixels, changed) }
    }
    let size = max(0, list.width) * max(0, list.height)
    var pixels = memory
    if pixels.count == size {
      pixels.withUnsafeMutableBufferPointer { paint(scene, onto: $0, over: old) }
    } else {
      pixels = [UInt32](unsafeUninitializedCapacity: size) { buffer, count in
        paint(scene, onto: buffer, over: old)
        count = size
      }
    }
    // Drawing over an opaque ground leaves it opaque.
    let image = CGImage(
      width: list.width, height: list.height, pixels: pixels, isOpaque: background?.alpha == 1)
    let painted = old?.changed.count { $0 } ?? scene.bands
    return Painting(image: image, scene: scene, paintedBands: painted)
  }

  /// The list with pictures in place of its backdrops.
  private func resolved(_ list: DisplayList, _ background: CGColor?) -> DisplayList {
    BackdropWalk.resolve(list) { behind, window, blur, reduction in
      let list = DisplayList(width: list.width, height: list.height, items: behind.items)
      return backdrops.picture(of: window, blur, reduction) {
        let ground = behind.isOnGround ? background : nil
        paint(Scene(list, window: window, background: ground, shadows: shadows), $0)
      }
    }
  }

  /// Bands that have not changed are copied.
  private func paint(
    _ scene: Scene, onto buffer: UnsafeMutableBufferPointer<UInt32>,
    over old: (pixels: [UInt32], changed: [Bool])?
  ) {
    guard let pixels = buffer.baseAddress else { return }
    guard let old else { return paint(scene, pixels) }
    let work = Work(scene: scene, painters: painters, pixels: pixels)
    pool.run(scene.bands) { band, worker in
      if old.changed[band] {
        work.paint(band, worker: worker)
      } else {
        work.copy(band, of: old.pixels)
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
