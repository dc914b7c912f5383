import Stage
import Testing
import UIKit

@MainActor
struct UIScrollViewPinchingTests {
  private let centre = CGPoint(x: 196.5, y: 426)

  private func isNear(_ a: CGPoint, _ b: CGPoint, _ slack: CGFloat = 0.34) -> Bool {
    abs(a.x - b.x) <= slack && abs(a.y - b.y) <= slack
  }

  @Test func `the recognizer exists if the limits differ`() {
    let zoom = ZoomDevice()
    let view = zoom.view

    zoom.stage.run {
      let pinch = view.pinchGestureRecognizer
      #expect(pinch != nil && pinch?.view === view)
      view.minimumZoomScale = 4
      #expect(view.pinchGestureRecognizer == nil)
      #expect(view.gestureRecognizers?.contains { $0 is UIPinchGestureRecognizer } == false)
      view.minimumZoomScale = 5
      #expect(view.pinchGestureRecognizer == nil)
      view.minimumZoomScale = 0.5
      #expect(view.pinchGestureRecognizer?.view === view)
    }
  }

  @Test func `the point under the touches stays, and size and offset follow`() throws {
    let zoom = ZoomDevice()
    let place = CGPoint(x: 150, y: 300)

    zoom.land(at: place)
    #expect(zoom.log.lines == ["willZoom"] && zoom.view.isZooming)
    for apart in stride(from: 120.0, through: 220, by: 10) {
      zoom.fingers(.move, place, apart: apart)
      #expect(isNear(zoom.point(at: place), place), "\(apart) points apart")
      #expect(abs(Double(zoom.view.zoomScale) - apart / 110) < 1e-9)
    }
    let (frame, transform) = (zoom.picture.frame, zoom.picture.transform)
    #expect(abs(transform.a - 2) < 1e-9 && abs(transform.d - 2) < 1e-9 && transform.b == 0)
    #expect(frame.origin == .zero && zoom.view.contentSize == frame.size)
    #expect(abs(frame.width - 786) < 1e-9 && abs(frame.height - 1704) < 1e-9)
    #expect(zoom.picture.bounds.size == CGSize(width: 393, height: 852))
    #expect(zoom.view.contentOffset == place)
    zoom.fingers(.up, place, apart: 220)
    try zoom.stage.settle()

    #expect(!zoom.view.isZooming && !zoom.view.isZoomBouncing)
    #expect(abs(zoom.view.zoomScale - 2) < 1e-9)
    #expect(zoom.log.order.filter { $0 != "scroll" && $0 != "zoom" } == ["willZoom", "didZoom(2)"])
    #expect(zoom.log.lines.first == "willZoom" && zoom.log.lines.last == "didZoom(2)")
    #expect(zoom.log.lines.count { $0 == "zoom" } == 11)
  }

  @Test func `touches pan and pinch at once`() throws {
    let zoom = ZoomDevice()
    zoom.stage.run { zoom.view.zoomScale = 2 }
    zoom.land(at: centre)
    let held = zoom.point(at: centre)

    for step in 1...12 {
      let place = CGPoint(x: centre.x + Double(step) * 3, y: centre.y + Double(step) * 6)
      zoom.fingers(.move, place, apart: 110 + Double(step) * 4)
      #expect(isNear(zoom.point(at: place), held, 0.4), "step \(step)")
    }

    #expect(zoom.view.isZooming && zoom.view.isDragging)
    #expect(zoom.log.lines.contains("willDrag") && zoom.log.lines.contains("willZoom"))
    zoom.fingers(.up, CGPoint(x: centre.x + 36, y: centre.y + 72), apart: 158)
    try zoom.stage.settle()
    let ends = zoom.log.lines.filter { $0.hasPrefix("didZoom") || $0.hasPrefix("didEnd") }
    #expect(ends.count == 2)
    #expect(!zoom.view.isDragging && !zoom.view.isZooming && !zoom.view.isDecelerating)
  }

