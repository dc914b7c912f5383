/// The stack of graphics contexts, innermost last: one per world, and one per thread outside of the
/// main actor. Only used by its own thread.
final class GraphicsStack: @unchecked Sendable {
  struct Entry {
    var context: CGContext
    /// Pixels per point of an image context; nil for a context that was pushed.
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

/// The default number of pixels per point: that of the main screen; outside of the main actor, that
/// of a phone.
enum DisplayScale {
  private static let phone: CGFloat = 3

  static var current: CGFloat { MainActorReach.read { UIScreen.main.scale } ?? phone }

  /// `scale`, or that of the display if it is 0.
  static func resolved(_ scale: CGFloat) -> CGFloat { scale > 0 ? scale : current }
}

extension CGContext {
  /// A context of `bounds` at `scale`, with its size rounded up to pixels; nil when it has no area
  /// or is too large for a bitmap.
  static func drawing(_ bounds: CGRect, scale: CGFloat, isOpaque: Bool) -> CGContext? {
    guard let size = BitmapSize(bounds.size, scale: scale, slack: 1e-6),
      let context = CGContext(
        width: size.width, height: size.height, scale: scale, isOpaque: isOpaque)
    else { return nil }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    return context
  }
}
