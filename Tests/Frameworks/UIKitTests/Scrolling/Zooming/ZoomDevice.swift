import Stage
import UIKit

/// A picture as large as a phone's screen (393 × 852 points) in a scroll view, and two touches.
@MainActor
struct ZoomDevice {
  let device: ScrollDevice
  let picture: UIView
  var stage: Stage { device.stage }
  var view: UIScrollView { device.view }
  var log: ScrollLog { device.log }

  init(limits: ClosedRange<CGFloat> = 1...4) {
    device = ScrollDevice(content: CGSize(width: 393, height: 852))
    let (view, log) = (device.view, device.log)
    picture = device.stage.run {
      let picture = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      view.addSubview(picture)
      log.zoomed = picture
      view.minimumZoomScale = limits.lowerBound
      view.maximumZoomScale = limits.upperBound
      return picture
    }
    stage.tick()
    log.lines = []
  }

  /// Sends samples of two touches side by side, `apart` points from each other about a centre.
  func fingers(_ phase: TouchSample.Phase, _ centre: CGPoint, apart: Double) {
    let time = device.now + 1.0 / 120
    let half = apart / 2
    device.report(phase, Double(centre.x) - half, Double(centre.y), at: time)
    device.report(phase, Double(centre.x) + half, Double(centre.y), at: time, finger: 1)
    stage.tick()
  }

  /// Puts the touches down 100 points apart and lets the pinch begin at 110 points, which is scale
  /// 1.
  func land(at centre: CGPoint) {
    fingers(.down, centre, apart: 100)
    fingers(.move, centre, apart: 110)
  }

  /// The point of the picture shown at `place` on the screen.
  func point(at place: CGPoint) -> CGPoint { stage.run { picture.convert(place, from: nil) } }
}
