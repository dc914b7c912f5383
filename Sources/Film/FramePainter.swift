import CoreGraphics
import QuartzCore
import Stage

/// Paints moments of one recording at one size, each after the one before.
///
/// A moment that must look like its predecessor (the same layers, at rest, under the same
/// fingers) gets the very same image, which the encoders recognise without looking.
final class FramePainter {
  /// Pixels a point.
  let scale: Double
  private let size: CGSize
  private let compositor: Compositor
  private let dots: TouchDots?
  private var last: (root: RenderNode, fingers: [Recording.Finger], image: CGImage)?

  init(_ recording: Recording, scale: Double, compositor: Compositor, showsTouches: Bool) {
    size = CGSize(width: recording.meta.width, height: recording.meta.height)
    self.scale = scale
    self.compositor = compositor
    dots = showsTouches ? TouchDots(scale: scale) : nil
  }

  /// The picture `after` seconds after a recorded frame, over black.
  func image(_ frame: Recording.Frame, after: Double = 0) -> CGImage {
    let fingers = dots == nil ? [] : frame.fingers
    if let last, last.root === frame.tree.root, last.fingers == fingers, frame.tree.root.isAtRest {
      return last.image
    }
    let list = frame.tree.displayList(at: frame.time + after, size: size, scale: scale)
    var image = compositor.render(list, background: .black)
    if let dots { image = dots.draw(fingers, over: image) }
    last = (frame.tree.root, fingers, image)
    return image
  }
}

extension RenderNode {
  /// True when time alone changes nothing here.
  fileprivate var isAtRest: Bool {
    animations.isEmpty && (mask?.isAtRest ?? true) && children.allSatisfy(\.isAtRest)
  }
}
