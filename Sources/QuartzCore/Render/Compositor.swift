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
  private let lock = NSLock()

  /// - Parameter threads: the caller's included; by default as many as there are cores.
  package init(threads: Int = ProcessInfo.processInfo.activeProcessorCount) {
    pool = BandPool(threads: threads)
    painters = (0..<pool.threads).map { _ in BandPainter() }
  }

  /// The picture of `list` over `background`, or over nothing.
  package func render(_ list: DisplayList, background: CGColor? = nil) -> CGImage {
    let size = list.width * list.height
    let pixels = [UInt32](unsafeUninitializedCapacity: size) { buffer, count in
      render(list, background: background, into: buffer)
      count = size
    }
    // Drawing over an opaque ground leaves it opaque.
    return CGImage(
      width: list.width, height: list.height, pixels: pixels, isOpaque: background?.alpha == 1)
  }

  /// The same into memory of the caller's, `width * height` pixels, all of which are written.
  package func render(
    _ list: DisplayList, background: CGColor? = nil,
    into buffer: UnsafeMutableBufferPointer<UInt32>
  ) {
    guard list.width > 0, list.height > 0, let pixels = buffer.baseAddress else { return }
    precondition(buffer.count >= list.width * list.height)
    lock.withLock {
      let scene = Scene(list, background: background, shadows: shadows)
      let work = Work(scene: scene, painters: painters, pixels: pixels)
      let bands = (list.height + Int(CR_BAND) - 1) / Int(CR_BAND)
      pool.run(bands) { band, worker in work.paint(band, worker: worker) }
    }
  }

  /// What all threads of a frame share: bands do not overlap, painters belong to one thread each.
  private struct Work: @unchecked Sendable {
    let scene: Scene
    let painters: [BandPainter]
    let pixels: UnsafeMutablePointer<UInt32>

    func paint(_ band: Int, worker: Int) {
      let top = band * Int(CR_BAND)
      painters[worker].paint(
        scene, rows: top..<min(scene.height, top + Int(CR_BAND)),
        pixels: pixels + top * scene.width)
    }
  }
}
