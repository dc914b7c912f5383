import Stage
import TestSupport
import Testing

/// A stage with one small view, for animations without transitions.
@MainActor
final class ViewStage: CastStage {
  let stage = Stage(device: .phone)
  /// A view of 10 × 10 points at the origin of the root controller's view.
  let view: UIView
  let log = EventLog()

  init() {
    let root: UIViewController
    (root, view) = stage.run {
      (UIViewController(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    }
    stage.show(root)
    stage.run { root.view.addSubview(view) }
    stage.tick()
  }

  /// A completion that logs `name(finished)`.
  func completion(_ name: String) -> (Bool) -> Void {
    { [log] finished in log.write("\(name)(\(finished))") }
  }

  /// The view's current presentation values.
  func shown() -> LayerValues { stage.shown(view) }

  /// The position of the view's centre on screen, relative to its start.
  var x: Double { shown().position.x - 5 }
  var y: Double { shown().position.y - 5 }

  /// The presentation values of the view, or of `other`, at any time after the last commit,
  /// including times between ticks.
  func shown(_ other: UIView? = nil, at time: Double) -> LayerValues? {
    let id = (other ?? view).layer.id
    return stage.run { FrameLoop.current.tree.root.node(id)?.presentation(at: time) }
  }

  var cast: KeyValuePairs<String, AnyObject> { ["the view": view] }
  func release() { log.onEvent = nil }

  func keys(_ layer: CALayer? = nil) -> [String] { (layer ?? view.layer).animationKeys() ?? [] }
}

extension RenderNode {
  fileprivate func node(_ id: Int) -> RenderNode? {
    if self.id == id { return self }
    for child in children {
      if let found = child.node(id) { return found }
    }
    return nil
  }
}

/// Runs one case on a new fixture, which must become idle by itself.
@MainActor
func onViewStage(
  sourceLocation: SourceLocation = #_sourceLocation, _ work: @MainActor (ViewStage) throws -> Void
) throws {
  try perform(on: ViewStage(), sourceLocation: sourceLocation) { fixture in
    try work(fixture)
    try fixture.stage.settle()
  }
}