  @Test func `after one lift the other touch continues dragging, without a jump`() throws {
    let zoom = ZoomDevice()
    zoom.stage.run { zoom.view.zoomScale = 2 }
    zoom.land(at: centre)
    for step in 1...4 {
      let place = CGPoint(x: centre.x + Double(step) * 5, y: centre.y)
      zoom.fingers(.move, place, apart: 110 + Double(step) * 5)
    }
    let before = zoom.view.contentOffset
    let device = zoom.device
    device.report(.up, 196.5 + 20 + 65, 426, at: device.now + 0.008, finger: 1)
    zoom.stage.tick()

    #expect(isNear(zoom.view.contentOffset, before))
    for step in 1...5 {
      device.report(.move, 151.5 - Double(step) * 4, 426, at: device.now + 0.008)
      zoom.stage.tick()
      let expected = CGPoint(x: before.x + CGFloat(step) * 4, y: before.y)
      #expect(isNear(zoom.view.contentOffset, expected, 0.5), "step \(step)")
    }
    #expect(zoom.view.isZooming, "the pinch ends when both have lifted")
    // A third touch begins. The pinch continues to zoom, about the new centre.
    let (scale, held) = (zoom.view.zoomScale, zoom.point(at: CGPoint(x: 182, y: 426)))
    device.report(.down, 231.5, 426, at: device.now + 0.008, finger: 2)
    zoom.stage.tick()
    device.report(.move, 232.5, 426, at: device.now + 0.008, finger: 2)
    zoom.stage.tick()
    #expect(abs(zoom.view.zoomScale / scale - 1.01) < 1e-6)
    #expect(isNear(zoom.point(at: CGPoint(x: 182, y: 426)), held), "the new centre stays")
    device.report(.up, 232.5, 426, at: device.now + 0.008, finger: 2)
    device.report(.up, 131.5, 426, at: device.now + 0.008)
    try zoom.stage.settle()
    #expect(!zoom.view.isZooming)
    #expect(zoom.log.lines.count { $0.hasPrefix("didZoom") } == 1)
  }

  @Test(arguments: [(600.0, 4.0), (15, 1)])
  func `beyond a limit the content is damped, and returns before the end is reported`(
    apart: Double, limit: Double
  ) throws {
    let zoom = ZoomDevice()
    let view = zoom.view
    zoom.land(at: centre)
    zoom.fingers(.move, centre, apart: apart)
    let scale = Double(view.zoomScale)
    let asked = apart / 110

    #expect(abs(scale - limit) > 0.05 && abs(log(scale / limit)) < abs(log(asked / limit)))
    #expect(isNear(zoom.point(at: centre), centre))
    #expect(view.isZooming && !view.isZoomBouncing)
    zoom.fingers(.up, centre, apart: apart)
    #expect(!view.isZooming && view.isZoomBouncing)
    #expect(!zoom.log.lines.contains { $0.hasPrefix("didZoom") })
    var last = scale
    while view.isZoomBouncing {
      zoom.stage.tick()
      let now = Double(view.zoomScale)
      #expect(abs(now - limit) <= abs(last - limit))
      last = now
    }
    try zoom.stage.settle()

    #expect(Double(view.zoomScale) == limit)
    #expect(zoom.log.lines.filter { $0.hasPrefix("didZoom") } == ["didZoom(\(Int(limit)))"])
    let size = view.contentSize
    #expect(size == CGSize(width: 393 * limit, height: 852 * limit))
    #expect(view.contentOffset.x >= 0 && view.contentOffset.x <= size.width - 393)
    #expect(view.contentOffset.y >= 0 && view.contentOffset.y <= size.height - 852)
  }

  @Test func `without bouncing zoom the limits hold`() throws {
    let zoom = ZoomDevice()
    zoom.view.bouncesZoom = false
    zoom.land(at: centre)

    for apart in [300.0, 700, 60] {
      zoom.fingers(.move, centre, apart: apart)
      #expect(Double(zoom.view.zoomScale) == min(max(apart / 110, 1), 4))
    }
    zoom.fingers(.up, centre, apart: 60)
    #expect(!zoom.view.isZoomBouncing)
    try zoom.stage.settle()
    #expect(zoom.log.lines.last { $0 != "scroll" } == "didZoom(1)")
  }

  @Test func `content pulled beyond its end springs back at the lift`() throws {
    let zoom = ZoomDevice()
    zoom.land(at: CGPoint(x: 60, y: 100))
    zoom.fingers(.move, CGPoint(x: 180, y: 300), apart: 220)

    #expect(zoom.view.contentOffset.x < 0 && zoom.view.contentOffset.y < 0)
    zoom.fingers(.up, CGPoint(x: 180, y: 300), apart: 220)
    try zoom.stage.settle()

    #expect(zoom.view.contentOffset == .zero && abs(zoom.view.zoomScale - 2) < 1e-9)
  }

  // MARK: Interruptions

  @Test func `a cancelled pinch ends like any other`() throws {
    let zoom = ZoomDevice()
    zoom.land(at: centre)
    zoom.fingers(.move, centre, apart: 220)
    zoom.fingers(.cancel, centre, apart: 220)
    try zoom.stage.settle()

    #expect(zoom.log.lines.last == "didZoom(2)" && !zoom.view.isZooming)
  }

  @Test func `a view removed during a pinch rests within its limits`() throws {
    let zoom = ZoomDevice()
    zoom.land(at: centre)
    zoom.fingers(.move, centre, apart: 600)
    #expect(zoom.view.zoomScale > 4)
    zoom.stage.run { zoom.view.removeFromSuperview() }

    #expect(zoom.view.zoomScale == 4 && !zoom.view.isZooming)
    zoom.fingers(.up, centre, apart: 600)
    try zoom.stage.settle()
    #expect(zoom.log.lines.count { $0.hasPrefix("didZoom") } == 1)
  }

