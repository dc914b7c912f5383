import QuartzCore
import Stage

/// Estimates the memory that a recording uses. Each layer, picture and call is counted once.
///
/// Objects are identified by their addresses, so an added object must stay alive as long as this
/// estimate.
package struct RecordingSize {
  /// The number of bytes of each object.
  package private(set) var parts: [ObjectIdentifier: Int] = [:]
  /// The memory of all parts of the recording, in bytes.
  package private(set) var bytes = 0
  /// The memory of frames and calls, which no other recording shares, in bytes.
  package private(set) var own = 0

  package init() {}

  /// The approximate number of bytes of an event with its texts, of a frame, and of a layer. The
  /// number of bytes for a layer includes its cached display items, but not its values and
  /// animations.
  private static let (eventSize, frameSize, nodeSize) = (300, 200, 1_000)
  private static let animationSize = 500

  package mutating func add(_ events: Int) {
    own += events * Self.eventSize
    bytes += events * Self.eventSize
  }

  package mutating func add(_ frame: Recording.Frame) {
    own += Self.frameSize
    bytes += Self.frameSize
    add(frame.tree.root)
  }

  private mutating func add(_ node: RenderNode) {
    let size =
      MemoryLayout<LayerValues>.size + Self.nodeSize
      + node.animations.count * Self.animationSize
    // If a layer has already been counted, so have its descendants.
    guard hold(node, size) else { return }
    let values = node.values
    if let image = values.contents { hold(image, image.width * image.height * 4) }
    let drawn: [AnyObject?] = [values.text, values.gradient, values.shape]
    for case let figure? in drawn {
      let area = Double(values.bounds.width * values.bounds.height)
      hold(figure, Int(min(area * Self.scale * Self.scale, Self.largestArea) * 4))
    }
    if let mask = node.mask { add(mask) }
    for child in node.children { add(child) }
  }
  /// The usual scale, in pixels per point, at which text, gradient and shape layers are drawn.
  private static let scale = 2.0
  /// The maximum number of pixels in the picture of a text, gradient or shape layer.
  private static let largestArea = Double(1 << 24)

  @discardableResult
  private mutating func hold(_ object: AnyObject, _ size: Int) -> Bool {
    guard parts.updateValue(size, forKey: ObjectIdentifier(object)) == nil else { return false }
    bytes += size
    return true
  }
}
