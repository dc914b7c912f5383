import Foundation
import Stage
import TestSupport
import Testing

/// Compares every figure of `figures.json`, measured in UIKit, with the figure of Matchcut.
@MainActor
struct MeasuredFiguresTests {
  private let figures: MeasuredFigures

  init() throws { figures = try MeasuredFigures.read() }

  @Test func `every figure names its source`() {
    #expect(figures.sources.count > 10)
    for source in figures.sources {
      #expect(!source.repository.isEmpty && !source.path.isEmpty && !source.commit.isEmpty)
    }
  }

  // MARK: Springs and tracks

  @Test func `a spring given by ratio and duration has the measured stiffness`() {
    #expect(figures.springs.rows.count == 10)
    for row in figures.springs.rows {
      let spring = SpringSolver(
        dampingRatio: row[0], duration: row[1], initialVelocity: row[2])
      #expect(abs(spring.stiffness / row[3] - 1) <= 1e-6, "\(row)")
      #expect(abs(spring.damping - 2 * row[0] * row[3].squareRoot()) <= 1e-4, "\(row)")
    }
  }

  @Test func `an animated view is at the measured position`() throws {
    let tracks = figures.tracks
    try expect(tracks.spring) { changes in
      UIView.animate(
        withDuration: tracks.spring.duration, delay: 0,
        usingSpringWithDamping: tracks.spring.dampingRatio ?? 1, initialSpringVelocity: 0,
        animations: changes)
    }
    try expect(tracks.easeInOutAnimator) { changes in
      UIViewPropertyAnimator(
        duration: tracks.easeInOutAnimator.duration, curve: .easeInOut, animations: changes
      ).startAnimation()
    }
    try expect(tracks.springAnimator) { changes in
      UIViewPropertyAnimator(
        duration: tracks.springAnimator.duration,
        dampingRatio: tracks.springAnimator.dampingRatio ?? 1, animations: changes
      ).startAnimation()
    }
  }

  private func expect(
    _ track: MeasuredFigures.Track, _ animate: (@escaping () -> Void) -> Void
  ) throws {
    try onViewStage { fixture in
      fixture.stage.run { fixture.view.center.x = track.from }
      fixture.stage.tick()
      let start = fixture.stage.time
      fixture.stage.run { animate { fixture.view.center.x = track.to } }
      for row in track.rows {
        let shown = try #require(fixture.shown(at: start + row[0])).position.x
        #expect(abs(shown - row[1]) <= 0.2, "\(row)")
      }
    }
  }

  // MARK: Controls, bars, layout

  @Test(arguments: [true, false])
  func `a switch's knob moves with the measured spring`(turnsOn: Bool) throws {
    let measured = turnsOn ? figures.switch.offToOn : figures.switch.onToOff
    try onViewStage { fixture in
      let control = fixture.stage.run {
        let control = UISwitch()
        control.isOn = !turnsOn
        fixture.view.addSubview(control)
        return control
      }
      fixture.stage.tick()
      let knob = try #require(control.subviews.first?.subviews.last)
      let from = fixture.shown(knob).position.x
      let start = fixture.stage.time
      fixture.stage.run { control.setOn(turnsOn, animated: true) }
      let to = knob.layer.values.position.x
      #expect(abs(to - from) > 10)

      for t in stride(from: 0.0, through: measured.duration, by: 1.0 / 60) {
        // The spring is critically damped and starts at rest: its progress is 1 − (1 + ωt)·e^(−ωt).
        let swing = measured.frequency * t
        let progress = 1 - (1 + swing) * exp(-swing)
        let frame = try #require(fixture.shown(knob, at: start + t))
        #expect(abs((frame.position.x - from) / (to - from) - progress) <= 0.002, "\(t) s")
      }
      fixture.stage.advance(by: measured.duration - 2.0 / 60)
      #expect(knob.layer.animationKeys() != nil)
      fixture.stage.advance(by: 4.0 / 60)
      #expect(knob.layer.animationKeys() == nil)
      fixture.stage.run { control.removeFromSuperview() }
    }
  }