  @Test func `touches catch returning content`() throws {
    let zoom = ZoomDevice()
    zoom.land(at: centre)
    zoom.fingers(.move, centre, apart: 600)
    zoom.fingers(.up, centre, apart: 600)
    zoom.stage.advance(by: 0.1)
    zoom.land(at: centre)

    let caught = zoom.view.zoomScale
    #expect(zoom.view.isZooming && !zoom.view.isZoomBouncing && caught > 4)
    zoom.fingers(.move, centre, apart: 55)
    #expect(zoom.view.zoomScale < caught)
    zoom.fingers(.up, centre, apart: 55)
    try zoom.stage.settle()
    #expect(zoom.view.zoomScale >= 1 && zoom.view.zoomScale <= 4)
    #expect(
      zoom.log.lines.count { $0 == "willZoom" }
        == zoom.log.lines.count { $0.hasPrefix("didZoom") })
  }

  @Test func `a delegate released during a pinch causes no error`() throws {
    let zoom = ZoomDevice()
    var delegate: ScrollLog? = ScrollLog()
    delegate?.zoomed = zoom.picture
    zoom.view.delegate = delegate
    zoom.land(at: centre)
    delegate = nil
    #expect(zoom.view.delegate == nil)

    zoom.fingers(.move, centre, apart: 220)
    zoom.fingers(.up, centre, apart: 220)
    try zoom.stage.settle()

    #expect(!zoom.view.isZooming)
  }

  @Test func `disabling zooming during a pinch ends it`() throws {
    let zoom = ZoomDevice()
    zoom.log.onCall = { name, view in
      if name == "zoom" { view.maximumZoomScale = view.minimumZoomScale }
    }
    zoom.land(at: centre)
    for apart in [150.0, 200, 250] { zoom.fingers(.move, centre, apart: apart) }
    zoom.fingers(.up, centre, apart: 250)
    try zoom.stage.settle()

    #expect(!zoom.view.isZooming && zoom.view.pinchGestureRecognizer == nil)
    #expect(zoom.log.lines.count { $0.hasPrefix("didZoom") } == 1)
  }

  @Test func `without a view for zooming touches do not pinch`() throws {
    let zoom = ZoomDevice()
    zoom.log.zoomed = nil
    zoom.land(at: centre)
    zoom.fingers(.move, centre, apart: 300)
    zoom.fingers(.up, centre, apart: 300)
    try zoom.stage.settle()

    #expect(zoom.log.lines.isEmpty && zoom.view.zoomScale == 1)
    #expect(zoom.picture.transform == .identity)
  }

  // MARK: Nested

  /// Pictures are side by side on pages, each in its own scroll view.
  @Test func `a picture zooms on its page, and pages at its edge`() throws {
    let zoom = ZoomDevice()
    let (outer, log) = zoom.stage.run {
      let outer = UIScrollView(frame: UIScreen.main.bounds)
      outer.contentInsetAdjustmentBehavior = .never
      outer.contentSize = CGSize(width: 3 * 393, height: 852)
      outer.isPagingEnabled = true
      zoom.view.superview?.addSubview(outer)
      outer.addSubview(zoom.view)
      return (outer, ScrollLog())
    }
    outer.delegate = log
    zoom.stage.tick()

    zoom.land(at: centre)
    zoom.fingers(.move, centre, apart: 220)
    zoom.fingers(.move, CGPoint(x: centre.x - 40, y: centre.y), apart: 220)
    #expect(outer.contentOffset == .zero && zoom.view.zoomScale == 2)
    zoom.fingers(.up, CGPoint(x: centre.x - 40, y: centre.y), apart: 220)
    try zoom.stage.settle()
    #expect(log.lines.isEmpty)

    // When the picture is zoomed, a one-finger drag moves it.
    zoom.stage.run { zoom.view.contentOffset = CGPoint(x: 100, y: 400) }
    zoom.device.drag(
      from: centre, by: CGPoint(x: -6, y: 0), count: 10, every: 1.0 / 60,
      at: zoom.device.now + 0.01, rest: 0.2)
    try zoom.stage.settle()
    #expect(zoom.view.contentOffset.x > 120 && log.lines.isEmpty)

    // At the picture's edge, the drag moves to the next page.
    zoom.stage.run { zoom.view.contentOffset = CGPoint(x: 393, y: 400) }
    zoom.device.drag(
      from: CGPoint(x: 350, y: 426), by: CGPoint(x: -25, y: 0), count: 12, every: 1.0 / 60,
      at: zoom.device.now + 0.01)
    try zoom.stage.settle()
    #expect(outer.contentOffset.x == 393 && zoom.view.contentOffset.x == 393)
  }
}
