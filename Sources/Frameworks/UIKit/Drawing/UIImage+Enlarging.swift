// Images that are drawn again when they are enlarged, so that their edges stay sharp.
extension UIImage {
  /// The upright pixels for a rectangle of `size` points that the image fills. If the image has an
  /// original and fewer pixels than the rectangle, it is drawn again.
  func pixels(filling size: CGSize) -> CGImage? {
    guard let original, let upright, resizing == nil,
      let bitmap = BitmapSize(size, scale: scale, mostPixels: BitmapSize.mostEnginePixels),
      bitmap.width > upright.width || bitmap.height > upright.height
    else { return upright }
    let (width, height) =
      imageOrientation.isSideways ? (bitmap.height, bitmap.width) : (bitmap.width, bitmap.height)
    guard let drawn = original.drawn(width: width, height: height) else { return upright }
    return imageOrientation == .up ? drawn : drawn.turned(by: imageOrientation)
  }

  /// Whether an image view has to draw the image again when its size changes.
  var dependsOnSize: Bool { tiles || original != nil }
}
