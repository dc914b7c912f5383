extension CALayer {
  /// Fills a bitmap of the bounds' size, at the contents scale, with what `draw(in:)` draws.
  func drawBitmap() {
    let width = Int((bounds.width * contentsScale).rounded(.up))
    let height = Int((bounds.height * contentsScale).rounded(.up))
    guard width > 0, height > 0,
      let context = CGContext(width: width, height: height, scale: contentsScale)
    else {
      contents = nil
      return
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    draw(in: context)
    contents = context.makeImage()
  }
}
