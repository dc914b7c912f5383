import Stage
import UIKit

/// A scroll view that fills a phone's screen, and touches with exact time stamps.
@MainActor
final class ScrollDevice {
  let stage = Stage(device: .phone)
  let view: UIScrollView
  let log: ScrollLog

  init(content: CGSize = CGSize(width: 393, height: 40_000), offset: Double = 0) {
    let root: UIViewController
    (root, view, log) = stage.run {
      let view = UIScrollView(frame: UIScreen.main.bounds)
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = content
      view.contentOffset.y = offset
      return (UIViewController(), view, ScrollLog())
    }
    stage.show(root)
    stage.run { root.view.addSubview(view) }
    view.delegate = log
    stage.tick()
  }

  var now: Double { stage.time }
  var y: Double { Double(view.contentOffset.y) }

  /// Queues one touch sample.
  func report(
    _ phase: TouchSample.Phase, _ x: Double, _ y: Double, at time: Double, finger: Int = 0
  ) {
    stage.world {
      TouchDelivery.current.enqueue(
        TouchSample(finger: finger, time: time, point: CGPoint(x: x, y: y), phase: phase))
    }
  }

  /// Queues a drag that begins at `start`. The touch moves `count` times by `step`, every `every`
  /// seconds, and ends `every + rest` seconds after the last move. Returns the time at which the
  /// drag ends.
  @discardableResult
  func drag(
    from start: CGPoint, by step: CGPoint, count: Int, every: Double, at time: Double,
    rest: Double = 0
  ) -> Double {
    report(.down, start.x, start.y, at: time)
    var (x, y) = (Double(start.x), Double(start.y))
    for index in 1...count {
      x += step.x
      y += step.y
      report(.move, x, y, at: time + Double(index) * every)
    }
    let lift = time + Double(count + 1) * every + rest
    report(.up, x, y, at: lift)
    return lift
  }
}

/// The calls of a scroll view's delegate, and the offsets that the delegate read in them.
final class ScrollLog: NSObject, UIScrollViewDelegate {
  @MainActor var lines: [String] = []
  @MainActor var offsets: [CGPoint] = []
  @MainActor var times: [String: Double] = [:]
  @MainActor var velocity = CGPoint.zero
  @MainActor var target = CGPoint.zero
  @MainActor var newTarget: CGPoint?
  /// The view that is returned for zooming.
  @MainActor var zoomed: UIView?
  /// Called at each delegate call, after it is logged.
  @MainActor var onCall: ((String, UIScrollView) -> Void)?

  /// The calls, in which consecutive repetitions are listed once.
  @MainActor var order: [String] {
    lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  @MainActor private func hear(_ name: String, _ view: UIScrollView) {
    lines.append(name)
    offsets.append(view.contentOffset)
    times[name] = CACurrentMediaTime()
    onCall?(name, view)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { hear("scroll", scrollView) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { hear("willDrag", scrollView) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    (self.velocity, target) = (velocity, targetContentOffset.pointee)
    if let newTarget { targetContentOffset.pointee = newTarget }
    hear("willEnd", scrollView)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    hear("didEnd(\(decelerate))", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    hear("willCoast", scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { hear("didCoast", scrollView) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    hear("didEase", scrollView)
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    hear("insets", scrollView)
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    hear(view === zoomed ? "willZoom" : "willZoom a stranger", scrollView)
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { hear("zoom", scrollView) }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    hear("didZoom(\(CallTrace.number(Double(scale))))", scrollView)
  }
}
