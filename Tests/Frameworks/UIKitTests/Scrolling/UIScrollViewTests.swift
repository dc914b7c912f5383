import Stage
import Testing
import UIKit

@MainActor
struct UIScrollViewTests {
  @Test func `its defaults are as documented`() {
    Stage().run {
      let view = UIScrollView()
      #expect(view.contentOffset == .zero && view.contentSize == .zero)
      #expect(view.contentInset == .zero && view.adjustedContentInset == .zero)
      #expect(view.bounces && !view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
      #expect(view.isScrollEnabled && !view.isPagingEnabled && !view.isDirectionalLockEnabled)
      #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
      #expect(view.delaysContentTouches && view.canCancelContentTouches && view.scrollsToTop)
      #expect(view.decelerationRate == .normal && view.indicatorStyle == .default)
      #expect(view.contentInsetAdjustmentBehavior == .automatic)
      #expect(view.keyboardDismissMode == .none && view.clipsToBounds)
      #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
      #expect(view.panGestureRecognizer.view === view && view.delegate == nil)
      #expect(view.touchesShouldCancel(in: UIView()))
      #expect(!view.touchesShouldCancel(in: UIButton()))
      #expect(view.subviews.isEmpty)
    }
  }

  @Test func `stopping a view at rest does nothing`() {
    let device = ScrollDevice()
    device.stage.run { device.view.stopScrollingAndZooming() }
    #expect(!device.view.isScrollAnimating && device.log.lines.isEmpty)
  }

