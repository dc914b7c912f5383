import Stage
import Testing
import UIKit

@MainActor
struct UIScrollViewZoomingTests {
  @Test func `its defaults are as documented`() {
    Stage().run {
      let view = UIScrollView()
      #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1)
      #expect(view.bouncesZoom && !view.isZooming && !view.isZoomBouncing)
      #expect(view.pinchGestureRecognizer == nil)
      view.maximumZoomScale = 3
      view.zoomScale = 2
      #expect(view.zoomScale == 1, "nothing to zoom")
    }
  }

  @Test func `setting a scale applies at once, clamped, and is reported once`() {
    let zoom = ZoomDevice()

    zoom.stage.run {
      for (asked, scale) in [(2.0, 2.0), (9, 4), (0.1, 1), (1, 1), (3, 3)] {
        zoom.view.zoomScale = asked
        #expect(Double(zoom.view.zoomScale) == scale)
        #expect(Double(zoom.picture.transform.a) == scale)
        #expect(zoom.view.contentSize == CGSize(width: 393 * scale, height: 852 * scale))
        #expect(zoom.picture.frame.origin == .zero)
      }
    }

    #expect(zoom.log.lines.filter { $0 != "scroll" } == ["zoom", "zoom", "zoom", "zoom"])
  }

  @Test func `an animated zoom is reported from begin to end`() throws {
    let zoom = ZoomDevice()
    zoom.stage.run { zoom.view.setZoomScale(3, animated: true) }
    #expect(zoom.view.zoomScale == 1 && zoom.log.lines == ["willZoom"])
    var last: CGFloat = 1
    zoom.log.onCall = { name, view in
      guard name == "zoom" else { return }
      #expect(view.zoomScale > last && view.zoomScale <= 3)
      last = view.zoomScale
    }
    try zoom.stage.settle()

    #expect(last == 3 && zoom.view.zoomScale == 3)
    #expect(zoom.log.lines.count { $0 == "zoom" } > 5)
    #expect(zoom.log.lines.last == "didZoom(3)" && !zoom.view.isZooming)
  }

  /// The rectangle that apps zoom to after a double tap.
  @Test(arguments: [
    // A point in the middle is centred on the screen.
    (CGPoint(x: 200, y: 400), CGPoint(x: 200 * 3 - 196.5, y: 400 * 3 - 426)),
    // A point in a corner comes as close to the centre as the content allows.
    (CGPoint(x: 10, y: 10), CGPoint.zero),
    (CGPoint(x: 390, y: 850), CGPoint(x: 393 * 2, y: 852 * 2)),
  ])
  func `a double tap zooms in to its location, and back`(place: CGPoint, offset: CGPoint) throws {
    let zoom = ZoomDevice()
    let taps = DoubleTap()
    let view = zoom.view
    taps.action = { tap in
      guard view.zoomScale == 1 else { return view.setZoomScale(1, animated: true) }
      let centre = tap.location(in: zoom.picture)
      let size = CGSize(width: view.bounds.width / 3, height: view.bounds.height / 3)
      let rect = CGRect(
        x: centre.x - size.width / 2, y: centre.y - size.height / 2, width: size.width,
        height: size.height)
      view.zoom(to: rect, animated: true)
    }
    zoom.stage.run {
      let tap = UITapGestureRecognizer(
        target: taps, action: Selector("tapped:", DoubleTap.tapped))
      tap.numberOfTapsRequired = 2
      view.addGestureRecognizer(tap)
    }
    func tapTwice() throws {
      let (x, y) = (Double(place.x), Double(place.y))
      for start in [0.01, 0.15] {
        zoom.device.report(.down, x, y, at: zoom.device.now + start)
        zoom.device.report(.up, x, y, at: zoom.device.now + start + 0.05)
      }
      try zoom.stage.settle()
    }

    try tapTwice()
    #expect(abs(view.zoomScale - 3) < 1e-9)
    #expect(abs(view.contentOffset.x - offset.x) < 0.34)
    #expect(abs(view.contentOffset.y - offset.y) < 0.34)
    try tapTwice()
    #expect(view.zoomScale == 1 && view.contentOffset == .zero)
    let told = zoom.log.lines.filter { $0 != "scroll" && $0 != "zoom" }
    #expect(told == ["willZoom", "didZoom(3)", "willZoom", "didZoom(1)"])
  }

