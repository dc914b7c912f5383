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
  private let lock = NSLock()

  /// - Parameter threads: the caller's included; by default as many as there are cores.
  package init(threads: Int = ProcessInfo.processInfo.activeProcessorCount) {
    pool = BandPool(threads: threads)
    painters = (0..<pool.threads).map { _ in BandPainter() }
    backdrops = BackdropPainter(pool: pool)
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
      let list = BackdropWalk.resolve(list) { behind, window, blur, reduction in
        let list = DisplayList(width: list.width, height: list.height, items: behind.items)
        return backdrops.picture(of: window, blur, reduction) {
          let ground = behind.isOnGround ? background : nil
          paint(Scene(list, window: window, background: ground, shadows: shadows), $0)
        }
      }
      paint(Scene(list, background: background, shadows: shadows), pixels)
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
  }
}
