import QuartzCore
import Stage

/// About how many bytes something holds: every layer, picture and call is counted once.
///
/// What has been added must outlive the count, which knows things by their place in memory.
package struct TakeWeight {
  /// Bytes by the object that holds them.
  package private(set) var parts: [ObjectIdentifier: Int] = [:]
  /// The memory of all parts of the take, in bytes.
  package private(set) var bytes = 0
  /// The memory that no other take shares, frames and calls, in bytes.
  package private(set) var own = 0

  package init() {}

  /// An event with its texts, a frame, and a layer beside its values and animations, with the list
  /// of what it drew; about.
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
    // What hangs below a layer that was seen was seen too.
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
  /// Pixels a point, at which a page usually has layers draw what they draw by themselves.
  private static let scale = 2.0
  /// Pixels; they draw nothing larger.
  private static let largestArea = Double(1 << 24)

  @discardableResult
  private mutating func hold(_ object: AnyObject, _ size: Int) -> Bool {
    guard parts.updateValue(size, forKey: ObjectIdentifier(object)) == nil else { return false }
    bytes += size
    return true
  }
}