  @Test func `bars have the measured height`() throws {
    let bars = figures.bars
    // On the measured phone, the content began at y = 116. This phone did not show a status bar, so
    // it had no safe area at the top.
    #expect(NavigationBarMetrics.leastTop == bars.leastTop)
    #expect(bars.leastTop + bars.largeHeight == bars.expandedInset.phone)
    for (device, inset) in [(Device.pad, bars.expandedInset.pad)] {
      let fixture = NavigationStage(device: device)
      fixture.begin()
      let bar = fixture.navigation.navigationBar
      try fixture.stage.settle()
      #expect(fixture.stage.run { bar.frame.height } == bars.height)
      fixture.stage.run {
        bar.prefersLargeTitles = true
        fixture.a.title = "A title"
      }
      try fixture.stage.settle()
      #expect(fixture.stage.run { bar.frame.height } == bars.largeHeight)
      #expect(fixture.stage.run { fixture.a.view.safeAreaInsets.top } == inset)
      fixture.stage.run {
        bar.prefersLargeTitles = false
        fixture.a.navigationItem.prompt = "A prompt"
      }
      try fixture.stage.settle()
      #expect(fixture.stage.run { bar.frame.height } == bars.height + bars.promptExtra)
      fixture.stage.close()
    }
    onTabStage { scene in
      #expect(scene.stage.run { scene.tabs.tabBar.frame.height } == bars.tabBarHeight)
    }
  }

