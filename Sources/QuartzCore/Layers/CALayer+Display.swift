extension CALayer {
  /// Fills a bitmap of the bounds' size, at the contents scale, with what `draw(in:)` draws.
  ///
  /// Bounds without pixels have no contents. Nor have those that are too large for a bitmap, which
  /// is said as Core Animation says it (Patrick-Kladek/CocoaDebugKit#1).
  func drawBitmap() {
    let size = bounds.size
    let scale = contentsScale
    guard let pixels = BitmapSize(size, scale: scale),
      let context = CGContext(width: pixels.width, height: pixels.height, scale: scale)
    else {
      contents = nil
      if size.width * scale > 0, size.height * scale > 0 { warnOfSize() }
      return
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    draw(in: context)
    contents = context.makeImage()
  }

  private func warnOfSize() {
    func six(_ value: CGFloat) -> String { String(format: "%f", value) }
    let (width, height, scale) = (bounds.width, bounds.height, contentsScale)
    UIKitLog.warnOnce(
      "[<\(World.current.names(delegate ?? self)) layer> display]: Ignoring bogus layer size "
        + "(\(six(width)), \(six(height))), contentsScale \(six(scale)), backing store size "
        + "(\(six(width * scale)), \(six(height * scale))). Its contents are not drawn; give it "
        + "a size of at most \(BitmapSize.longestSide) pixels a side and "
        + "\(BitmapSize.mostPixels) in all.")
  }
}
