import CRaster
import Foundation

/// Renders display lists to pixels.
///
/// The same list always results in identical bytes, for any number of threads. Pictures are painted
/// in bands of 32 rows. Concurrent calls are executed one after the other.
package final class Compositor: @unchecked Sendable {
  private let pool: BandPool
  private let painters: [BandPainter]
  private let shadows = ShadowCache { list, shadows in
    PaintList(list, background: nil, shadows: shadows).painted()
  }
  private let backdrops: BackdropPainter
  private var rasters = RasterCache()
  /// The buffers of earlier paintings, which are reused.
  private var memory = Memory()
  private let lock = NSLock()

  /// - Parameter threads: The number of threads, which includes the calling thread. The default is
  ///   one per core.
  package init(threads: Int = BandPool.cores) {
    pool = BandPool(threads: threads)
    painters = (0..<pool.threads).map { _ in BandPainter() }
    backdrops = BackdropPainter(pool: pool)
  }

  /// Renders `list` on `background`, or on a transparent background if that is nil.
  package func render(_ list: DisplayList, background: CGColor? = nil) -> CGImage {
    painting(of: list, background: background).image
  }

  /// Does the same as `render`, but repaints only what has changed since `last`. Returns `last` if
  /// nothing has changed.
  ///
  /// The result does not depend on `last` or `spare`. `spare` should be an older painting of the
  /// same size to which there are no other references. The buffer of `spare` is reused, and parts
  /// of the new picture may already be in it. A live screen that passes `spare` needs only two
  /// buffers.
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

  /// The number of bands that the last picture painted in the bitmaps of rasterized layers.
  package var paintedRasterBands: Int { lock.withLock { rasters.paintedBands } }

  /// Paints a list that contains no rasterized layers.
  private func layeredPainting(
    of list: DisplayList, background: CGColor?, after last: Painting?, over spare: inout Painting?
  ) -> Painting {
    var paintList = PaintList(
      resolved(list, background), background: background, shadows: shadows,
      memory: memory.takeScene())
    var painted = memory.takeDamage()
    paintList.find(&painted, since: last?.paintList)
    if let last, painted.height == 0 {
      memory.keep(paintList, painted)
      return last
    }
    var missing = memory.takeDamage()
    var pixels = takePixels(of: &spare, for: paintList, &missing)
    painted.formIntersection(missing)
    paintList.trace { !painted.columns[$0].isEmpty }
    paintList.widen(&painted)
    let plan = Plan(
      paintList: paintList, painted: painted.columns, missing: missing.columns,
      old: last?.image.pixels ?? [])
    if pixels.isEmpty {
      let size = paintList.width * paintList.height
      pixels = [UInt32](unsafeUninitializedCapacity: size) { buffer, count in
        fill(buffer.baseAddress, plan)
        count = size
      }
    } else {
      pixels.withUnsafeMutableBufferPointer { fill($0.baseAddress, plan) }
    }
    memory.damages.append(missing)
    // A picture painted on an opaque background is opaque.
    let image = CGImage(
      width: paintList.width, height: paintList.height, pixels: pixels,
      isOpaque: background?.alpha == 1)
    return Painting(image: image, paintList: paintList, painted: painted)
  }

  package func painting(
    of list: DisplayList, background: CGColor? = nil, after last: Painting? = nil
  ) -> Painting {
    var none: Painting?
    return painting(of: list, background: background, after: last, over: &none)
  }

  /// Removes the pixels from `spare` and returns them. Returns an empty array if `spare` has no
  /// usable pixels. Sets `missing` to the part in which the pixels may differ from the new picture.
  private func takePixels(
    of spare: inout Painting?, for paintList: PaintList, _ missing: inout Damage
  ) -> [UInt32] {
    guard var old = spare.take() else {
      paintList.find(&missing, since: nil)
      return []
    }
    let pixels = old.paintList.window == paintList.window ? old.takePixels() ?? [] : []
    paintList.find(&missing, since: pixels.isEmpty ? nil : old.paintList)
    let (lists, damage) = old.takeLists()
    memory.keep(lists, damage)
    return pixels
  }

  /// Returns the list with a picture in place of each backdrop.
  private func resolved(_ list: DisplayList, _ background: CGColor?) -> DisplayList {
    BackdropWalk.resolve(list) { behind, window, blur, reduction in
      let list = DisplayList(width: list.width, height: list.height, items: behind.items)
      return backdrops.picture(of: window, blur, reduction) {
        let ground = behind.isOnGround ? background : nil
        var paintList = PaintList(list, window: window, background: ground, shadows: shadows)
        paintList.trace { _ in true }
        var whole = Damage()
        paintList.find(&whole, since: nil)
        fill(
          $0, Plan(paintList: paintList, painted: whole.columns, missing: whole.columns, old: []))
      }
    }
  }

  private func fill(_ pixels: UnsafeMutablePointer<UInt32>?, _ plan: Plan) {
    guard let pixels else { return }
    let work = Work(plan: plan, painters: painters, pixels: pixels)
    pool.run(plan.paintList.bands) { band, worker in work.fill(band, worker: worker) }
  }

  /// Which parts of a picture are painted and which are copied.
  private struct Plan {
    let paintList: PaintList
    /// The columns of each band that are painted.
    let painted: [Range<Int32>]
    /// The columns of each band in which the buffer differs from the new picture. The columns that
    /// are not in `painted` are copied from `old`.
    let missing: [Range<Int32>]
    /// The previous picture.
    let old: [UInt32]
  }

  /// The state that all threads of a frame share. Threads can use this state concurrently, because
  /// bands do not overlap and each painter belongs to one thread.
  private struct Work: @unchecked Sendable {
    let plan: Plan
    let painters: [BandPainter]
    let pixels: UnsafeMutablePointer<UInt32>

    func fill(_ band: Int, worker: Int) {
      let (painted, missing) = (plan.painted[band], plan.missing[band])
      guard !painted.isEmpty else {
        copy(missing, of: band)
        return
      }
      let window = plan.paintList.window
      copy(missing.clamped(to: window.x0..<painted.lowerBound), of: band)
      copy(missing.clamped(to: painted.upperBound..<window.x1), of: band)
      painters[worker].paint(plan.paintList, band: band, columns: painted, onto: pixels)
    }

    private func copy(_ columns: Range<Int32>, of band: Int) {
      guard !columns.isEmpty else { return }
      let paintList = plan.paintList
      let range = paintList.pixels(of: band)
      plan.old.withUnsafeBufferPointer { source in
        guard let start = source.baseAddress else { return }
        if columns.count == paintList.width {
          (pixels + range.lowerBound).update(from: start + range.lowerBound, count: range.count)
          return
        }
        let first = range.lowerBound + Int(columns.lowerBound - paintList.window.x0)
        for place in stride(from: first, to: range.upperBound, by: paintList.width) {
          (pixels + place).update(from: start + place, count: columns.count)
        }
      }
    }
  }

  /// The buffers that the next frame reuses.
  private struct Memory {
    private var paintList = PaintList()
    var damages: [Damage] = []

    mutating func takeScene() -> PaintList {
      var taken = PaintList()
      swap(&taken, &paintList)
      return taken
    }

    mutating func takeDamage() -> Damage { damages.popLast() ?? Damage() }

    mutating func keep(_ paintList: consuming PaintList, _ damage: consuming Damage) {
      paintList.empty()
      self.paintList = paintList
      damages.append(damage)
    }
  }
}