  @Test func `an animated scroll can be stopped where it is`() {
    let device = ScrollDevice()
    device.stage.run { device.view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
    device.stage.advance(by: 0.1)
    let y = device.y
    #expect(device.view.isScrollAnimating && y > 0 && y < 1000)

    device.stage.run { device.view.stopScrollingAndZooming() }
    #expect(!device.view.isScrollAnimating)
    device.stage.advance(by: 0.5)

    #expect(device.y == y)
    #expect(device.log.lines.last != "scroll")
  }

  @Test func `the offset is the bounds' origin, unclamped, and each change is reported`() {
    let device = ScrollDevice(content: CGSize(width: 393, height: 2000))

    device.stage.run {
      device.view.contentOffset = CGPoint(x: 0, y: 5000)
      device.view.bounds.origin.y = -30
      device.view.setContentOffset(CGPoint(x: 10, y: 20), animated: false)
      device.view.setContentOffset(CGPoint(x: 10, y: 20), animated: false)
    }

    #expect(device.log.lines == ["scroll", "scroll", "scroll"])
    #expect(device.log.offsets.map(\.y) == [5000, -30, 20])
    #expect(device.view.bounds.origin == CGPoint(x: 10, y: 20))
  }

  @Test func `an animated scroll takes 0.3 seconds along a cosine`() throws {
    let device = ScrollDevice()
    device.stage.run {
      device.view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    }
    #expect(device.view.contentOffset == .zero)

    for frame in 1...18 {
      device.stage.tick()
      let expected = 400 * (1 - cos(Double.pi * Double(frame) / 18)) / 2
      let offset = Double(device.view.contentOffset.y)
      #expect(abs(offset - expected) <= 1.0 / 6 + 1e-9, "frame \(frame)")
    }
    #expect(device.log.order == ["scroll", "didEase"])
    #expect(device.view.contentOffset.y == 400)
    try device.stage.settle()
    #expect(device.log.lines.count { $0 == "didEase" } == 1)
  }

  @Test func `an animated scroll without a distance or a window is immediate`() throws {
    let device = ScrollDevice()
    device.stage.run {
      device.view.setContentOffset(.zero, animated: true)
      let loose = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      loose.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
      #expect(loose.contentOffset.y == 50)
    }
    try device.stage.settle()

    #expect(device.log.lines.isEmpty)
  }

  /// The view is 852 points high, its content 2000 points, and its offset 500.
  @Test(arguments: [
    (100.0, 50.0, 100.0), (1000, 52, 500), (900, 152, 500), (1400, 100, 648), (1990, 100, 1148),
    (400, 1200, 400),
  ])
  func `scrollRectToVisible moves as little as necessary`(y: Double, height: Double, offset: Double)
  {
    let device = ScrollDevice(content: CGSize(width: 393, height: 2000), offset: 500)

    device.stage.run {
      let rect = CGRect(x: 0, y: y, width: 10, height: height)
      device.view.scrollRectToVisible(rect, animated: false)
    }

    #expect(device.y == offset)
  }

  // MARK: Extent

  @Test func `content that shrinks at rest clamps the offset`() {
    let device = ScrollDevice(content: CGSize(width: 393, height: 2000), offset: 1000)

    device.stage.run { device.view.contentSize.height = 1000 }
    #expect(device.view.contentOffset.y == 148)
    device.stage.run { device.view.frame.size.height = 500 }
    #expect(device.view.contentOffset.y == 148)
    device.stage.run { device.view.bounds.size.height = 1000 }
    #expect(device.view.contentOffset.y == 0)
  }

  @Test func `the safe area is added along the scrolling axes`() {
    let stage = Stage(device: .phone)
    let root = stage.run { UIViewController() }
    stage.show(root)
    let (view, log) = stage.run { (UIScrollView(frame: root.view.bounds), ScrollLog()) }
    stage.run {
      view.delegate = log
      view.contentSize = CGSize(width: 100, height: 3000)
      root.view.addSubview(view)
    }
    let safe = stage.run { root.view.safeAreaInsets }
    #expect(safe.top > 0 && safe.bottom > 0)

    #expect(stage.run { view.adjustedContentInset } == safe)
    #expect(view.contentOffset.y == -safe.top)
    #expect(log.lines.contains("insets"))

    for (behavior, height, isAdded) in [
      (UIScrollView.ContentInsetAdjustmentBehavior.never, 3000.0, false), (.always, 3000, true),
      (.always, 10, true), (.scrollableAxes, 10, false), (.scrollableAxes, 3000, true),
      (.automatic, 10, false),
    ] {
      stage.run {
        view.contentSize.height = height
        view.contentInsetAdjustmentBehavior = behavior
        view.contentInset.top = 7
      }
      let top = stage.run { view.adjustedContentInset.top }
      #expect(top == (isAdded ? safe.top : 0) + 7, "\(behavior), \(height)")
    }
  }

  @Test func `content of the view's width does not scroll sideways with side safe areas`() {
    let stage = Stage(device: .phone)
    let root = stage.run { UIViewController() }
    stage.show(root)
    stage.rotate(to: .landscapeLeft, animated: false)
    let view = stage.run { UIScrollView(frame: root.view.bounds) }
    stage.run {
      view.contentSize = CGSize(width: root.view.bounds.width, height: 3000)
      root.view.addSubview(view)
    }

    #expect(stage.run { root.view.safeAreaInsets.left } > 0)
    #expect(stage.run { view.adjustedContentInset.left } == 0)
    #expect(stage.run { view.adjustedContentInset.bottom } > 0)
    #expect(stage.run { view.contentOffset.x } == 0)
  }

  @Test func `content at its start stays there as it outgrows the view, and off window`() {
    let stage = Stage(device: .phone)
    let root = stage.run { UIViewController() }
    stage.show(root)
    let view = stage.run { UIScrollView(frame: root.view.bounds) }
    stage.run { root.view.addSubview(view) }
    let top = stage.run { root.view.safeAreaInsets.top }
    #expect(view.contentOffset.y == 0)

    stage.run { view.contentSize.height = 3000 }
    #expect(view.contentOffset.y == -top)

    stage.run { view.removeFromSuperview() }
    #expect(view.contentOffset.y == -top)
    stage.run { root.view.addSubview(view) }
    #expect(view.contentOffset.y == -top)
  }

  @Test func `the offset animates in an animation block`() throws {
    let device = ScrollDevice()
    device.stage.run {
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        device.view.contentOffset.y = 100
      }
    }
    #expect(device.y == 100)
    device.stage.advance(by: 0.2)

    let shown = device.stage.run { device.view.layer.presentationValues()?.bounds.minY }
    #expect(abs(Double(shown ?? 0) - 50) < 5)
    try device.stage.settle()
    #expect(device.log.lines == ["scroll"])
  }

