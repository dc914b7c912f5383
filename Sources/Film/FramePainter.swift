import CoreGraphics
import QuartzCore
import Stage

/// Paints moments of one recording at one size, each after the one before.
///
/// A moment that looks like its predecessor, under the same fingers, gets the very same image,
/// which the encoders recognise without looking. A film's frames all have the size that fits every
/// screen of the recording: where the device is turned or resized, each screen stands in the middle
/// of it.
package final class FramePainter {
  /// The size of a screen whose frame gives none, in points.
  private let firstSize: CGSize
  /// The size of every picture, in points; nil gives each the size of its screen.
  private let canvas: CGSize?
  private let screens: ScreenPainter
  private let dots: TouchDots?
  private var last: Last?

  /// Pixels a point.
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

  /// Paints a live screen, which has no fingers drawn on it.
  package init(_ size: CGSize, scale: Double, _ compositor: Compositor) {
    firstSize = size
    canvas = nil
    screens = ScreenPainter(scale: scale, compositor: compositor)
    dots = nil
  }

  /// The moment painted last; `image` is `screen` with what is drawn over and around it.
  private struct Last {
    let screen: CGImage
    let fingers: [Recording.Finger]
    let image: CGImage
  }

  /// The picture `after` seconds after a recorded frame, over black.
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
