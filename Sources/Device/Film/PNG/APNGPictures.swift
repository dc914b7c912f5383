import CoreGraphics

/// The complete pictures of an animation, one after the other. Only one of them is in memory.
package struct APNGPictures {
  private let file: APNGFile
  private var pixels: [UInt32]
  private var painted = 0
  private var image: CGImage?

  package init(_ file: APNGFile) {
    self.file = file
    pixels = [UInt32](repeating: 0, count: file.size.width * file.size.height)
  }

  /// The picture at the time `t`, in seconds: the last one that has appeared by then. The times of
  /// the calls must not decrease. If nothing has changed, the image is the same object.
  package mutating func picture(at t: Double) throws(FilmError) -> CGImage {
    while painted < file.frames.count, painted == 0 || file.frames[painted].t <= t {
      try paint(file.frames[painted])
      painted += 1
      image = nil
    }
    let size = file.size
    let image = image ?? CGImage(width: size.width, height: size.height, pixels: pixels)
    self.image = image
    return image
  }

  private mutating func paint(_ frame: APNGFile.Frame) throws(FilmError) {
    let (image, rect) = (try PNGReader.image(frame.png), frame.rect)
    guard image.size == PixelSize(width: rect.width, height: rect.height) else {
      throw .unreadablePNG(reason: "a frame has another size")
    }
    for row in 0..<rect.height {
      let start = (rect.y + row) * file.size.width + rect.x
      let line = image.pixels[row * rect.width..<(row + 1) * rect.width]
      pixels.replaceSubrange(start..<start + rect.width, with: line)
    }
  }
}