  @Test func `observers receive moves and releases, and may set the target`() throws {
    let device = ScrollDevice(offset: 1000)
    let watcher = Watcher()
    device.stage.run {
      device.view.addWatcher(watcher)
      device.view.addWatcher(watcher)
    }

    drag(device, by: 0, -10)
    try device.stage.settle()

    #expect(watcher.moves == device.log.lines.count { $0 == "scroll" })
    #expect(watcher.lifts == 1)
    // The delegate receives the target that the observer has set, and the scroll view stops there.
    #expect(device.log.target.y.truncatingRemainder(dividingBy: 100) == 0)
    #expect(device.view.contentOffset == device.log.target)

    device.stage.run { device.view.removeWatcher(watcher) }
    drag(device, by: 0, -10)
    try device.stage.settle()
    #expect(watcher.lifts == 1)
  }

  @Test func `a system inset is added to the app's`() {
    let device = ScrollDevice(content: CGSize(width: 393, height: 2000))

    device.stage.run {
      device.view.contentInset.top = 10
      device.view.contentOffset.y = -10
      device.view.extraInset.top = 60
    }

    #expect(device.view.adjustedContentInset.top == 70)
    #expect(device.y == -70)
  }

  @Test func `a growing inset moves only as far as necessary`() {
    let device = ScrollDevice(content: CGSize(width: 393, height: 2000), offset: 1148)

    device.stage.run { device.view.contentInset.bottom = 100 }
    #expect(device.view.contentOffset.y == 1148)
    device.stage.run { device.view.contentOffset.y = 1248 }
    device.stage.run { device.view.contentInset.bottom = 0 }
    #expect(device.view.contentOffset.y == 1148)
  }

  // MARK: Drags

  /// Drags by (x, y) twenty times, every hundredth of a second. The touch then rests for `rest`
  /// seconds.
  private func drag(_ device: ScrollDevice, by x: Double, _ y: Double, rest: Double = 0) {
    device.drag(
      from: CGPoint(x: 196, y: 426), by: CGPoint(x: x, y: y), count: 20, every: 0.01,
      at: device.now + 0.004, rest: rest)
  }

  @Test func `content that fits does not move, and no call is made`() throws {
    let device = ScrollDevice(content: CGSize(width: 393, height: 300))

    drag(device, by: 0, 10)
    try device.stage.settle()
    #expect(device.log.lines.isEmpty)

    device.stage.run { device.view.alwaysBounceVertical = true }
    drag(device, by: 0, 10)
    try device.stage.settle()
    #expect(device.log.order.first == "willDrag" && device.log.order.last == "didCoast")
    #expect(device.log.offsets.contains { $0.y < -50 })
    #expect(device.view.contentOffset == .zero)
  }

  @Test func `without bouncing the offset stops at the ends`() throws {
    let device = ScrollDevice(content: CGSize(width: 393, height: 1000), offset: 100)
    device.stage.run { device.view.bounces = false }

    drag(device, by: 0, -10)
    try device.stage.settle()
    #expect(device.view.contentOffset.y == 148)
    drag(device, by: 0, 10)
    try device.stage.settle()

    #expect(device.view.contentOffset.y == 0)
    #expect(device.log.offsets.allSatisfy { (0...148).contains($0.y) })
  }

  @Test(arguments: [(10.0, 1.0, true, false), (1, 10, false, true), (8, 7, true, true)])
  func `a directional lock keeps a drag on its axis, unless it is diagonal`(
    x: Double, y: Double, movesX: Bool, movesY: Bool
  ) throws {
    let device = ScrollDevice(content: CGSize(width: 4000, height: 4000), offset: 2000)
    device.stage.run {
      device.view.isDirectionalLockEnabled = true
      device.view.contentOffset.x = 2000
    }

    drag(device, by: x, y)
    try device.stage.settle()

    #expect((device.view.contentOffset.x != 2000) == movesX)
    #expect((device.view.contentOffset.y != 2000) == movesY)
  }

