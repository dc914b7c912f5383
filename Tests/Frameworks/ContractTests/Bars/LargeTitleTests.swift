import Stage
import Testing
import UIKit

/// A large title and the scroll view below it (facts F.11). The phone's safe area begins at y = 59.
@MainActor
struct LargeTitleTests {
  private static let top: CGFloat = 59

  /// A and B with titles, each filled by a scroll view.
  private func scrolls(_ fixture: NavigationStage, content: Double = 3000) throws -> [UIScrollView]
  {
    let views = fixture.stage.run {
      fixture.navigation.navigationBar.prefersLargeTitles = true
      return [fixture.a, fixture.b].map { controller in
        controller.title = "Page \(controller.label)"
        let view = UIScrollView(frame: controller.view.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.contentSize = CGSize(width: 300, height: content)
        controller.view.addSubview(view)
        return view
      }
    }
    try fixture.stage.settle()
    return views
  }

  private func bar(_ fixture: NavigationStage) -> UINavigationBar {
    fixture.navigation.navigationBar
  }

  /// The font sizes of the visible titles.
  private func sizes(_ fixture: NavigationStage, _ title: String) -> [CGFloat] {
    fixture.stage.run {
      var sizes: [CGFloat] = []
      @MainActor func visit(_ view: UIView, _ alpha: Double) {
        let shown = view.layer.presentationValues() ?? view.layer.values
        let alpha = alpha * shown.opacity
        guard !view.isHidden, alpha > 0.01 else { return }
        if let label = view as? UILabel, label.text == title {
          let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
          sizes.append(font?.pointSize ?? label.font.pointSize)
        }
        for view in view.subviews { visit(view, alpha) }
      }
      visit(bar(fixture), 1)
      return sizes.sorted()
    }
  }

  /// The position, bounds, opacity and transform of each part of the bar.
  private func places(_ fixture: NavigationStage) -> [String] {
    fixture.stage.shownValues(bar(fixture).layer).map { values in
      "\(values.position) \(values.bounds) \(values.opacity) \(values.transform)"
    }
  }

  /// Drags vertically by `way` points in addition to the 10 points of slop. The touch stays still
  /// for `rest` seconds before it ends.
  private func drag(_ fixture: NavigationStage, by way: Double, rest: Double = 0.3) {
    let y = 400 + way + (way < 0 ? -10 : 10)
    fixture.stage.play(
      TouchScript(
        unit: .points,
        fingers: [
          [
            .init(.down, t: 0, x: 190, y: 400), .init(.move, t: 0.3, x: 190, y: y),
            .init(.up, t: 0.3 + rest, x: 190, y: y),
          ]
        ]))
    fixture.stage.advance(by: 0.3 + rest / 2)
  }

  @Test func `content begins below the whole title`() throws {
    for (device, top, inset) in [(Device.phone, 59, 165), (.pad, 32, 138)]
      as [(Device, CGFloat, CGFloat)]
    {
      let fixture = NavigationStage(device: device)
      fixture.begin()
      let view = try scrolls(fixture)[0]
      #expect(bar(fixture).frame.minY == top)
      #expect(bar(fixture).frame.height == 106)
      #expect(fixture.stage.run { view.adjustedContentInset.top } == inset)
      #expect(view.contentOffset.y == -inset)
      #expect(sizes(fixture, "Page A") == [34])
      fixture.stage.close()
    }
  }

  @Test func `the bar shrinks with the content, and titles switch at 52 points`() throws {
    try onNavigationStage { fixture in
      let view = try scrolls(fixture)[0]

      for (way, height) in [(20.0, 86.0), (51, 55), (52, 54), (200, 54)] {
        drag(fixture, by: -way)
        #expect(abs(bar(fixture).frame.height - height) < 0.34, "\(way)")
        #expect(abs(view.contentOffset.y - (-165 + way)) < 0.34, "\(way)")
        fixture.stage.advance(by: 0.1)
        if way < 40 { #expect(sizes(fixture, "Page A") == [34]) }
        if way == 51 { #expect(sizes(fixture, "Page A") == []) }
        fixture.stage.advance(by: 0.3)
        if way >= 52 { #expect(sizes(fixture, "Page A") == [17], "\(way)") }
        fixture.stage.run { view.setContentOffset(CGPoint(x: 0, y: -165), animated: false) }
        try fixture.stage.settle()
        #expect(sizes(fixture, "Page A") == [34])
        #expect(bar(fixture).frame.height == 106)
      }
    }
  }

  @Test(arguments: [(36.0, 0.0), (37, 52), (20, 0), (48, 52), (60, 60)])
  func `released half-way, the title expands or collapses`(way: Double, rest: Double) throws {
    try onNavigationStage { fixture in
      let view = try scrolls(fixture)[0]
      drag(fixture, by: -way)
      try fixture.stage.settle()

      #expect(abs(view.contentOffset.y - (-165 + rest)) < 0.34)
      #expect(abs(bar(fixture).frame.height - (rest == 0 ? 106 : 54)) < 0.34)
    }
  }

  @Test func `a pull stretches the bar, which returns`() throws {
    try onNavigationStage { fixture in
      let view = try scrolls(fixture)[0]
      drag(fixture, by: 100)
      let pull = -165 - view.contentOffset.y
      #expect(pull > 30)
      #expect(abs(bar(fixture).frame.height - (106 + pull)) < 1e-6)
      // The content inset is unchanged.
      #expect(fixture.stage.run { view.adjustedContentInset.top } == 165)

      try fixture.stage.settle()
      #expect(bar(fixture).frame.height == 106)
    }
  }

  @Test func `during deceleration the bar follows without a jump`() throws {
    try onNavigationStage { fixture in
      let view = try scrolls(fixture)[0]
      fixture.stage.run { view.contentOffset.y = 200 }
      try fixture.stage.settle()
      drag(fixture, by: 150, rest: 0.01)
      for _ in 0..<200 {
        fixture.stage.tick()
        let way = view.contentOffset.y + 165
        let height = 106 - min(way, 52)
        #expect(abs(bar(fixture).frame.height - height) < 1e-6)
      }
      try fixture.stage.settle()
    }
  }

  // MARK: Pushing and popping

  @Test(arguments: [true, false]) func `each controller's bar is as it was left`(animated: Bool)
    throws
  {
    try onNavigationStage { fixture in
      let views = try scrolls(fixture)
      drag(fixture, by: -200)
      try fixture.stage.settle()
      #expect(bar(fixture).frame.height == 54)

      fixture.push(fixture.b, animated: animated)
      try fixture.stage.settle()
      #expect(bar(fixture).frame.height == 106)
      #expect(sizes(fixture, "Page B") == [34])
      #expect(views[1].contentOffset.y == -165)

      fixture.pop(animated: animated)
      try fixture.stage.settle()
      #expect(bar(fixture).frame.height == 54)
      #expect(sizes(fixture, "Page A") == [17])
      #expect(abs(views[0].contentOffset.y - 35) < 0.34)
    }
  }

  @Test(arguments: [0.0, 0.3, 0.8])
  func `a cancelled pop from a large to a small bar causes no jump`(percent: Double) throws {
    try onNavigationStage { fixture in
      _ = try scrolls(fixture)
      drag(fixture, by: -200)
      try fixture.stage.settle()
      fixture.push(fixture.b)
      try fixture.stage.settle()
      fixture.delegate.animator = fixture.animator
      fixture.delegate.interactor = fixture.interactor
      let layer = bar(fixture).layer
      let before = places(fixture)
      fixture.pop()
      fixture.stage.run { fixture.interactor.update(percent) }
      fixture.stage.tick()
      @MainActor func height() -> Double {
        fixture.stage.run { (layer.presentationValues() ?? layer.values).bounds.height }
      }
      #expect(abs(height() - (106 - 52 * percent)) < 1)

      var last = height()
      fixture.stage.run { fixture.interactor.cancel() }
      for _ in 0..<40 {
        fixture.stage.tick()
        #expect(abs(height() - last) < 12)
        last = height()
      }
      try fixture.stage.settle()
      #expect(before == places(fixture))
      #expect(bar(fixture).frame.height == 106)
    }
  }

  @Test func `content that scrolls during a push does not change the new bar`() throws {
    try onNavigationStage { fixture in
      let views = try scrolls(fixture)
      drag(fixture, by: -150, rest: 0.01)
      #expect(views[0].isTracking || views[0].isDecelerating)
      fixture.push(fixture.b)
      try fixture.stage.settle()
      #expect(bar(fixture).frame.height == 106)
      #expect(sizes(fixture, "Page B") == [34])
      fixture.pop()
      try fixture.stage.settle()
      #expect(bar(fixture).frame.height == 54)
    }
  }

  @Test func `after rotating back the title matches the content's offset`() throws {
    try onNavigationStage { fixture in
      let view = try scrolls(fixture)[0]
      for way in [0.0, -200] {
        if way != 0 { drag(fixture, by: way) }
        try fixture.stage.settle()
        fixture.stage.rotate(to: .landscapeLeft)
        try fixture.stage.settle()
        #expect(bar(fixture).frame.height == 54)
        #expect(fixture.stage.run { view.adjustedContentInset.top } == 78)
        fixture.stage.rotate(to: .portrait)
        try fixture.stage.settle()
        #expect(fixture.stage.run { view.adjustedContentInset.top } == 165)
        #expect(bar(fixture).frame.height == (way == 0 ? 106 : 54))
      }
    }
  }

  // MARK: Choosing the scroll view

  @Test func `the controller's explicit content scroll view is used`() throws {
    try onNavigationStage { fixture in
      let first = try scrolls(fixture)[0]
      let named = fixture.stage.run {
        #expect(fixture.a.contentScrollView(for: .top) == nil)
        let view = UIScrollView(frame: fixture.a.view.bounds)
        view.contentSize.height = 3000
        fixture.a.view.addSubview(view)
        fixture.a.setContentScrollView(view, for: .top)
        return view
      }
      try fixture.stage.settle()
      #expect(fixture.a.contentScrollView(for: .top) === named)
      #expect(fixture.a.contentScrollView(for: .bottom) == nil)

      fixture.stage.run { first.contentOffset.y = 100 }
      try fixture.stage.settle()
      #expect(bar(fixture).frame.height == 106)
      fixture.stage.run { named.contentOffset.y = 100 }
      try fixture.stage.settle()
      #expect(bar(fixture).frame.height == 54)

      fixture.stage.run { named.removeFromSuperview() }
      fixture.stage.run { fixture.a.setContentScrollView(nil, for: .all) }
      try fixture.stage.settle()
      #expect(bar(fixture).frame.height == 54)
      fixture.stage.run { first.contentOffset.y = -165 }
      try fixture.stage.settle()
      #expect(bar(fixture).frame.height == 106)
    }
  }

  @Test func `short content is inset below the bar as well`() throws {
    try onNavigationStage { fixture in
      let view = try scrolls(fixture, content: 100)[0]
      #expect(fixture.stage.run { view.adjustedContentInset.top } == 165)
      #expect(view.contentOffset.y == -165)
      fixture.stage.run { view.contentInsetAdjustmentBehavior = .scrollableAxes }
      #expect(fixture.stage.run { view.adjustedContentInset.top } == 0)
    }
  }

  @Test func `a bar with inline titles keeps its height`() throws {
    try onNavigationStage { fixture in
      _ = try scrolls(fixture)
      fixture.stage.run { bar(fixture).prefersLargeTitles = false }
      try fixture.stage.settle()
      for way in [-100.0, 200] {
        drag(fixture, by: way)
        #expect(bar(fixture).frame.height == 54)
        try fixture.stage.settle()
      }
    }
  }

  // MARK: Appearance

  @Test(arguments: [true, false])
  func `content under the bar selects the standard appearance`(isLarge: Bool)
    throws
  {
    try onNavigationStage { fixture in
      let view = try scrolls(fixture)[0]
      fixture.stage.run {
        let bar = bar(fixture)
        bar.prefersLargeTitles = isLarge
        bar.standardAppearance.backgroundColor = .green
        let edge = UINavigationBarAppearance()
        edge.backgroundColor = .red
        bar.scrollEdgeAppearance = edge
      }
      try fixture.stage.settle()
      let ground = try #require(bar(fixture).subviews.first)
      #expect(ground.backgroundColor == .red)
      let start = isLarge ? -165.0 : -113
      for (way, color) in [
        (30.0, isLarge ? UIColor.red : .green), (70, .green), (0, .red), (-40, .red),
      ] {
        fixture.stage.run { view.contentOffset.y = start + way }
        try fixture.stage.settle()
        #expect(ground.backgroundColor == color, "\(way)")
        #expect(ground.frame.maxY == bar(fixture).bounds.height)
      }
    }
  }

  @Test func `a refresh control leaves the title in place`() throws {
    try onNavigationStage { fixture in
      let view = try scrolls(fixture)[0]
      let control = fixture.stage.run { UIRefreshControl() }
      fixture.stage.run { view.refreshControl = control }
      drag(fixture, by: 350)
      #expect(control.isRefreshing)
      #expect(bar(fixture).frame.height == 106)
      fixture.stage.advance(by: 1)
      #expect(view.contentOffset.y == -225)
      #expect(bar(fixture).frame.height == 106)
      fixture.stage.run { control.endRefreshing() }
      try fixture.stage.settle()
      #expect(view.contentOffset.y == -165)
    }
  }

  // MARK: The status bar

  @Test func `a tap on the status bar scrolls to the top and shows the large title`() throws {
    try onNavigationStage { fixture in
      let view = try scrolls(fixture)[0]
      drag(fixture, by: -200)
      try fixture.stage.settle()
      fixture.stage.play(
        TouchScript(
          unit: .points,
          fingers: [[.init(.down, t: 0, x: 60, y: 20), .init(.up, t: 0.05, x: 60, y: 20)]]))
      try fixture.stage.settle()
      #expect(view.contentOffset.y == -165)
      #expect(bar(fixture).frame.height == 106)
    }
  }
}
