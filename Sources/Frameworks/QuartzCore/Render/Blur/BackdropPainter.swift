import CRaster

/// Blurs the content behind a layer. The painter paints the content, downsamples it, applies three
/// box passes per axis, and adjusts the colours.
///
/// Several threads share the work of each step. The way in which the work is divided does not
/// depend on the number of threads. Buffers are reused between frames.
final class BackdropPainter: @unchecked Sendable {
  private let pool: BandPool
  private var full = Memory<UInt32>()
  private var here = Memory<UInt64>()
  private var there = Memory<UInt64>()

  /// The number of columns that a thread blurs at a time. The pixels of these columns fit into the
  /// processor's cache.
  private static let strip = 64
  /// The number of downsampled rows that a thread computes at a time.
  private static let rows = 16

  init(pool: BandPool) { self.pool = pool }

  /// Returns the blurred content of a window. `paint` must fill the window's pixels without gaps
  /// between rows.
  func picture(
    of window: PaintList.Box, _ blur: DisplayList.Blur, _ reduction: BackdropReduction,
    paint: (UnsafeMutablePointer<UInt32>) -> Void
  ) -> DisplayList.Paint {
    let (width, height) = (Int(window.x1 - window.x0), Int(window.y1 - window.y0))
    let f = reduction.factor
    let (across, down) = ((width + f - 1) / f, (height + f - 1) / f)
    let pixels = full.pointer(width * height)
    paint(pixels.pointer)
    let a = here.pointer(across * down)
    let b = there.pointer(across * down)
    share(down, Self.rows) { first, last in
      cr_reduce(
        pixels.pointer, Int32(width), Int32(height), Int32(f), a.channels, Int32(first), Int32(last)
      )
    }
    if let box = reduction.box { soften(box, a, b, width: across, height: down) }
    let colors = [UInt32](unsafeUninitializedCapacity: across * down) { buffer, count in
      if let out = buffer.baseAddress {
        let (out, look) = (Shared(pointer: out), Self.look(blur))
        share(down, Self.rows) { first, last in
          var look = look
          cr_tone(
            a.channels + first * across * 4, out.pointer + first * across,
            Int32((last - first) * across), &look)
        }
      }
      count = across * down
    }
    return .blurred(
      CGImage(width: across, height: down, pixels: colors), x: Int(window.x0), y: Int(window.y0),
      factor: f)
  }

  /// Blurs the columns of `a` and then its rows. The result is in `a`.
  private func soften(
    _ box: BoxBlur, _ a: Shared<UInt64>, _ b: Shared<UInt64>, width: Int, height: Int
  ) {
    let (w, h, radius) = (Int32(width), Int32(height), Int32(box.radius))
    share(width, Self.strip) { first, last in
      let (x0, x1) = (Int32(first), Int32(last))
      cr_box_columns(a.channels, b.channels, w, h, x0, x1, radius, box.edge)
      cr_box_columns(b.channels, a.channels, w, h, x0, x1, radius, box.edge)
      cr_box_columns(a.channels, b.channels, w, h, x0, x1, radius, box.edge)
    }
    share(height, Self.rows) { first, last in
      cr_box_rows(b.channels, a.channels, w, Int32(first), Int32(last), radius, box.edge)
    }
  }

  /// Divides 0..<count into pieces and runs `body` on each, on several threads.
  private func share(
    _ count: Int, _ piece: Int, _ body: @escaping @Sendable (_ first: Int, _ last: Int) -> Void
  ) {
    pool.run((count + piece - 1) / piece) { index, _ in
      body(index * piece, min(count, (index + 1) * piece))
    }
  }

  private static func look(_ blur: DisplayList.Blur) -> cr_look {
    let (c, a) = (blur.tint.clamped(lowerBound: .zero, upperBound: .one), blur.tint.w)
    let alpha = Float(min(max(a, 0), 1))
    return cr_look(
      saturation: Float(blur.saturation),
      tint: (Float(c.z) * alpha, Float(c.y) * alpha, Float(c.x) * alpha, alpha))
  }
}

/// A pointer to memory that several threads use. Each thread accesses different elements.
private struct Shared<Element>: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<Element>
}

extension Shared where Element == UInt64 {
  /// The channels of all pixels, one after the other.
  var channels: UnsafeMutablePointer<UInt16> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: UInt16.self)
  }
}

/// A buffer that grows to the largest requested size.
private struct Memory<Element>: ~Copyable {
  private var storage: UnsafeMutablePointer<Element>?
  private var capacity = 0

  mutating func pointer(_ count: Int) -> Shared<Element> {
    if let storage, capacity >= count { return Shared(pointer: storage) }
    storage?.deallocate()
    let new = UnsafeMutablePointer<Element>.allocate(capacity: count)
    (storage, capacity) = (new, count)
    return Shared(pointer: new)
  }

  deinit { storage?.deallocate() }
}
