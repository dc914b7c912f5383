import Stage
import TestSupport
import Testing

/// Adds a child as Apple's guide does.
@MainActor
func embed(_ child: UIViewController, in parent: UIViewController) {
  parent.addChild(child)
  parent.view.addSubview(child.view)
  child.didMove(toParent: parent)
}

/// Removes a child as Apple's guide does, or with the last two steps in reverse order.
@MainActor
func expel(_ child: UIViewController, viewLast: Bool = false) {
  child.willMove(toParent: nil)
  if viewLast { child.removeFromParent() }
  child.view.removeFromSuperview()
  child.removeFromParent()
}

extension PresentationStage {
  /// Expects that every appearance call so far is in order and that no controller is still
  /// appearing or disappearing.
  func expectBalance(of name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let heard = Comment(rawValue: log.events.joined(separator: " → "))
    AppearanceBalance(of: log.events.filter { $0.hasPrefix(name + ".") })
      .expect(heard, sourceLocation: sourceLocation)
  }
}
