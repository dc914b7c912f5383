import CoreGraphics
import QuartzCore
import Stage

/// Paints moments of one recording at one size, each after the one before.
///
/// A moment that must look like its predecessor (the same layers and bar, at rest, under
/// the same fingers) gets the very same image, which the encoders recognise without looking. A film's
/// frames all have the size that fits every screen of the recording: where the device is turned
/// or resized, each screen stands in the middle of it.
package final class FramePainter {
  /// Pixels a point.
  package let scale: Double
  /// Of a screen that says nothing else, in points.
  private let firstSize: CGSize
  /// Of the pictures, in points; nil gives each the size of its screen.
  private let canvas: CGSize?
  private let compositor: Compositor
  private let dots: TouchDots?
  private let bars: StatusBarPainter
  private var last: Last?
  /// The picture before the last.
  private var spare: CGImage?

  package init(
    _ recording: Recording, scale: Double, compositor: Compositor, showsTouches: Bool,
    onCanvas: Bool = true
  ) {
    firstSize = recording.firstSize
    canvas = onCanvas ? recording.canvas : nil
    self.scale = scale
    bars = StatusBarPainter(scale: scale)
    self.compositor = compositor
    dots = showsTouches ? TouchDots(scale: scale) : nil
  }

  /// The moment painted last.
  private struct Last {
    let frame: Recording.Frame
    let fingers: [Recording.Finger]
    /// Without fingers and surroundings.
    let painting: Painting
    let image: CGImage
  }

  /// Paints a live screen, which has no fingers drawn on it.
  package init(_ size: CGSize, scale: Double, _ compositor: Compositor) {
    firstSize = size
    canvas = nil
    self.scale = scale
    bars = StatusBarPainter(scale: scale)
    self.compositor = compositor
    dots = nil
  }

  /// The picture `after` seconds after a recorded frame, over black.
  package func image(_ frame: Recording.Frame, after: Double = 0) -> CGImage {
    let fingers = dots == nil ? [] : frame.fingers
    if let last, last.frame.tree.root === frame.tree.root, last.fingers == fingers,
      last.frame.statusBar == frame.statusBar, frame.tree.root.isAtRest
    {
      return last.image
    }
    let size = frame.size ?? firstSize
    let list = frame.tree.displayList(at: frame.time + after, size: size, scale: scale)
    let painting = paint(bars.add(frame.statusBar, to: list))
    var image = painting.image
    if let dots { image = dots.draw(fingers, over: image) }
    if let canvas, canvas != size { image = place(image, size, on: canvas) }
    spare = last?.painting.image
    last = Last(frame: frame, fingers: fingers, painting: painting, image: image)
    return image
  }

  /// Paints into the memory of the picture before the last, unless somebody keeps that: a live
  /// screen then does with two pictures' worth, however many it shows.
  private func paint(_ list: DisplayList) -> Painting {
    var memory: [UInt32] = []
    if isKnownUniquelyReferenced(&spare), let old = spare { memory = old.pixels }
    spare = nil
    return compositor.painting(
      of: list, background: .black, after: last?.painting, in: consume memory)
  }

  /// What surrounds a screen that is smaller than the canvas; lighter than a black screen.
  private static let surround = CGColor(red: 0.2, green: 0.21, blue: 0.24, alpha: 1)

  private func place(_ image: CGImage, _ size: CGSize, on canvas: CGSize) -> CGImage {
    func pixels(_ points: CGFloat) -> Int { Int((Double(points) * scale).rounded()) }
    guard let context = CGContext.page(canvas, scale: scale, ground: Self.surround) else {
      return image
    }
    context.interpolationQuality = .none
    // On whole pixels, so that the screen is copied as it is.
    let x = Double((pixels(canvas.width) - image.width) / 2) / scale
    let y = Double((pixels(canvas.height) - image.height) / 2) / scale
    context.drawUpright(
      image,
      in: CGRect(
        x: x, y: y, width: Double(image.width) / scale, height: Double(image.height) / scale))
    return context.makeImage() ?? image
  }
}

extension RenderNode {
  /// True when time alone changes nothing here.
  fileprivate var isAtRest: Bool {
    animations.isEmpty && (mask?.isAtRest ?? true) && children.allSatisfy(\.isAtRest)
  }
}