  @Test func `zooming to a rectangle uses the scale that fits it, or the limit`() {
    let zoom = ZoomDevice()

    zoom.stage.run {
      zoom.view.zoom(to: CGRect(x: 0, y: 0, width: 196.5, height: 10), animated: false)
      #expect(zoom.view.zoomScale == 2)
      zoom.view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 284), animated: false)
      #expect(zoom.view.zoomScale == 3)
      zoom.view.zoom(to: CGRect(x: 300, y: 300, width: 1, height: 1), animated: false)
      #expect(zoom.view.zoomScale == 4)
      zoom.view.zoom(to: CGRect(x: -500, y: -500, width: 5000, height: 5000), animated: false)
      #expect(zoom.view.zoomScale == 1 && zoom.view.contentOffset == .zero)
    }
  }

  @Test func `at the current scale, zooming to a rectangle only scrolls`() throws {
    let zoom = ZoomDevice()
    zoom.stage.run {
      zoom.view.zoomScale = 4
      zoom.log.lines = []
      zoom.view.zoom(to: CGRect(x: 300, y: 700, width: 20, height: 20), animated: true)
    }
    try zoom.stage.settle()

    #expect(zoom.view.contentOffset == CGPoint(x: 310 * 4 - 196.5, y: 710 * 4 - 426))
    #expect(zoom.log.order == ["scroll", "didEase"])
  }

  // MARK: Misuse

  @Test func `another zoom replaces a running one`() throws {
    let zoom = ZoomDevice()
    zoom.stage.run { zoom.view.setZoomScale(4, animated: true) }
    zoom.stage.advance(by: 0.1)
    zoom.stage.run { zoom.view.setZoomScale(1, animated: true) }
    zoom.stage.advance(by: 0.1)
    zoom.stage.run { zoom.view.setZoomScale(2, animated: false) }
    #expect(zoom.view.zoomScale == 2)
    try zoom.stage.settle()

    #expect(zoom.view.zoomScale == 2)
    #expect(zoom.log.lines.count { $0 == "willZoom" } == 2)
    #expect(zoom.log.lines.count { $0.hasPrefix("didZoom") } == 2)
  }

  @Test func `a delegate may set the scale in its own calls`() throws {
    let zoom = ZoomDevice()
    zoom.log.onCall = { name, view in
      if name == "zoom", view.zoomScale > 2 { view.zoomScale = 2 }
    }
    zoom.stage.run { zoom.view.setZoomScale(3, animated: true) }
    try zoom.stage.settle()

    #expect(zoom.view.zoomScale == 2)
    #expect(zoom.log.lines.count { $0.hasPrefix("didZoom") } == 1)
  }

  @Test func `a view removed during a zoom has a scale within its limits`() throws {
    let zoom = ZoomDevice()
    zoom.stage.run { zoom.view.setZoomScale(4, animated: true) }
    zoom.stage.advance(by: 0.1)
    zoom.stage.run { zoom.view.removeFromSuperview() }
    try zoom.stage.settle()

    #expect(zoom.view.zoomScale > 1 && zoom.view.zoomScale < 4)
    #expect(zoom.log.lines.count { $0.hasPrefix("didZoom") } == 1)
  }

  @Test func `invalid values are ignored with a warning`() {
    let zoom = ZoomDevice()
    zoom.stage.run {
      zoom.view.zoomScale = .nan
      zoom.view.zoom(to: .null, animated: true)
    }

    #expect(zoom.view.zoomScale == 1 && zoom.log.lines.isEmpty)
    #expect(zoom.stage.warnings.count == 2)
  }

  @Test func `with animations disabled a zoom is immediate`() {
    let zoom = ZoomDevice()
    zoom.stage.run {
      UIView.performWithoutAnimation { zoom.view.setZoomScale(2, animated: true) }
      #expect(zoom.view.zoomScale == 2)
    }
  }

  // MARK: Layout by the app

  @Test func `an app can centre a small picture with insets`() throws {
    let zoom = ZoomDevice(limits: 0.5...2)
    zoom.log.onCall = { name, view in
      guard name == "zoom" else { return }
      let x = max(0, (view.bounds.width - view.contentSize.width) / 2)
      let y = max(0, (view.bounds.height - view.contentSize.height) / 2)
      view.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }
    for isAnimated in [false, true] {
      zoom.stage.run { zoom.view.setZoomScale(1, animated: false) }
      zoom.stage.run { zoom.view.setZoomScale(0.5, animated: isAnimated) }
      try zoom.stage.settle()

      let shown = zoom.stage.run { zoom.picture.convert(zoom.picture.bounds, to: nil) }
      #expect(shown == CGRect(x: 98.25, y: 213, width: 196.5, height: 426), "\(isAnimated)")
    }
  }

  @Test func `a picture with constraints zooms as well`() throws {
    let zoom = ZoomDevice()
    zoom.stage.run {
      let (view, picture) = (zoom.view, zoom.picture)
      picture.translatesAutoresizingMaskIntoConstraints = false
      let guide = view.contentLayoutGuide
      NSLayoutConstraint.activate([
        picture.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        picture.topAnchor.constraint(equalTo: guide.topAnchor),
        picture.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        picture.widthAnchor.constraint(equalToConstant: 393),
        picture.heightAnchor.constraint(equalToConstant: 852),
      ])
    }
    zoom.stage.tick()
    zoom.stage.run { zoom.view.setZoomScale(2, animated: true) }
    try zoom.stage.settle()
    zoom.stage.run { zoom.view.setNeedsLayout() }
    zoom.stage.tick()

    #expect(zoom.picture.frame == CGRect(x: 0, y: 0, width: 786, height: 1704))
    #expect(zoom.view.contentSize == CGSize(width: 786, height: 1704))
    #expect(zoom.view.contentOffset == CGPoint(x: 196.5, y: 426))
  }

  @Test func `the distances around a zoomed view are not scaled`() {
    let zoom = ZoomDevice()
    zoom.stage.run {
      let (view, picture) = (zoom.view, zoom.picture)
      picture.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        picture.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 46.5),
        view.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 46.5),
        picture.topAnchor.constraint(equalTo: view.topAnchor, constant: 351),
        view.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: 351),
        picture.widthAnchor.constraint(equalToConstant: 200),
        picture.heightAnchor.constraint(equalToConstant: 100),
      ])
    }
    zoom.stage.tick()
    zoom.stage.run { zoom.view.zoomScale = 1.5 }
    zoom.stage.run { zoom.view.setNeedsLayout() }
    zoom.stage.tick()

    let size = zoom.view.contentSize
    #expect(abs(size.width - 393) < 0.5 && abs(size.height - 852) < 0.5, "\(size)")
  }

  @Test func `another view for zooming has its own scale`() {
    let zoom = ZoomDevice()
    zoom.stage.run {
      zoom.view.zoomScale = 3
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      zoom.view.addSubview(other)
      zoom.log.zoomed = other
      zoom.view.zoomScale = 2
      #expect(other.transform.a == 2 && zoom.picture.transform.a == 3)
    }
  }
}

@MainActor
private final class DoubleTap {
  var action: ((UITapGestureRecognizer) -> Void)?
  func tapped(_ tap: UITapGestureRecognizer) { action?(tap) }
}