  @Test func `readable content has the measured width`() throws {
    let readable = figures.readable
    try onViewStage { fixture in
      let view = fixture.stage.run {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: readable.viewWidth, height: 100))
        view.insetsLayoutMarginsFromSafeArea = false
        fixture.view.addSubview(view)
        return view
      }
      let frame = fixture.stage.run { view.readableContentGuide.layoutFrame }
      #expect(frame.minX == readable.x && frame.width == readable.widest, "\(frame)")
      fixture.stage.run { view.frame.size.width = readable.widest }
      // In a narrower view, only the view's margins limit the guide.
      let narrow = fixture.stage.run { view.readableContentGuide.layoutFrame }
      #expect(narrow.minX == 8 && narrow.width == readable.widest - 16, "\(narrow)")
      fixture.stage.run { view.removeFromSuperview() }
    }
  }

  // MARK: Sheets

  @Test func `sheets have the measured frames`() throws {
    for row in figures.sheets.detents {
      try onStage { fixture in
        let detents: [SheetScene.Detent] =
          switch row.name {
          case "medium": [.medium]
          case .some: [.large]
          case nil: [.custom(row.value ?? 0, "measured")]
          }
        let scene = try SheetScene(fixture, detents: detents)
        let frame = try scene.frame()
        for (shown, measured) in zip(
          [frame.minX, frame.minY, frame.width, frame.height], row.frame)
        {
          #expect(abs(shown - measured) <= 1e-3, "\(row): \(frame)")
        }
        if let bottom = row.bottom {
          #expect(fixture.stage.run { fixture.b.view.safeAreaInsets.bottom } == bottom, "\(row)")
        }
        #expect(abs(try scene.dim() - figures.sheets.dimming) < 1e-6)
      }
    }
  }

  @Test func `between detents a sheet follows the touch, and settles at the nearest`()
    throws
  {
    let rows = figures.sheets.detents
    let medium = try #require(rows.first { $0.name == "medium" }).frame
    let large = try #require(rows.first { $0.name == "large" }).frame
    for height in figures.sheets.heightsBetweenDetents {
      try onStage { fixture in
        let scene = try SheetScene(fixture, detents: [.medium, .large])
        #expect(abs(try scene.frame().height - medium[3]) < 1e-3)
        // The top and bottom edges have covered the same fraction of their distances.
        let share = (height - medium[3]) / (large[3] - medium[3])
        let way = (medium[1] - large[1]) * share
        scene.drag(from: 700, by: -(way + 10), in: 0.3, rest: 0.3)
        fixture.stage.advance(by: 0.5)

        let frame = try scene.frame()
        #expect(abs(frame.height - height) <= 0.5, "\(height): \(frame)")
        #expect(abs(frame.minY - (medium[1] - way)) <= 0.5, "\(height): \(frame)")
        #expect(abs(try scene.dim() - figures.sheets.dimming) < 1e-6, "\(height)")

        try fixture.stage.settle()
        let goal = share > 0.5 ? large : medium
        #expect(abs(try scene.frame().height - goal[3]) <= 1e-3, "\(height)")
      }
    }
  }

  @Test func `a sheet has the measured grabber, corners and shadow`() throws {
    let (grabber, radius, shadow) = (
      figures.sheets.grabber, figures.sheets.radius, figures.sheets.shadow
    )
    for isLarge in [true, false] {
      try onStage { fixture in
        let scene = try SheetScene(fixture, detents: [isLarge ? .large : .medium]) {
          $0.prefersGrabberVisible = true
        }
        let card = try #require(try scene.sheet().presentedView)
        var strips: [UIView] = []
        var radii: [CGFloat] = []
        @MainActor func visit(_ view: UIView) {
          if view.bounds.size == CGSize(width: grabber.width, height: grabber.height) {
            strips.append(view)
          }
          if view.clipsToBounds, view.layer.cornerRadius > 0 {
            radii.append(view.layer.cornerRadius)
          }
          for view in view.subviews { visit(view) }
        }
        fixture.stage.run { visit(card) }
        let strip = try #require(strips.first)
        let place = strip.convert(strip.bounds, to: card)
        #expect(place.minY == grabber.belowTop && !strip.isHidden)
        #expect(strip.convert(strip.bounds, to: fixture.window).minX == grabber.x)
        #expect(strip.layer.cornerRadius == grabber.radius)
        let color = try #require(strip.backgroundColor?.cgColor.components)
        let measured = [grabber.red / 255, grabber.green / 255, grabber.blue / 255, grabber.alpha]
        for (a, b) in zip(color, measured) { #expect(abs(a - b) < 1e-4, "\(color)") }

        // The radius of a sheet's top corners at full height was fitted and is accurate to half a
        // point. The bottom corners have the radius of the display's corners.
        let top = radii.min { abs($0 - radius.floatingTop) < abs($1 - radius.floatingTop) } ?? 0
        let wanted = isLarge ? radius.largeTopFitted : radius.floatingTop
        #expect(abs(top - wanted) <= (isLarge ? 0.5 : 0), "\(radii)")
        #expect(radii.contains(radius.floatingBottom) != isLarge, "\(radii)")
        let opacity = CGFloat(card.layer.shadowOpacity)
        #expect(abs(opacity - (isLarge ? 0 : shadow.opacity)) < 1e-6)
        #expect(card.layer.shadowRadius == shadow.radius)
        #expect(card.layer.shadowOffset == CGSize(width: 0, height: shadow.drop))
      }
    }
  }

  @Test func `a released sheet is at the measured position`() {
    let release = figures.sheets.release
    let motion = SheetMotion(distance: -release.from, velocity: 0, start: 0)
    #expect(abs(SheetSpring.frequency - release.frequency) < 1e-4)
    for row in release.rows {
      #expect(abs(-motion.rest(at: row[0] - release.lag) - row[1]) <= 1, "\(row)")
    }
  }

  @Test func `large sheets have the measured size on each device`() throws {
    let frames = figures.sheets.largeFrames
    let rows: [(Device, UIModalPresentationStyle, [CGFloat])] = [
      (.phone, .pageSheet, frames.phone), (.small, .pageSheet, frames.small),
      (.pad, .pageSheet, frames.pad), (.pad, .formSheet, frames.padForm),
    ]
    for (device, style, measured) in rows {
      let stage = Stage(device: device)
      let (root, page) = stage.run { (UIViewController(), UIViewController()) }
      stage.show(root)
      stage.run {
        page.modalPresentationStyle = style
        page.preferredContentSize =
          style == .formSheet ? CGSize(width: measured[2], height: measured[3]) : .zero
        root.present(page, animated: false)
      }
      try stage.settle()
      let frame = stage.run { page.view.convert(page.view.bounds, to: stage.window) }
      #expect([frame.minX, frame.minY, frame.width, frame.height] == measured, "\(device.id)")
      stage.close()
    }
  }
}
