import CoreGraphics
import QuartzCore
import Stage

/// Paints the frames of one recording at one size. For each frame, it repaints only what has
/// changed.
///
/// If a frame equals the previous one, including its touches, the painter returns the same image
/// object, so that encoders detect equal frames without comparing pixels. All frames of a film have
/// the same size, into which every screen of the recording fits. After a rotation or a resize, the
/// screen is centred in the image.
package final class FramePainter {
  /// The size in points that is used for a frame without a screen size.
  private let firstSize: CGSize
  /// The size of all images in points. If `canvas` is nil, each image has the size of its screen.
  private let canvas: CGSize?
  private let screens: ScreenPainter
  private let dots: TouchDots?
  private var last: Last?

  /// The number of pixels per point.
  package var scale: Double { screens.scale }

  package init(
    _ recording: Recording, scale: Double, compositor: Compositor, showsTouches: Bool,
    onCanvas: Bool = true
  ) {
    firstSize = recording.firstSize
    canvas = onCanvas ? recording.canvas : nil
    screens = ScreenPainter(scale: scale, compositor: compositor)
    dots = showsTouches ? TouchDots(scale: scale) : nil
  }

  /// Creates a painter for a live screen, without touches.
  package init(_ size: CGSize, scale: Double, _ compositor: Compositor) {
    firstSize = size
    canvas = nil
    screens = ScreenPainter(scale: scale, compositor: compositor)
    dots = nil
  }

  /// The frame painted last. `screen` is the picture of the screen alone; `image` also contains the
  /// touches and the area around the screen.
  private struct Last {
    let screen: CGImage
    let fingers: [Recording.Touch]
    let image: CGImage
  }

  /// The image at `after` seconds after a recorded frame, on a black background.
  package func image(_ frame: Recording.Frame, after: Double = 0) -> CGImage {
    let size = frame.size ?? firstSize
    let screen = screens.image(
      .init(frame.tree, at: frame.time + after, size: size, bar: frame.statusBar))
    let fingers = dots == nil ? [] : frame.fingers
    if let last, last.screen === screen, last.fingers == fingers { return last.image }
    var image = screen
    if let dots { image = dots.draw(fingers, over: image) }
    if let canvas, canvas != size { image = place(image, size, on: canvas) }
    last = Last(screen: screen, fingers: fingers, image: image)
    return image
  }

  /// The colour around a screen that is smaller than the image. It is lighter than black, so that a
  /// black screen can be distinguished from it.
  private static let surround = CGColor(red: 0.2, green: 0.21, blue: 0.24, alpha: 1)

  private func place(_ image: CGImage, _ size: CGSize, on canvas: CGSize) -> CGImage {
    func pixels(_ points: CGFloat) -> Int { Int(clamped: (Double(points) * scale).rounded()) }
    guard let context = CGContext.page(canvas, scale: scale, ground: Self.surround) else {
      return image
    }
    context.interpolationQuality = .none
    // The screen's position is a whole number of pixels, so that its pixels are copied exactly.
    let x = Double((pixels(canvas.width) - image.width) / 2) / scale
    let y = Double((pixels(canvas.height) - image.height) / 2) / scale
    context.drawUpright(
      image,
      in: CGRect(
        x: x, y: y, width: Double(image.width) / scale, height: Double(image.height) / scale))
    return context.makeImage() ?? image
  }
}
