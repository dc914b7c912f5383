/// A stack of graphics contexts; the innermost context is last. On the main actor, each `World` has
/// its own stack. Code that does not run on the main actor uses one stack per thread. The stack of
/// a thread is never used by another thread.
final class GraphicsStack: @unchecked Sendable {
  struct Entry {
    var context: CGContext
    /// The number of pixels per point of an image context; nil for a context that was pushed.
    var imageScale: CGFloat?
  }
  var entries: [Entry] = []

  /// The stack of the calling thread.
  static var current: GraphicsStack {
    if let stack = MainActorReach.read({ World.current.service(GraphicsState.self).stack }) {
      return stack
    }
    let storage = Thread.current.threadDictionary
    if let stack = storage[threadKey] as? GraphicsStack { return stack }
    let stack = GraphicsStack()
    storage[threadKey] = stack
    return stack
  }

  private static let threadKey = "GraphicsStack"
}

@MainActor
private final class GraphicsState: WorldService {
  let stack = GraphicsStack()
}

/// The default number of pixels per point. On the main actor, the default is the main screen's
/// scale. Off the main actor, the default is the scale of a phone.
enum DisplayScale {
  private static let phone: CGFloat = 3

  static var current: CGFloat { MainActorReach.read { UIScreen.main.scale } ?? phone }

  /// The given scale or, if `scale` is 0, the scale of the display.
  static func resolved(_ scale: CGFloat) -> CGFloat { scale > 0 ? scale : current }
}

extension CGContext {
  /// Creates a context for `bounds` with the given scale. The context's size is rounded up to whole
  /// pixels. Returns nil if the context would be empty or too large for a bitmap.
  static func drawing(_ bounds: CGRect, scale: CGFloat, isOpaque: Bool) -> CGContext? {
    guard let size = BitmapSize(bounds.size, scale: scale, slack: 1e-6),
      let context = CGContext(
        width: size.width, height: size.height, scale: scale, isOpaque: isOpaque)
    else { return nil }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    return context
  }
}