  @Test(arguments: [(-10.0, 0.0, 393.0), (-2, 0.2, 0), (-12, 0.2, 393), (10, 0, 0)])
  func `paging stops at pages`(step: Double, rest: Double, offset: Double) throws {
    let device = ScrollDevice(content: CGSize(width: 393 * 4, height: 852))
    device.stage.run { device.view.isPagingEnabled = true }

    drag(device, by: step, 0, rest: rest)
    try device.stage.settle()

    #expect(device.view.contentOffset == CGPoint(x: offset, y: 0))
    #expect(device.log.target == CGPoint(x: offset, y: 0))
  }

  @Test func `it stops at the delegate's target`() throws {
    let device = ScrollDevice(offset: 1000)
    device.log.newTarget = CGPoint(x: 0, y: 1234)

    drag(device, by: 0, -10)
    try device.stage.settle()

    #expect(device.view.contentOffset.y == 1234)
    #expect(device.log.lines.last == "didCoast")
  }

  @Test func `a target set for a touch at rest starts a deceleration`() throws {
    let device = ScrollDevice(offset: 1000)
    device.log.newTarget = CGPoint(x: 0, y: 900)

    drag(device, by: 0, -10, rest: 0.3)
    try device.stage.settle()

    #expect(device.view.contentOffset.y == 900)
    #expect(device.log.lines.contains("didEnd(true)"))
  }

  @Test func `tracking, dragging and decelerating are true at their times`() throws {
    let device = ScrollDevice(offset: 1000)
    let (view, start) = (device.view, device.now)
    func flags() -> [Bool] { [view.isTracking, view.isDragging, view.isDecelerating] }
    let lift = device.drag(
      from: CGPoint(x: 196, y: 426), by: CGPoint(x: 0, y: -2), count: 20, every: 1.0 / 60,
      at: start + 1.0 / 60)

    #expect(flags() == [false, false, false])
    device.stage.tick()
    #expect(flags() == [true, false, false])
    device.stage.advance(by: 0.1)
    #expect(flags() == [true, true, false])
    while device.now < lift { device.stage.tick() }
    #expect(flags() == [false, false, true])
    #expect(!device.stage.run { FrameLoop.current.isIdle })
    try device.stage.settle()
    #expect(flags() == [false, false, false])
  }

  @Test func `a cancelled drag ends without velocity`() throws {
    let device = ScrollDevice(offset: 1000)
    for step in 0...10 {
      let phase: TouchSample.Phase = step == 0 ? .down : .move
      device.report(phase, 200, 600 - Double(step) * 10, at: device.now + Double(step + 1) / 100)
    }
    device.report(.cancel, 200, 500, at: device.now + 0.12)
    try device.stage.settle()

    #expect(device.log.order == ["willDrag", "scroll", "willEnd", "didEnd(false)"])
    #expect(device.log.velocity == .zero)
    #expect(device.y == 1090)
  }

  @Test func `a second touch neither causes a jump nor ends the drag`() throws {
    let device = ScrollDevice(offset: 1000)
    device.stage.play(
      TouchScript(
        unit: .points,
        fingers: [
          [
            .init(.down, t: 0, x: 100, y: 600), .init(.move, t: 0.2, x: 100, y: 500),
            .init(.up, t: 0.3, x: 100, y: 500),
          ],
          [
            .init(.down, t: 0.25, x: 300, y: 300), .init(.move, t: 0.5, x: 300, y: 250),
            .init(.up, t: 0.8, x: 300, y: 250),
          ],
        ]))

    device.stage.advance(by: 0.28)
    #expect(abs(device.y - 1090) < 10)
    device.stage.advance(by: 0.1)
    #expect(device.view.isDragging)
    try device.stage.settle()

    #expect(device.log.lines.count { $0 == "willDrag" } == 1)
    #expect(device.y > 1120 && device.y <= 1140)
  }

  // MARK: Interruptions

  /// A scroll view that was flicked and has been decelerating for a few frames.
  private func thrown(_ content: Double = 40_000, from offset: Double = 1000) -> ScrollDevice {
    let device = ScrollDevice(content: CGSize(width: 393, height: content), offset: offset)
    drag(device, by: 0, -10)
    while !device.view.isDecelerating { device.stage.tick() }
    device.stage.advance(by: 0.2)
    device.log.lines = []
    return device
  }

