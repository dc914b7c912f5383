/// Something a layer does when an event happens or a property changes.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Ends an action search with "no action". Source: `CALayer.h`.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// As an action it joins the layer, under the event's name.
extension CAAnimation: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// Answers for a layer; every requirement is optional.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Makes the contents by itself.
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { Unanswered.mark() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  /// Asks the delegate to display; false when it does not implement that.
  func displays(_ layer: CALayer) -> Bool {
    Unanswered.clear()
    display(layer)
    return !Unanswered.clear()
  }
}

/// Tells "not implemented" from "answered nil" for requirements that Objective-C calls optional.
///
/// The default body of such a requirement raises the mark; the caller reads and clears it right
/// after the question.
@MainActor
package enum Unanswered {
  private static var isMarked = false

  package static func mark() { isMarked = true }

  /// Clears the mark and says whether it was raised.
  @discardableResult
  package static func clear() -> Bool {
    defer { isMarked = false }
    return isMarked
  }
}
