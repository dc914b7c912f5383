import CoreGraphics

extension CGContext {
  /// An opaque page of `size` points in the colour `ground`, also where its edge cuts a pixel; nil
  /// where there is no memory for it.
  static func page(_ size: CGSize, scale: Double, ground: CGColor) -> CGContext? {
    func pixels(_ length: CGFloat) -> Int { Int((Double(length) * scale).rounded()) }
    let context = CGContext(
      width: pixels(size.width), height: pixels(size.height), scale: scale, isOpaque: true)
    context?.setFillColor(ground)
    context?.fill(CGRect(origin: .zero, size: size).insetBy(dx: -1 / scale, dy: -1 / scale))
    return context
  }
}
