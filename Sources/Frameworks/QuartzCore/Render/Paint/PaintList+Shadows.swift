import CRaster

extension ShadowMask {
  /// The mask as the structure that the C functions use. The structure's pointer is valid as long
  /// as the mask exists.
  func bitmap(full: SIMD2<Double>) -> cr_mask {
    cr_mask(
      pixels: bytes.withUnsafeBufferPointer { $0.baseAddress }, width: Int32(width),
      height: Int32(height), mid_x: middle.x, mid_y: middle.y, full_width: full.x,
      full_height: full.y)
  }
}

extension ShadowCache.Fitted {
  /// The box of the pixels in which a colour with this alpha is visible through the mask. Outside
  /// the box, the mask's values are so small that their product with the alpha is rounded to zero.
  /// The mask extends over every pixel of the box.
  ///
  /// Nil if the mask is rotated, or if it is scaled down so far that its rim is narrower than a
  /// pixel.
  func litBox(_ mapping: cr_mapping, alpha: UInt32) -> PaintList.Box? {
    let m = mapping.m
    guard m.1 == 0, m.3 == 0, m.6 == 0, m.7 == 0, m.8 != 0 else { return nil }
    // The largest mask value v for which v · alpha / 255 rounds to zero.
    let faint = UInt8(alpha > 0 ? min(255, 127 / alpha) : 255)
    let rim = bitmap.rim(upTo: faint)
    guard
      let x = Self.lit(rim.left, rim.right, of: full.x, scale: m.0 / m.8, origin: m.2 / m.8),
      let y = Self.lit(rim.top, rim.bottom, of: full.y, scale: m.4 / m.8, origin: m.5 / m.8)
    else { return nil }
    return PaintList.Box(x0: x.first, y0: y.first, x1: x.end, y1: y.end)
  }

  /// The pixels at which the mask is not faint. The centre of device pixel x is at `scale` · (x +
  /// ½) + `origin` in the mask. The mask's value at this centre is interpolated between the two
  /// nearest columns, so the value is faint only if both columns are faint.
  private static func lit(
    _ before: Int, _ after: Int, of full: Double, scale: Double, origin: Double
  ) -> (first: Int32, end: Int32)? {
    // The margin in mask pixels. Positions in the mask are rounded to 1/256 pixel, and a mask may
    // be one pixel longer than the shape that it covers.
    let slack = 1.0 / 64
    let least = 1.5 + slack + scale / 2
    guard scale > 0, Double(before) >= least, Double(after) >= least else { return nil }
    func column(at place: Double) -> Int32 {
      Int32(min(1e6, max(-1e6, (place - origin) / scale - 0.5)).rounded(.up))
    }
    return (
      column(at: Double(before) - 0.5 - slack), column(at: full - Double(after) + 0.5 + slack)
    )
  }
}
