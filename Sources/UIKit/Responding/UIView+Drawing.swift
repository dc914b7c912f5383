extension UIView.ContentMode {
  /// What the layer calls it. Core Animation names the vertical directions as if y pointed up.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    }
  }
}

/// Which classes of views draw: those whose `draw(_:)` is their own.
///
/// UIKit asks the Objective-C runtime. Here the base implementation tells that it ran: a class is
/// known not to draw once that happened and the bitmap stayed empty. Until then its views are
/// given a bitmap, which costs once per class.
@MainActor
final class DrawingClasses: WorldRoom {
  private var plain: Set<ObjectIdentifier> = [ObjectIdentifier(UIView.self)]
  private var drawing: Set<ObjectIdentifier> = []
  /// Raised by `UIView.draw(_:)`.
  var reachedBase = false

  static var current: DrawingClasses { World.current.room() }

  /// True for a class whose views are drawn when they get a size.
  func mayDraw(_ view: UIView) -> Bool {
    !plain.contains(ObjectIdentifier(type(of: view)))
  }

  /// Runs `draw`; false when the base implementation is all that ran.
  func drew(_ view: UIView, into context: CGContext, _ draw: () -> Void) -> Bool {
    let outer = reachedBase
    reachedBase = false
    draw()
    let isPlain = reachedBase
    reachedBase = outer
    let id = ObjectIdentifier(type(of: view))
    if drawing.contains(id) { return true }
    guard isPlain, context.isBlank else {
      drawing.insert(id)
      return true
    }
    plain.insert(id)
    return false
  }
}

extension UIView {
  /// Gives the layer a bitmap that `draw(_:)` fills; leaves it alone when nobody draws.
  func displayContents() {
    let classes = DrawingClasses.current
    guard classes.mayDraw(self) else { return }
    guard
      let context = CGContext.drawing(
        layer.bounds, scale: layer.contentsScale, isOpaque: false)
    else {
      if layer.contents != nil { layer.contents = nil }
      return
    }
    layerWillDraw(layer)
    guard classes.drew(self, into: context, { layer.draw(in: context) }) else { return }
    layer.contents = context.makeImage()
  }

  /// Views that draw are drawn once they have a size.
  func drawIfFirstSized(from old: CGSize) {
    let isNew = old.width <= 0 || old.height <= 0
    if isNew, DrawingClasses.current.mayDraw(self) { setNeedsDisplay() }
  }
}

extension CGContext {
  /// True when every byte of the bitmap is 0.
  fileprivate var isBlank: Bool {
    flush()
    guard let data, bytesPerRow * height > 1 else { return false }
    // All bytes are equal when each equals the one before it.
    let first = data.load(as: UInt8.self)
    return first == 0 && memcmp(data, data + 1, bytesPerRow * height - 1) == 0
  }
}