  @Test func `a touch stops a deceleration at once, and its lift keeps it stopped`() throws {
    let device = thrown()
    let start = device.now

    device.report(.down, 200, 400, at: start + 0.02)
    device.report(.up, 200, 400, at: start + 0.2)
    device.stage.advance(by: 0.05)
    let offset = device.view.contentOffset
    #expect(device.view.isTracking && !device.view.isDecelerating)
    try device.stage.settle()

    #expect(device.view.contentOffset == offset)
    #expect(!device.view.isTracking)
  }

  @Test func `a touch that catches a bounce and lifts lets it return`() throws {
    let device = ScrollDevice(content: CGSize(width: 393, height: 2000), offset: 100)
    drag(device, by: 0, 30)
    while !device.view.isDecelerating { device.stage.tick() }
    device.stage.tick()
    #expect(device.view.contentOffset.y < -100)

    device.report(.down, 200, 400, at: device.now + 0.01)
    device.report(.up, 200, 400, at: device.now + 0.5)
    device.stage.advance(by: 0.4)
    #expect(device.view.contentOffset.y < -50)
    try device.stage.settle()

    #expect(device.view.contentOffset.y == 0)
    #expect(device.log.lines.last == "didCoast")
  }

  @Test func `a drag from a caught bounce continues from its offset`() throws {
    let device = ScrollDevice(content: CGSize(width: 393, height: 2000), offset: 100)
    drag(device, by: 0, 30)
    while !device.view.isDecelerating { device.stage.tick() }
    device.stage.tick()
    let caught = device.view.contentOffset.y
    device.log.offsets = []

    device.drag(
      from: CGPoint(x: 200, y: 300), by: CGPoint(x: 0, y: 4), count: 10, every: 0.02,
      at: device.now + 0.001)
    device.stage.advance(by: 0.1)
    #expect(device.view.isDragging)
    #expect(abs(device.view.contentOffset.y - caught) < 15)
    try device.stage.settle()

    #expect(device.view.contentOffset.y == 0)
  }

  @Test func `assigning the offset shifts a deceleration, setContentOffset stops it`() throws {
    let device = thrown()
    let end = 1190 + (1000 - 10) * 0.499

    device.stage.run { device.view.contentOffset.y -= 500 }
    #expect(device.view.isDecelerating)
    try device.stage.settle()
    #expect(abs(Double(device.view.contentOffset.y) - (end - 500)) < 1)

    let other = thrown()
    other.stage.run { other.view.setContentOffset(CGPoint(x: 0, y: 50), animated: false) }
    #expect(!other.view.isDecelerating)
    try other.stage.settle()
    #expect(other.view.contentOffset.y == 50)
    #expect(other.log.lines == ["scroll"] || other.log.lines == ["didCoast", "scroll"])
  }

  @Test func `an animated scroll replaces a deceleration or a drag`() throws {
    let device = thrown()
    device.stage.run {
      device.view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    }
    try device.stage.settle()
    #expect(device.view.contentOffset.y == 50)
    #expect(device.log.lines.last == "didEase")

    drag(device, by: 0, -10)
    device.stage.advance(by: 0.1)
    #expect(device.view.isDragging)
    device.stage.run {
      device.view.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    }
    #expect(!device.view.isDragging)
    try device.stage.settle()
    #expect(device.view.contentOffset.y == 700)
  }

  @Test func `content and view may change during deceleration`() throws {
    let device = thrown()
    device.stage.run { device.view.contentSize.height = 1500 }
    try device.stage.settle()
    #expect(device.y == 648)

    let grown = thrown(2000, from: 800)
    grown.stage.run { grown.view.contentSize.height = 4000 }
    try grown.stage.settle()
    #expect(grown.view.contentOffset.y > 1148)

    let resized = thrown(2000, from: 700)
    resized.stage.run { resized.view.frame.size.height = 1900 }
    try resized.stage.settle()
    #expect(resized.view.contentOffset.y == 100)
  }

