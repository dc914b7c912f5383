import Demos
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

/// Runs the demo `grab` on a stage, reads the position of its card, and plays touches on it.
@MainActor @dynamicMemberLookup
struct GrabStage {
  let demo: DemoStage

  init(device: Device = .phone) throws { demo = try DemoStage("grab", device: device) }

  subscript<Value>(dynamicMember path: KeyPath<DemoStage, Value>) -> Value { demo[keyPath: path] }

  func expectRest(_ label: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
    demo.expectRest(label, sourceLocation: sourceLocation)
  }

  // MARK: Positions

  /// The upper edge of the bar, in points of the window. `openTop` is the upper edge of the open
  /// card.
  var closedTop: Double {
    demo.stage.run {
      guard let bar else { return 0 }
      return Double(bar.convert(bar.bounds, to: nil).minY)
    }
  }
  var openTop: Double { demo.size.width > demo.size.height ? 18 : 62 }
  /// The distance by which the card's upper edge moves.
  var length: Double { closedTop - openTop }

  /// The bar on the page, found by its recognizer.
  private var bar: UIView? {
    demo.root.view.subviews.first { $0.gestureRecognizers?.isEmpty == false }
  }
  var middleOfBar: CGPoint { CGPoint(x: demo.size.width / 2, y: closedTop + 32) }

  var card: UIView? { demo.stage.run { demo.root.presentedViewController?.view } }

  /// The card's current upper edge on screen; nil without a card.
  var top: Double? { card.map { upperEdge(demo.shown($0)) } }

  /// The value of `top` at any time after the last commit.
  func edge(at time: Double) -> Double? {
    guard let card else { return nil }
    return demo.stage.run {
      let node = FrameLoop.current.tree.root.found(card.layer.id)
      return node.map { upperEdge($0.presentation(at: time)) }
    }
  }

  private func upperEdge(_ values: LayerValues) -> Double {
    Double(values.position.y - values.anchorPoint.y * values.bounds.height)
  }

  /// The fraction by which the card is open, 0…1.
  var openness: Double? { top.map { (closedTop - $0) / length } }
  var progress: Double? { demo.stage.run { RunningTransition.progress } }
  var isOpen: Bool { demo.presented != nil }

  // MARK: Touches

  /// A touch that begins at the first point and moves in straight lines through the other points.
  struct Path {
    var x: Double
    var stops: [(t: Double, y: Double)]
    var ending = TouchScript.Phase.up

    var script: TouchScript {
      var entries = stops.enumerated().map { index, stop in
        TouchScript.Entry(index == 0 ? .down : .move, t: stop.t, x: x, y: stop.y)
      }
      let last = stops[stops.count - 1]
      entries.append(.init(ending, t: last.t, x: x, y: last.y))
      return TouchScript(unit: .points, fingers: [entries])
    }

    /// The time from the beginning to the end of the touch, in seconds.
    var duration: Double { stops[stops.count - 1].t }

    /// The downward velocity over the last tenth of a second, in points per second.
    var velocity: Double {
      let end = duration
      let start = max(0, end - 0.1)
      return end > start ? (y(at: end) - y(at: start)) / (end - start) : 0
    }

    private func y(at t: Double) -> Double {
      for (a, b) in zip(stops, stops.dropFirst()) where t <= b.t {
        return a.y + (b.y - a.y) * (b.t > a.t ? (t - a.t) / (b.t - a.t) : 1)
      }
      return stops[stops.count - 1].y
    }
  }

  /// Plays a path up to the tick in which its touch has ended.
  func play(_ path: Path) {
    demo.stage.play(path.script)
    let last = demo.stage.time + path.duration
    while demo.stage.run({ !TouchDelivery.current.activeTouches.isEmpty }) || demo.stage.time < last
    {
      demo.stage.tick()
    }
    // The touch ends in the tick after the one in which the script begins.
    if demo.stage.run({ !TouchDelivery.current.isIdle }) { demo.stage.tick() }
  }

  /// Opens the card and waits until the stage is idle.
  func open() throws {
    demo.tap(middleOfBar)
    try demo.stage.settle()
    try #require(isOpen)
  }
}

extension RenderNode {
  fileprivate func found(_ id: Int) -> RenderNode? {
    if self.id == id { return self }
    for child in children {
      if let node = child.found(id) { return node }
    }
    return nil
  }
}

/// The spring that moves a thrown card, with the values of the design's author: a damping ratio of
/// 0.84, a response of 0.42 s and a mass of 1.
struct ThrownSpring {
  static let stiffness = pow(2 * Double.pi / 0.42, 2)
  static let damping = 2 * 0.84 * 2 * Double.pi / 0.42

  /// The greatest acceleration within `dt` seconds after a release, computed by fine numeric
  /// integration. The release is `left` points before the target, with a `velocity` towards it.
  static func greatestAcceleration(left: Double, velocity: Double, within dt: Double) -> Double {
    var (x, v, greatest) = (left, -velocity, 0.0)
    let h = 1e-5
    for _ in 0...Int(dt / h) {
      let a = -stiffness * x - damping * v
      greatest = max(greatest, abs(a))
      v += a * h
      x += v * h
    }
    return greatest
  }
}
