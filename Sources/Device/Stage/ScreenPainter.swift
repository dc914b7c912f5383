import CoreGraphics
import QuartzCore

/// Paints consecutive frames of a screen. In each frame, the painter repaints only what has
/// changed.
///
/// If a frame must look like the previous one, the painter returns the same image object, so that
/// encoders detect the repeated frame without comparing pixels.
package final class ScreenPainter {
  /// The number of pixels per point.
  package let scale: Double
  private let compositor: Compositor
  private let bars: StatusBarPainter
  private var last: (moment: Moment, painting: Painting)?
  /// The painting before the last one. The next painting reuses the buffer of `spare`.
  private var spare: Painting?
  private var memory = RenderTree.Memory()
  private static let ground = CGColor.black

  /// The content of a screen at one time.
  package struct Moment {
    let tree: RenderTree
    let time: Double
    /// The size of the screen in points.
    let size: CGSize
    let bar: StatusBar?

    package init(_ tree: RenderTree, at time: Double, size: CGSize, bar: StatusBar?) {
      (self.tree, self.time, self.size, self.bar) = (tree, time, size, bar)
    }

    /// Whether the screen is certain to look the same as in `other`.
    fileprivate func mustLook(like other: Moment) -> Bool {
      tree.root === other.tree.root && tree.root.isAtRest && size == other.size
        && bar == other.bar
    }
  }

  package init(scale: Double, compositor: Compositor) {
    self.scale = scale
    self.compositor = compositor
    bars = StatusBarPainter(scale: scale)
  }

  /// The rendered frame, drawn on a black background.
  package func image(_ moment: Moment) -> CGImage {
    if let last, moment.mustLook(like: last.moment) { return last.painting.image }
    let list = bars.add(
      moment.bar,
      to: moment.tree.displayList(
        at: moment.time, size: moment.size, scale: scale, in: &memory))
    let painting = compositor.painting(
      of: list, background: Self.ground, after: last?.painting, over: &spare)
    memory.take(list)
    if let last, last.painting.image !== painting.image { spare = last.painting }
    last = (moment, painting)
    return painting.image
  }
}
