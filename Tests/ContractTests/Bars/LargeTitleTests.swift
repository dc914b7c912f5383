import Stage
import Testing
import UIKit

/// A large title and the scroll view below it (facts F.11). The phone's safe area begins at y = 59.
@MainActor
struct LargeTitleTests {
  private static let top: CGFloat = 59

  /// A and B with titles, each filled by a scroll view.
  private func scrolls(_ journey: Journey, content: Double = 3000) throws -> [UIScrollView] {
    let views = journey.stage.run {
      journey.navigation.navigationBar.prefersLargeTitles = true
      return [journey.a, journey.b].map { controller in
        controller.title = "Page \(controller.label)"
        let view = UIScrollView(frame: controller.view.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.contentSize = CGSize(width: 300, height: content)
        controller.view.addSubview(view)
        return view
      }
    }
    try journey.stage.settle()
    return views
  }

  private func bar(_ journey: Journey) -> UINavigationBar { journey.navigation.navigationBar }

  /// The font sizes of the visible titles.
  private func sizes(_ journey: Journey, _ title: String) -> [CGFloat] {
    journey.stage.run {
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
      visit(bar(journey), 1)
      return sizes.sorted()
    }
  }

  /// The position, bounds, opacity and transform of each part of the bar.
  private func places(_ journey: Journey) -> [String] {
    journey.stage.shownValues(bar(journey).layer).map { values in
      "\(values.position) \(values.bounds) \(values.opacity) \(values.transform)"
    }
  }

  /// Drags vertically by `way` points in addition to the 10 points of slop. The touch stays still
  /// for `rest` seconds before it ends.
  private func drag(_ journey: Journey, by way: Double, rest: Double = 0.3) {
    let y = 400 + way + (way < 0 ? -10 : 10)
    journey.stage.play(
      TouchScript(
        unit: .points,
        fingers: [
          [
            .init(.down, t: 0, x: 190, y: 400), .init(.move, t: 0.3, x: 190, y: y),
            .init(.up, t: 0.3 + rest, x: 190, y: y),
          ]
        ]))
    journey.stage.advance(by: 0.3 + rest / 2)
  }

  @Test func `content begins below the whole title`() throws {
    for (device, top, inset) in [(Device.phone, 59, 165), (.pad, 32, 138)]
      as [(Device, CGFloat, CGFloat)]
    {
      let journey = Journey(device: device)
      journey.begin()
      let view = try scrolls(journey)[0]
      #expect(bar(journey).frame.minY == top)
      #expect(bar(journey).frame.height == 106)
      #expect(journey.stage.run { view.adjustedContentInset.top } == inset)
      #expect(view.contentOffset.y == -inset)
      #expect(sizes(journey, "Page A") == [34])
      journey.stage.close()
    }
  }

  @Test func `the bar shrinks with the content, and titles switch at 52 points`() throws {
    try onJourney { journey in
      let view = try scrolls(journey)[0]

      for (way, height) in [(20.0, 86.0), (51, 55), (52, 54), (200, 54)] {
        drag(journey, by: -way)
        #expect(abs(bar(journey).frame.height - height) < 0.34, "\(way)")
        #expect(abs(view.contentOffset.y - (-165 + way)) < 0.34, "\(way)")
        journey.stage.advance(by: 0.1)
        if way < 40 { #expect(sizes(journey, "Page A") == [34]) }
        if way == 51 { #expect(sizes(journey, "Page A") == []) }
        journey.stage.advance(by: 0.3)
        if way >= 52 { #expect(sizes(journey, "Page A") == [17], "\(way)") }
        journey.stage.run { view.setContentOffset(CGPoint(x: 0, y: -165), animated: false) }
        try journey.stage.settle()
        #expect(sizes(journey, "Page A") == [34])
        #expect(bar(journey).frame.height == 106)
      }
    }
  }

  @Test(arguments: [(36.0, 0.0), (37, 52), (20, 0), (48, 52), (60, 60)])
  func `released half-way, the title expands or collapses`(way: Double, rest: Double) throws {
    try onJourney { journey in
      let view = try scrolls(journey)[0]
      drag(journey, by: -way)
      try journey.stage.settle()

      #expect(abs(view.contentOffset.y - (-165 + rest)) < 0.34)
      #expect(abs(bar(journey).frame.height - (rest == 0 ? 106 : 54)) < 0.34)
    }
  }

  @Test func `a pull stretches the bar, which returns`() throws {
    try onJourney { journey in
      let view = try scrolls(journey)[0]
      drag(journey, by: 100)
      let pull = -165 - view.contentOffset.y
      #expect(pull > 30)
      #expect(abs(bar(journey).frame.height - (106 + pull)) < 1e-6)
      // The content inset is unchanged.
      #expect(journey.stage.run { view.adjustedContentInset.top } == 165)

      try journey.stage.settle()
      #expect(bar(journey).frame.height == 106)
    }
  }

  @Test func `during deceleration the bar follows without a jump`() throws {
    try onJourney { journey in
      let view = try scrolls(journey)[0]
      journey.stage.run { view.contentOffset.y = 200 }
      try journey.stage.settle()
      drag(journey, by: 150, rest: 0.01)
      for _ in 0..<200 {
        journey.stage.tick()
        let way = view.contentOffset.y + 165
        let height = 106 - min(way, 52)
        #expect(abs(bar(journey).frame.height - height) < 1e-6)
      }
      try journey.stage.settle()
    }
  }

  // MARK: Pushing and popping

  @Test(arguments: [true, false]) func `each controller's bar is as it was left`(animated: Bool)
    throws
  {
    try onJourney { journey in
      let views = try scrolls(journey)
      drag(journey, by: -200)
      try journey.stage.settle()
      #expect(bar(journey).frame.height == 54)

      journey.push(journey.b, animated: animated)
      try journey.stage.settle()
      #expect(bar(journey).frame.height == 106)
      #expect(sizes(journey, "Page B") == [34])
      #expect(views[1].contentOffset.y == -165)

      journey.pop(animated: animated)
      try journey.stage.settle()
      #expect(bar(journey).frame.height == 54)
      #expect(sizes(journey, "Page A") == [17])
      #expect(abs(views[0].contentOffset.y - 35) < 0.34)
    }
  }

  @Test(arguments: [0.0, 0.3, 0.8])
  func `a cancelled pop from a large to a small bar causes no jump`(percent: Double) throws {
    try onJourney { journey in
      _ = try scrolls(journey)
      drag(journey, by: -200)
      try journey.stage.settle()
      journey.push(journey.b)
      try journey.stage.settle()
      journey.delegate.animator = journey.animator
      journey.delegate.interactor = journey.interactor
      let layer = bar(journey).layer
      let before = places(journey)
      journey.pop()
      journey.stage.run { journey.interactor.update(percent) }
      journey.stage.tick()
      @MainActor func height() -> Double {
        journey.stage.run { (layer.presentationValues() ?? layer.values).bounds.height }
      }
      #expect(abs(height() - (106 - 52 * percent)) < 1)

      var last = height()
      journey.stage.run { journey.interactor.cancel() }
      for _ in 0..<40 {
        journey.stage.tick()
        #expect(abs(height() - last) < 12)
        last = height()
      }
      try journey.stage.settle()
      #expect(before == places(journey))
      #expect(bar(journey).frame.height == 106)
    }
  }

  @Test func `content that scrolls during a push does not change the new bar`() throws {
    try onJourney { journey in
      let views = try scrolls(journey)
      drag(journey, by: -150, rest: 0.01)
      #expect(views[0].isTracking || views[0].isDecelerating)
      journey.push(journey.b)
      try journey.stage.settle()
      #expect(bar(journey).frame.height == 106)
      #expect(sizes(journey, "Page B") == [34])
      journey.pop()
      try journey.stage.settle()
      #expect(bar(journey).frame.height == 54)
    }
  }

  @Test func `after rotating back the title matches the content's offset`() throws {
    try onJourney { journey in
      let view = try scrolls(journey)[0]
      for way in [0.0, -200] {
        if way != 0 { drag(journey, by: way) }
        try journey.stage.settle()
        journey.stage.rotate(to: .landscapeLeft)
        try journey.stage.settle()
        #expect(bar(journey).frame.height == 54)
        #expect(journey.stage.run { view.adjustedContentInset.top } == 78)
        journey.stage.rotate(to: .portrait)
        try journey.stage.settle()
        #expect(journey.stage.run { view.adjustedContentInset.top } == 165)
        #expect(bar(journey).frame.height == (way == 0 ? 106 : 54))
      }
    }
  }

  // MARK: Choosing the scroll view

  @Test func `the controller's explicit content scroll view is used`() throws {
    try onJourney { journey in
      let first = try scrolls(journey)[0]
      let named = journey.stage.run {
        #expect(journey.a.contentScrollView(for: .top) == nil)
        let view = UIScrollView(frame: journey.a.view.bounds)
        view.contentSize.height = 3000
        journey.a.view.addSubview(view)
        journey.a.setContentScrollView(view, for: .top)
        return view
      }
      try journey.stage.settle()
      #expect(journey.a.contentScrollView(for: .top) === named)
      #expect(journey.a.contentScrollView(for: .bottom) == nil)

      journey.stage.run { first.contentOffset.y = 100 }
      try journey.stage.settle()
      #expect(bar(journey).frame.height == 106)
      journey.stage.run { named.contentOffset.y = 100 }
      try journey.stage.settle()
      #expect(bar(journey).frame.height == 54)

      journey.stage.run { named.removeFromSuperview() }
      journey.stage.run { journey.a.setContentScrollView(nil, for: .all) }
      try journey.stage.settle()
      #expect(bar(journey).frame.height == 54)
      journey.stage.run { first.contentOffset.y = -165 }
      try journey.stage.settle()
      #expect(bar(journey).frame.height == 106)
    }
  }

  @Test func `short content is inset below the bar as well`() throws {
    try onJourney { journey in
      let view = try scrolls(journey, content: 100)[0]
      #expect(journey.stage.run { view.adjustedContentInset.top } == 165)
      #expect(view.contentOffset.y == -165)
      journey.stage.run { view.contentInsetAdjustmentBehavior = .scrollableAxes }
      #expect(journey.stage.run { view.adjustedContentInset.top } == 0)
    }
  }

  @Test func `a bar with inline titles keeps its height`() throws {
    try onJourney { journey in
      _ = try scrolls(journey)
      journey.stage.run { bar(journey).prefersLargeTitles = false }
      try journey.stage.settle()
      for way in [-100.0, 200] {
        drag(journey, by: way)
        #expect(bar(journey).frame.height == 54)
        try journey.stage.settle()
      }
    }
  }

  // MARK: Appearance

  @Test(arguments: [true, false])
  func `content under the bar selects the standard appearance`(isLarge: Bool)
    throws
  {
    try onJourney { journey in
      let view = try scrolls(journey)[0]
      journey.stage.run {
        let bar = bar(journey)
        bar.prefersLargeTitles = isLarge
        bar.standardAppearance.backgroundColor = .green
        let edge = UINavigationBarAppearance()
        edge.backgroundColor = .red
        bar.scrollEdgeAppearance = edge
      }
      try journey.stage.settle()
      let ground = try #require(bar(journey).subviews.first)
      #expect(ground.backgroundColor == .red)
      let start = isLarge ? -165.0 : -113
      for (way, color) in [
        (30.0, isLarge ? UIColor.red : .green), (70, .green), (0, .red), (-40, .red),
      ] {
        journey.stage.run { view.contentOffset.y = start + way }
        try journey.stage.settle()
        #expect(ground.backgroundColor == color, "\(way)")
        #expect(ground.frame.maxY == bar(journey).bounds.height)
      }
    }
  }

  @Test func `a refresh control leaves the title in place`() throws {
    try onJourney { journey in
      let view = try scrolls(journey)[0]
      let control = journey.stage.run { UIRefreshControl() }
      journey.stage.run { view.refreshControl = control }
      drag(journey, by: 350)
      #expect(control.isRefreshing)
      #expect(bar(journey).frame.height == 106)
      journey.stage.advance(by: 1)
      #expect(view.contentOffset.y == -225)
      #expect(bar(journey).frame.height == 106)
      journey.stage.run { control.endRefreshing() }
      try journey.stage.settle()
      #expect(view.contentOffset.y == -165)
    }
  }

  // MARK: The status bar

  @Test func `a tap on the status bar scrolls to the top and shows the large title`() throws {
    try onJourney { journey in
      let view = try scrolls(journey)[0]
      drag(journey, by: -200)
      try journey.stage.settle()
      journey.stage.play(
        TouchScript(
          unit: .points,
          fingers: [[.init(.down, t: 0, x: 60, y: 20), .init(.up, t: 0.05, x: 60, y: 20)]]))
      try journey.stage.settle()
      #expect(view.contentOffset.y == -165)
      #expect(bar(journey).frame.height == 106)
    }
  }
}
