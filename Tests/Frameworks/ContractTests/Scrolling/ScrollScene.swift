import Stage
import TestSupport
import Testing
import UIKit

/// A scroll view that logs its delegate calls under a name.
final class LoggingScrollView: UIScrollView, UIScrollViewDelegate {
  let name: String
  private let log: EventLog
  /// Whether the scroll view does not deliver touches to its content.
  var isStrict = false

  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { !isStrict }

  init(_ name: String, _ frame: CGRect, _ log: EventLog) {
    (self.name, self.log) = (name, log)
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    delegate = self
  }
  required init?(coder: NSCoder) { nil }

  private func hear(_ event: String) { log.write("\(name).\(event)") }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { hear("scroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { hear("willDrag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { hear("willEnd") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    hear("didEnd(\(decelerate))")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { hear("willCoast") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { hear("didCoast") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { hear("didEase") }
}

/// A scene with an outer scroll view that fills the screen and an inner one inside it.
@MainActor
final class ScrollScene: CastStage {
  let stage = Stage(device: .phone)
  let log = EventLog()
  let outer: LoggingScrollView
  let inner: LoggingScrollView

  init() {
    let log = self.log
    let root: UIViewController
    (root, outer, inner) = stage.run {
      let outer = LoggingScrollView("outer", UIScreen.main.bounds, log)
      let inner = LoggingScrollView("inner", CGRect(x: 40, y: 200, width: 300, height: 400), log)
      outer.addSubview(inner)
      return (UIViewController(), outer, inner)
    }
    stage.show(root)
    stage.run { root.view.addSubview(outer) }
    stage.tick()
    log.clear()
  }

  /// Plays a straight drag at a constant speed. The touch then rests for `rest` seconds before it
  /// ends.
  func drag(
    by x: Double, _ y: Double, in seconds: Double = 0.3,
    from start: CGPoint = CGPoint(x: 190, y: 400), then rest: Double = 0.3
  ) throws {
    let (endX, endY) = (start.x + x, start.y + y)
    stage.play(
      TouchScript(
        unit: .points,
        fingers: [
          [
            .init(.down, t: 0, x: start.x, y: start.y),
            .init(.move, t: seconds, x: endX, y: endY),
            .init(.up, t: seconds + rest, x: endX, y: endY),
          ]
        ]))
    stage.advance(by: seconds + rest + 0.1)
    try stage.settle()
  }

  var cast: KeyValuePairs<String, AnyObject> {
    ["the outer scroll view": outer, "the inner one": inner]
  }
  func release() { log.onEvent = nil }
}

/// Runs a case in a new scene. The stage must become idle, and all objects must be released.
@MainActor
func onScrollScene(
  sourceLocation: SourceLocation = #_sourceLocation, _ play: @MainActor (ScrollScene) throws -> Void
) throws {
  try perform(on: ScrollScene(), sourceLocation: sourceLocation) { scene in
    try play(scene)
    try scene.stage.settle()
  }
}
