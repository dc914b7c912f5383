import Stage
import Testing

/// A stage with one small view on it, for animations without transitions.
@MainActor
final class Bench {
  let stage = Stage(device: .phone)
  /// At the origin, 10 × 10, in the root controller's view.
  let view: UIView
  let log = EventLog()

  init() {
    let root: UIViewController
    (root, view) = stage.run {
      (UIViewController(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    }
    stage.show(root)
    stage.run { root.view.addSubview(view) }
    stage.turn()
  }

  /// A completion that writes `name(finished)` into the log.
  func completion(_ name: String) -> (Bool) -> Void {
    { [log] finished in log.write("\(name)(\(finished))") }
  }

  /// What the view, or another, shows now.
  func shown(_ other: UIView? = nil) -> LayerValues {
    let layer = (other ?? view).layer
    return stage.run { layer.presentationValues() ?? layer.values }
  }

  /// The view's centre as shown, less where it stood first.
  var x: Double { shown().position.x - 5 }
  var y: Double { shown().position.y - 5 }

  /// What the last commit shows of the view, or another, at any time, also between turns.
  func shown(_ other: UIView? = nil, at time: Double) -> LayerValues? {
    let id = (other ?? view).layer.id
    return stage.run { FrameLoop.current.tree.root.node(id)?.presentation(at: time) }
  }

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

/// Runs one case on a bench of its own; it must come to rest by itself.
@MainActor
func onBench(
  sourceLocation: SourceLocation = #_sourceLocation, _ work: @MainActor (Bench) throws -> Void
) throws {
  var stage: Stage?
  let cast: Cast
  do {
    let bench = Bench()
    try work(bench)
    try bench.stage.settle()
    bench.stage.expectRest(sourceLocation: sourceLocation)
    stage = bench.stage
    cast = Cast(of: bench.stage, ["the view": bench.view])
  }
  cast.leave(&stage, sourceLocation: sourceLocation)
}