  @Test func `a drag continues from an offset set during it`() throws {
    let device = ScrollDevice(offset: 1000)
    device.drag(
      from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -5), count: 30, every: 1.0 / 60,
      at: device.now + 1.0 / 60, rest: 0.3)
    device.stage.advance(by: 0.25)
    let before = device.view.contentOffset.y

    device.stage.run { device.view.contentOffset.y += 2000 }
    device.stage.tick()
    #expect(device.view.contentOffset.y == before + 2005)
    try device.stage.settle()

    // The offset is 1000 + 2000 + 150, minus the 10 points of slop.
    #expect(device.y == 3140)
  }

  @Test func `a view removed from its window in a drag rests, and returns`() throws {
    let device = ScrollDevice(offset: 0)
    let parent = try #require(device.view.superview)
    drag(device, by: 0, 10)
    device.stage.advance(by: 0.15)
    #expect(device.view.isDragging && device.view.contentOffset.y < 0)

    device.stage.run { device.view.removeFromSuperview() }
    #expect(!device.view.isDragging && !device.view.isTracking)
    #expect(device.view.contentOffset == .zero)
    #expect(device.log.order.last != "willEnd")
    device.stage.run { parent.addSubview(device.view) }
    try device.stage.settle()
    #expect(device.view.panGestureRecognizer.state == .possible)

    drag(device, by: 0, -10)
    device.stage.advance(by: 0.1)
    #expect(device.view.isDragging)
    try device.stage.settle()
  }

  @Test func `a view removed from its window while decelerating stops and reports the end`() throws
  {
    let device = thrown()

    device.stage.run { device.view.removeFromSuperview() }
    let offset = device.view.contentOffset
    try device.stage.settle()

    #expect(device.view.contentOffset == offset)
    #expect(!device.view.isDecelerating)
  }

  @Test func `a view that is not retained ends its deceleration`() throws {
    let stage = Stage()
    let root = stage.run { UIViewController() }
    stage.show(root)
    weak var gone: UIScrollView?
    stage.run {
      let view = UIScrollView(frame: root.view.bounds)
      view.contentSize.height = 9000
      root.view.addSubview(view)
      view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      gone = view
    }
    stage.tick()
    stage.run { root.view.subviews.first?.removeFromSuperview() }

    try stage.settle()

    #expect(gone == nil)
  }

  @Test func `disabling scrolling in a drag ends it as cancelled`() throws {
    let device = ScrollDevice(offset: 0)
    drag(device, by: 0, 10)
    device.stage.advance(by: 0.15)

    device.stage.run { device.view.isScrollEnabled = false }
    #expect(!device.view.isDragging)
    try device.stage.settle()
    #expect(device.view.contentOffset == .zero)
    #expect(
      device.log.order == [
        "willDrag", "scroll", "willEnd", "didEnd(true)", "willCoast", "scroll", "didCoast",
      ])

    device.log.lines = []
    drag(device, by: 0, -10)
    try device.stage.settle()
    #expect(device.log.lines.isEmpty)
  }

  @Test(arguments: ["willDrag", "scroll", "willEnd", "didEnd(true)", "willCoast", "didCoast"])
  func `whatever the delegate does, it ends at rest`(call: String) throws {
    let acts: [(UIScrollView) -> Void] = [
      { $0.isScrollEnabled = false }, { $0.removeFromSuperview() },
      { $0.setContentOffset(.zero, animated: false) },
      { $0.setContentOffset(CGPoint(x: 0, y: 100), animated: true) },
      { $0.contentSize = .zero }, { $0.delegate = nil }, { $0.bounces = false },
      { $0.contentInset.top = 100 }, { $0.isHidden = true }, { $0.frame.size.height = 50 },
    ]
    for (number, act) in acts.enumerated() {
      let device = ScrollDevice(content: CGSize(width: 393, height: 3000), offset: 300)
      var isDone = false
      device.log.onCall = { name, view in
        guard name == call, !isDone else { return }
        isDone = true
        act(view)
      }
      drag(device, by: 0, 10)
      try device.stage.settle()

      #expect(isDone, "\(call), act \(number)")
      let view = device.view
      #expect(!view.isTracking && !view.isDragging && !view.isDecelerating, "act \(number)")
      #expect(view.panGestureRecognizer.state == .possible, "act \(number)")
      let height = Double(view.bounds.height)
      let top = Double(view.adjustedContentInset.top)
      let last = max(-top, Double(view.contentSize.height) - height)
      #expect((-top...last).contains(Double(view.contentOffset.y)), "\(call), act \(number)")
    }
  }

  @Test func `a delegate that is released or implements nothing causes no error`() throws {
    let device = ScrollDevice(offset: 1000)
    device.stage.run { device.view.delegate = Silent.shared }
    drag(device, by: 0, -10)
    try device.stage.settle()
    let calls = device.stage.run {
      device.stage.world.service(CallTrace.self).events.filter {
        $0.call.description.hasPrefix("scrollViewDidScroll(UIScrollView#1)")
      }
    }
    #expect(calls.count == 1, "asked once, then known")

    var mayfly: ScrollLog? = ScrollLog()
    device.stage.run { device.view.delegate = mayfly }
    drag(device, by: 0, -10)
    device.stage.advance(by: 0.1)
    mayfly = nil
    try device.stage.settle()
    #expect(device.view.delegate == nil)
  }

  @Test(arguments: [0.1, 0.35])
  func `rotating in a drag or a deceleration leaves a valid offset`(when: Double) throws {
    let device = ScrollDevice(content: CGSize(width: 393, height: 1000), offset: 0)
    device.stage.run {
      device.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    drag(device, by: 0, 12)
    device.stage.advance(by: when)
    #expect(device.view.isDragging == (when < 0.2))

    device.stage.rotate(to: .landscapeLeft)
    try device.stage.settle()

    #expect(device.view.bounds.height == 393)
    #expect(device.y >= 0 && device.y <= 607)
    #expect(device.view.panGestureRecognizer.state == .possible)
  }

  @Test func `its pan's delegate cannot be replaced`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIScrollView()
        view.panGestureRecognizer.delegate = Stranger()
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("'NSInvalidArgumentException'"))
    #expect(
      text.contains(
        "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate."
      ))
  }

  // MARK: Indicators

  @Test func `indicators show while it moves and fade at rest`() throws {
    let device = ScrollDevice(content: CGSize(width: 393, height: 3000), offset: 1000)
    #expect(device.view.subviews.isEmpty)

    drag(device, by: 0, -5)
    device.stage.advance(by: 0.15)
    let bar = try #require(device.view.subviews.last)
    #expect(device.view.subviews.count == 1, "content as wide as the view has one indicator")
    #expect(bar.alpha == 1 && !bar.isHidden)
    #expect(bar.frame.maxX == 390 && bar.frame.width == 3)
    try device.stage.settle()

    #expect(bar.alpha == 0)
    #expect(bar.frame.minY >= device.view.bounds.minY)
    #expect(bar.frame.maxY <= device.view.bounds.maxY)
  }

  @Test func `indicators that are turned off stay hidden`() throws {
    let device = ScrollDevice(content: CGSize(width: 3000, height: 3000))
    device.stage.run {
      device.view.showsVerticalScrollIndicator = false
      device.view.showsHorizontalScrollIndicator = false
    }

    drag(device, by: -5, -5)
    try device.stage.settle()

    #expect(device.view.subviews.isEmpty)
  }
}

private final class Silent: NSObject, UIScrollViewDelegate {
  @MainActor static let shared = Silent()
}

/// An observer that sets targets at multiples of 100.
@MainActor
private final class Watcher: ScrollWatcher {
  var moves = 0
  var lifts = 0
  func scrollViewMoved(_ scrollView: UIScrollView) { moves += 1 }
  func scrollViewLifted(_ scrollView: UIScrollView) { lifts += 1 }
  func scrollView(_ scrollView: UIScrollView, restFor target: CGPoint) -> CGPoint {
    CGPoint(x: target.x, y: (target.y / 100).rounded() * 100)
  }
}

private final class Stranger: NSObject, UIGestureRecognizerDelegate {}
